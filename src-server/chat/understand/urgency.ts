import type { Urgency } from '../../../shared/chat.ts'

const urgent =
  /\b(emergency|emergencies|urgent(ly)?|urgente|emergencia|asap|(?:cant|can't|cannot) wait|a\.s\.a\.p|(?<!\bbook )(?<!\bbook it )right (now(?!,? (?:it'?s|it is|they'?re|they are|the walls?|my|i have|we have)\b)|away|this (second|minute))|(come|out|kitchen|here|help|water|leaking|sink|house|basement) rn|immediately|inmediat\w+|now now|(?<!por )ahora( mismo)?|ya mismo|vengan ya|hurry|ap[uú]r\w+|burst|bursting|gushing|spraying|shooting (out|up)|pouring (out|in|down|through|from)|water everywhere|flooding|overflowing(?! with)|wont stop (leaking|flowing)|sparking|sparks|on fire|smok(e|ing) (from|coming)|gas (smell|leak)|smell(s|ing)? (of )?gas|locked (myself )?out|lock(ed)? out|trapped|help me(?! (?:arrange|with|find|understand|set|plan|figure|book|choose|decide|get|to)\b)|quickest|this (second|minute|instant)|stat)\b/i
/** 'Necesito un cerrajero ya' */
const rightAway = /\b(?:necesito|ocupo|mand\w+|urge|vengan?)\b[^.!?]{0,40}\bya(?=\W*(?:$|[.!,]))/i
const now =
  /(?<!\bbook )(?<!\bbook it )\b(right|need|come|here|help|asap|it)\s+now\s*[!.?]*\s*$|\b(come|need|here|help|someone|somebody|plumber|electrician|locksmith|tech)\b[^.,!?]{0,40}\bnow\b(?!\s*(?:that|or)\b)|^\s*now\b|\bNOW\b/
const high =
  /\b(today|tonight|tonite|tomorrow|tomorow|tmrw|tmr|2morrow|this (morning|afternoon|evening|week ?end)|same[- ]day|(as )?soon as (you|u|someone|possible|anyone)( can)?|soon|soonest|quickly|quick|first thing|hoy|manana|esta (noche|tarde)|lo antes posible|pronto|in (an|a few|a couple( of)?|two|2|3) hours?|by (tonight|tomorrow|noon|5)|earliest)\b/i
const low =
  /\b(no (big |real |particular |great )?(rush|hurry|urgency)|not (urgent|in a (rush|hurry))|isn'?t urgent|when(?:e?ve?r)[.!?]*\s*$|whenev\w*,? (ur|your crew|the crew|works|is|its|possible|convenient)|when(ever)? (you|u|ya)('?re)? (have|get|got|free|can|time|available)( time)?|some ?time (next|this|in|soon)|someday|eventually|next (month|year|spring|summer|fall|winter|season)|not till|not until|not before|just (looking|browsing|curious|planning|pricing|wondering|thinking|exploring)|planning (for|to|on|a|ahead)|thinking (about|of)|in (a few|a couple( of)?|the next few|two|three|several|[2-9]) (months|years)|down the (road|line)|at some point|flexible|no prisa|sin prisa|cuando puedan|proximo (mes|ano)|el mes que viene|in the (summer|fall|winter)|take your time|low priority|hurry whatsoever|this (spring|summer|fall|winter))\b/i

/** 'Last week I got locked out' */
const longAgo =
  /[^.,;!?\n]*\b(?:last (?:week|month|year|summer|winter|spring|fall)|(?:weeks?|months?|years?) ago|la semana pasada|el (?:mes|ano) pasado|hace (?:una?|dos|tres|\d+) (?:semanas?|mes(?:es)?|anos?))\b[^.,;!?\n]*/gi

/** How soon it has to be, judged by the words themselves. */
export function urgencyIn(message: string): Urgency {
  const text = message
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/’/g, "'")
    .replace(longAgo, ' ')
  if (/\b(no|not|isn'?t|aint) (an? |es |tan )?(emergency|urgent|urgente|emergencia)/i.test(text))
    return low.test(text) || !high.test(text) ? 'low' : 'high'
  if (/\b(no|not (a|in a)) (big |real )?(rush|hurry)/i.test(text)) return 'low'
  if (
    /\b(?:don'?t|do not|doesn'?t|no) (?:need|have to)\b[^.,;!?]{0,24}\b(?:today|now|tonight|right away)\b/i.test(
      text,
    )
  )
    return 'low'
  if (
    /\bno (?:tiene|necesita|hace falta|tienen) que ser hoy\b|\bnot (?:for )?today\b|\bno (?:es )?(?:pa |para )?hoy\b/i.test(
      text,
    )
  )
    return 'low'
  if (/\bjust (planning|looking|browsing|curious|wondering)\b/i.test(text)) return 'low'
  if (urgent.test(text) || now.test(text) || rightAway.test(text)) return 'urgent'
  if (high.test(text)) return 'high'
  return low.test(text) ? 'low' : 'normal'
}
