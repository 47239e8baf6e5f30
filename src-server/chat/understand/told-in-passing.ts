import { startTimesOf } from '../../../shared/time/slots.ts'
import { hypothetical, noKeys } from './unwished-times.ts'

/** 'Can it wait a week? Rain is coming Tuesday' */
const canItWait =
  /\b(?:can|could) (?:it|that|this|they|the [\w ]{2,16}) wait\b[^.,;!?]*|\b(?:how bad|is it (?:ok|okay|bad|safe))\b[^.;!?]{0,50}\b(?:wait|leave|left)\b[^.,;!?]*|\b(?:rain|snow|storm|freeze)\w*\b[^.,;!?]{0,16}\b(?:coming|expected|due|forecast|on|by|is)\b[^.,;!?]{0,12}\b(?:tomorrow|tonight|(?:sun|mon|tues|wednes|thurs|fri|satur)day)\b/giu
/** 'Should she sleep in our room tonight?', 'can I still bake in it tonight?' */
const livesTonight =
  /\bshould (?:i|we)\b[^.?!;]{0,60}\b(?:tonight|today)\b|\b(?:sleep\w*|duerm\w+|dorm\w+|bake|cook|(?:i|we|she|he|kids)\b[^.,;!?]{0,24}\b(?:use|stay|turn|leave|keep|set|bath\w*|shower\w*|eat))\b[^.,;!?]{0,30}\b(?:tonight|esta noche)\b/giu
