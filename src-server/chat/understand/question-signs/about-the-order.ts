/** Questions about the order that is being made or exists, and about talking to us; over plain text. */
export const orderSigns = {
  // 'What if my wife cannot make it that day?'
  moveFee:
    /\bif (?:my \w+|i|we|he|she|they|somebody|someone) (?:cant|cannot|can not|couldnt|can t) (?:make it|be there|be home|come)\b|\bsi (?:mi \w+|yo )?no pued[eo] (?:estar|ir)\b/,
  // 'I booked by phone and have no link'
  // 'I have no booking yet!'
  notBooked:
    /\b(have|made|got) no (booking|appointment|order)\b|\b(havent|have not|didnt|did not|never) (booked|made (a|any) (booking|appointment))\b|\bnot booked (anything|yet)\b|\b(a )?new (booking|appointment)\b|\b(no|aun no|todavia no) (tengo|he hecho) (reserva|cita)\b/,
  noLink:
    /\b(no|without|lost|cant find|never got|dont have|didnt get)\b.{0,16}\b(link|account|confirmation)\b|\b(lost|cant find|never got|didnt get|deleted)\b.{0,16}\bemails?\b|\b(booked|made) (it )?(by|over the) phone\b|\bsin (enlace|cuenta)\b/,
  noEmail:
    /\b(e ?-?mail|correo) no tengo\b|\b(no|dont have( an?y?)?|do not have( an?y?)?|havent got( an?)?|without( an?)?|never had( an?)?|need( an?)?|sin|no tengo) (e ?-?mail|correo)\b|\b(e ?-?mail|correo) (is a problem|address to (book|do))\b/,
  // 'Have somebody call me'
  callBack:
    /\b(have|can|could|will) (someone|somebody|you|they|your \w+) (please )?(call|phone|ring) me\b(?! (when|before|ahead|first|if))|\bcall ?me ?back\b|\b(que me llamen|me pueden llamar|llamenme)\b/,
  // 'I cannot do the page on the computer', '¿me lo puede apuntar usted?'
  byPhone:
    /\b(cannot|cant|dont know how to|not good (with|at)|no good (with|at)) (do |use |work |with )?(the |a |this |these |my )?(page|computers?|internet|website|site|online|apps?|buttons?)\b|\bwho (can|do|should) i (ring|phone)\b|\bno se (usar|manejar|de) (la |las |el )?(computadoras?|internet|pagina|celular)\b|\b(can|could|will) you (just )?(book|put|do|write) it (in |down )?for me\b|\bme l[oa] puede (apuntar|reservar|agendar|hacer)( usted)?\b|\bwhat (does )?tap\b/,
  // 'Am I booked?', 'how do I actually book it?'
  isBooked:
    /\bso (he|she|they|someone|somebody)(s| is| are)? coming\b|\b(is|and|so) (that|it|this)( is)? (for|on) (mon|tues|wednes|thurs|fri|satur|sun)day\b.{0,14}\b(right|correct|yes)\b|\bqued[oa] (mi|la) (cita|reserva)\b|\bwhat(s| is| happens)? next\b|\bque sigue\b|\bqued[oa] apuntad[oa]\b|\bwhat time did (i|we) get\b|\b(kept|held|saved|reserved) for (me|us)\b|\bhave you got (that|it) down\b|\bis that the (man|guy|one|time) for\b|\bme (mantiene|guarda|aparta)\w*\b|\b(quedan|quedaron|queda|quedo) (ya )?(apartad|guardad|agregad|list)[oa]s?\b|\bya (quede|quedaron|qued[oa] (eso|todo|la|el))\b|\bis (someone|somebody|anyone|anybody) coming\b|\b(all )?(settled|arranged)( then| now)?\W*$|\b(am i|are we|r we|is (it|that|this|everything)( all)?|so (its|im|were)|it is|its)( all| now| then)? (booked|set|confirmed|scheduled|reserved)\b|\bbooked (or not|yet|then)\b|\bis it (all )?done\b(?=\W*(?:$|[?]))|\bhow do i (actually |really )?(book|order|confirm|reserve)\b|\bis (that|this|it) (it|all)( then)?\W*$|\b(queda|esta|quedo|quede) (ya )?(reservad[oa]|agendad[oa]|confirmad[oa]|apartad[oa])\b|\bya quedo\W*$|\bcomo (lo |la )?(reservo|confirmo|agendo)\b|\bque (tengo que|debo|hago para) (hacer|reservar)\b/,
  // 'What is on my list?', 'read it back to me'
  readBack:
    /\bwhat (?:\w+ )?(?:dates?|days?|times?) (?:do|did) (?:you|u|we|i) have\b|\bwhat do i have (?:booked|scheduled|set up)\b|\bremind (?:me|us) (?:what|of|again)\b|\b(?:recap|summar(?:y|ize)|sum (?:it|that|everything) up|go over (?:it|that|everything))\b|\bread (?:me|us) (?:it |that |everything |all )?back\b|\bwhat (?:day|date|time)s?\b[^?]{0,30}\b(?:how much|price|cost|total)\b|\b(?:how much|price|total)\b[^?]{0,24}\b(?:what|which) (?:day|date|time)|\bwhat do (?:i|we) have (?:now|there|on it|booked so far|with)\b|\b(?:resumen|resuma\w*|repitame|que tengo (?:hasta|en|ya|ahora))\b|\bwhat (?:did )?we (?:said|agreed|say|agree)\b|\b(?:tell|give|repeat|say) (?:me |us )?(?:the |all )?(?:\w+ )?(?:dates?|days?|times?) (?:once more|again)\b|\bwhich day is which\b|\b(?:are|is) (?:they|it|those|that|all|all of (?:them|it|that)) (?:all )?(?:on (?:there|it|the list|my list)|in there|down)\b|^\W*(no+\W+)?(please )?(take|remove|get) [\w ]{2,30}\b(off|out)\b\W*$|\b(what|whats|what is|whats all|tell|show|list|repeat|everything)\b.{0,30}\b(on|in) (my|the|that) (\w+ )?(list|order|cart)\b|\bread (it|that|me|them|everything)?( \w+)? ?back\b|\bwhole list\b|\bis (the )?[\w ]{2,24} (on|off|in) (there|it|the list|my list|the booking|the order)\b|\bis [\w ]{2,24} (off|removed|added)( now)?\W*$|\bwhat (do|have) (i|we) (have|got|put|ordered)( down)?( so far)?\W*$|\b(que|cual)\b.{0,20}\b(mi|la) (lista|pedido)\b|\b(esta|quedo|quedaron|estan) (ya )?en (mi|la) lista\b|\bl[oa]s? (agregaste|agrego|pusiste|puso)( ya)? o no\b|\bis (it|that|the \w+( \w+)?) on (my|the) list\b|\bdid (you|u) (add|put|take) (it|them|that|the)\b/,
  bookForOther:
    /\b(book|order|arrange|set (it|this) up|do this) (it |this |that )?for (my|her|him|them|someone|somebody|a (friend|neighbor)|an? \w+ (friend|neighbor))\b|\b(reservar|pedir|agendar)(lo|la)? (yo )?(por|para) (ella|el|mi|ellos|otra)\b/,
  differentDays:
    /\b(different|separate|two|another) (days|day for|dates|visits)\b|\bthe day (after|before)\b.{0,30}\b(clean\w*|mov\w*|paint\w*|it|that|them)\b|\bone (on|for)\b.{0,20}\b(and )?the other (on|for)\b|\b(dias|fechas) (distint\w+|diferent\w+|separad\w+)\b|\bun dia .{0,20} y otro\b/,
  noShow:
    /\b(nobody|no one|noone) (came|showed|arrived|has (come|shown))\b|\bnever (showed|came|arrived)\b|\b(didnt|did not|hasnt|has not) (show|come|arrived?|shown)( up)?\b|\bno[- ]?shows?\b|\b(was|were|is|are)? ?supposed to (be here|come|arrive|show)\b|\bwhere (is|are|s) (he|she|they|my|the|your) ?(\w+ )?(guy|man|crew|tech|technician|plumber|electrician|cleaner|cleaners|handyman|painter|mover|movers|person|people)?\W*$|\b(still|been) waiting (for (him|her|them|the \w+|your \w+)|all (morning|day|afternoon)|since)\b|\bnadie (vino|llego|ha (venido|llegado))\b|\bnunca (vino|llego|llegaron)\b|\bno (vino|llego|vinieron|llegaron|ha (venido|llegado))( nadie)?\b/,
  unhelpful:
    /^\W*(?:useless|unbelievable|ridiculous|jesus|omg|wtf|good grief)\b|\b(?:didnt|did not|havent|never) answer(?:ed)? (?:me|my|that|it)\b|\bgracias por nada\b|\bno me entend\w+\b|\bthanks for nothing\b|\b(you|youre|this|this (chat|bot|thing)|thats|its) (is |are |so |just )?(useless|no help|not helping|pointless)\b|\bthat(s| is) not what i (asked|said|meant|want)\b|\bnot my question\b|\byou (are|re)? ?(not |dont |do not |didnt |never )(listen\w*|answer\w*|understand\w*|hear\w*|read\w*)\b|\banswer (my|the) question\b|\byou (already )?(keep|just) (saying|repeating|asking)\b|\bno me (entiende|escucha|contesta|esta ayudando)\b|\beso no (es lo que )?pregunte\b|\bno contest\w+\b/,
  willCall:
    /\b(ill|i will|id rather|i would rather|let me|going to|gonna|better) (just )?(call|phone|ring)( you| instead| them| then| tomorrow| the)?\b(?! (me|my|911))|(?<!\bwho )\bcan i (just )?(phone|call)( you| somebody| someone)?\b|\b(los |les |voy a |mejor )?llam(o|ar|are)( yo)? (por telefono|manana|despues|mejor|alla)\b|\bmejor llamo\b/,
  photos:
    /\b(can|could|should|how do|where do|puedo|como) (i|we)?\b.{0,12}\b(send|share|upload|attach|text|mandar\w*|enviar\w*|subir\w*|mando|envio)\b.{0,24}\b(photos?|pics?|pictures?|video|fotos?)\b/,
} as const satisfies Record<string, RegExp>