/** 'Salgo a las 4, entonces no alcanzo': why another day is asked for. */
const tooLateFor =
  /\b(?:salgo|salimos|i get (?:off|out)|i['’]?m (?:off|out))(?: del trabajo| of work| work)? (?:a las |at )\d{1,2}(?::\d\d)?(?: ?[ap]m)?(?:,? (?:so|entonces|as[ií] que|y|and))? (?:no (?:alcanzo|llego|puedo)|i (?:can['’]?t|won['’]?t|cannot) (?:make|do|be))\b|\blo de (?:ma[nñ]ana|hoy|el \p{L}+) (?:s[ií] )?(?:queda|sigue)\b[^.;!?]*/giu
/** 'Will he be done by 2 for sure?' */
const doneBy =
  /\b(?:will|can|could|would|tell me|know if|sure)\b[^.?!]{0,40}\b(?:done|finished|free|gone|out)\b[^.?!\d]{0,14}\bby (?:\d{1,2}(?::\d\d)?(?: ?[ap]m)?|noon|then)\b/giu
/** 'Can I still change the day later if the landlord calls?' changes nothing now. */
const changesLater =
  /\b(?:can|could|may|puedo|podemos) (?:i|we|lo|la)? ?(?:move|push|change|mover|cambiar) (?:it |that )?(?:by |back )?(?:a|one|un|the) (?:day|week|d[ií]a|semana)\b[^.;!?]*|\b(?:can|could|may|puedo|podemos) (?:(?:i|we) )?(?:still |always |also |luego )?(?:change|move|switch|reschedule|cambiar(?:lo|la)?|mover(?:lo|la)?)(?: (?:the|my|it|that|el|la))?(?: (?:day|date|time|visit|d[ií]a|fecha|hora))? (?:later|afterwards|after that|despu[eé]s|luego|m[aá]s (?:tarde|adelante))\b[^.;!?]*/giu
/** 'Is it dry by Sunday?' */
const dryBy =
  /\b(?:dry|dried|se seca\w*|seca\w*|seque\w*)\b[^.,;!?]{0,12}\b(?:by|before|for|para|antes del?) (?:el |la |the )?(?:sun|mon|tues|wednes|thurs|fri|satur|domingo|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado)(?:day)?\b/giu

/** 'I will grab a post tomorrow', 'mañana compro la llave' */
const errands =
  /\b(?:i['’]?ll|i will|we['’]?ll|we will|i['’]?m (?:going to|gonna)|i can|let me) (?:go )?(?:grab|buy|get|pick up|order|stop by|run to|ask|talk to|check with|call)\b[^.,;!?]{0,30}\b(?:today|tomorrow|tonight|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:weekend|week|evening))\b|\b(?:ma[nñ]ana|hoy|el \p{L}+) (?:yo )?(?:compro|consigo|pregunto|le pregunto|hablo con)\b[^.,;!?]*/giu
/** 'The scratching is every night around 2 am', 'we had rain on Thursday' */
const happens =
  /\b(?:is|its|comes|starts|happens|wakes me(?: up)?|scratch\w*|runs|hear (?:it|them)|heard (?:it|them))(?: up| on)? (?:every|each|most) (?:night|morning|evening|day|afternoon)s?\b(?: (?:at|around|about|after|before) \S+(?: [ap]m)?)?|\b(?:we|it) (?:had|got) (?:some |heavy |a lot of )?(?:rain|snow|storms?|wind|hail)\b[^.,;!?]*|\b(?:got|gotten|getting|grew|growing|been) (?:\w+ ){1,3}(?:this|last) (?:week|weekend|month)\b|\b(?:it )?(?:rained|snowed|hailed|stormed) [^.,;!?]*|\b(?:todas las (?:noches|ma[nñ]anas|tardes)|cada (?:noche|ma[nñ]ana))\b(?: (?:a|como a|a eso de) las? \d+)?|\bllovi[oó]\b[^.,;!?]*/giu

/** 'Do prices change if I come back in two weeks?', 'the same price in January?' */
const asksIfHolds =
  /\bif (?:they|it|the \w+) (?:comes? back|returns?|happens? again|breaks? again|leaks? again)\b[^.;!?,]*|\bif (?:i|we) (?:come back|wait|hold off)\b[^.;!?]*|\b(?:price|quote|estimate|number)s?\b[^.?!;]{0,30}\b(?:same|good|valid|hold|change)\b[^.?!;]{0,20}\b(?:in|for|after|until|till) (?:like |about )?(?:\d+ (?:days|weeks|months)|two|three|a few|a couple|a month|a week|next (?:month|year)|january|spring|the holidays)\b[^.?!;]*|\bsi (?:me )?espero\b[^.;!?]*/giu

/** 'It is 14 by 16' */
const sized =
  /\b(?:about |around )?(?:an? )?(?:quarter|half|third)(?: of)?(?: an?)?[- ]acre\b|\b\d{1,3}(?: ?(?:ft|feet|pies))? ?(?:by|x|×|por) ?\d{1,3}\b(?: ?(?:ft|feet|pies))?|\b(?:como de |de )?\d{1,3} ?(?:ft|feet|foot|pies|inch(?:es)?|pulgadas|lbs?|pounds|libras)\b/giu

/** 'Is it all done in one day?' */
const inOneDay =
  /\b(?:done|finished|ready|complete\w*|painted|it|everything|everybody|all) (?:all )?in (?:one|a|1|a single) (?:day|morning|afternoon|visit)\b|\ben un (?:solo )?d[ií]a\b/giu

/** 'Let me give him until next weekend' */
const givesTime = /\bgive (?:him|her|them|it|my \w+) (?:till|until|til) [^.,;!?]*/giu

/** 'We bought the place in October' */
const since =
  /\b(?:bought|closed on|moved (?:in|into|here)|installed|built|replaced|compramos|compre)\b[^.,;!?]{0,40}\b(?:in|en|back in) (?:january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/giu

/** How long something lasts, or how far off it is: 'a cough for a couple weeks', 'two weeks away', 'the 30 days of warranty' */
const lasts =
  /\b(?:has|have|had|['’]ve|been|ha|lleva\w*)\b[^.,;!?]{0,30}\b(?:for|por|since|desde hace) (?:about |like |over |almost |the (?:last|past) )?(?:a |an |un |una )?(?:couple of|par de|\w+) (?:days|weeks|months|years|d[ií]as|semanas|meses|a[ñn]os)\b|\bone (?:last|more|final) time\b|\bbefore (?:the )?(?:winter|spring|summer|fall|autumn)\b|\b(?:that['’]?s|that is|it['’]?s|it is) (?:like |almost |about |over )?(?:a|an|one|two|three|four|\d) (?:days?|weeks?|months?) (?:away|out|from now|off)\b|\b(?:if|when) (?:they|it|he|she|the \w+)(?:['’]?re|['’]?s| are| is| come| comes)? [^.;!?,]{0,24}\bin (?:a|an|one|two|three|four|\d+) (?:days?|weeks?|months?)\b|\b(?:la |las |los )?de \d+ d[ií]as\b|\b\d+[- ]days? (?:warranty|guarantee|window|limit|policy)\b/giu

const passing = [
  lasts,
  since,
  sized,
  inOneDay,
  givesTime,
  hypothetical,
  asksIfHolds,
  errands,
  happens,
  noKeys,
  dryBy,
  doneBy,
  changesLater,
  canItWait,
  livesTonight,
  tooLateFor,
]

/** 'The junk people after, say 2' */
const roughly =
  /\b(?:after(?:wards)?,? )?say,? (\d{1,2}(?: ?[ap]m)?)(?=\s*(?:[,.;!?]|$|o.?clock))/giu

/** 'We have till Dec 5 to get it cut' */
const haveUntil =
  /\b(?:i|we) (?:only )?have (?:till|until|til) (?=\p{L}{3,9} \d|(?:the )?\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/giu

/** 'New people come on Saturday the 5th': it has to be done before that. */
const arrivals =
  /\b(?:(?:new|next) (?:people|tenants?|renters?|owners?|family)|tenants?|guests|buyers?|in-?laws) (?:(?:are|is|will be) )?(?:com(?:e|es|ing)|arriv(?:e|es|ing)|mov(?:e|es|ing) in|get(?:s|ting)? here)(?: (?:in|over|here))?(?: on)?(?= (?:the |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\d))/giu

/** 'At 3, if not at 4': the other one, where no visit begins at the first. */
const orElse =
  /\b(?:at|a las) (\d{1,2})\b(?!:)([^;]{0,120}?)\b(?:if not|si no|otherwise|or else)\b[^\d.;]{0,16}(\d{1,2})\b/giu

const anyWeekday = '2026-01-05'
/** Whether visits begin at this hour of the clock. */
const beginsAt = (hour: string): boolean =>
  startTimesOf(anyWeekday).some((time) => (Number(time.slice(0, 2)) - Number(hour)) % 12 === 0)

/** 'Is there one at 3 or not?': the hour once more. */
const withoutHour = (text: string, hour: string): string =>
  text.replace(new RegExp(String.raw`\b(?:at|a las) ${hour}\b`, 'giu'), ' ')

/** A message without the days and hours that say something else than when the work is wanted. */
export const withoutToldInPassing = (message: string, language: 'en' | 'es'): string =>
  passing.reduce(
    (read, pattern) => read.replace(pattern, ' '),
    message
      .replace(arrivals, 'before')
      .replace(haveUntil, 'before ')
      .replace(roughly, 'at $1')
      .replace(orElse, (whole, first: string, between: string, second: string) =>
        beginsAt(first)
          ? whole
          : `${withoutHour(between, first)} ${language === 'es' ? 'a las' : 'at'} ${second}`,
      ),
  )
