import type { QuestionKind } from './question-kinds.ts'
import { questionSigns } from './question-signs/index.ts'

/** What a message is about besides services. */
export type Intent =
  | QuestionKind
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'yes'
  | 'no'
  | 'somethingElse'
  | 'correction'
  | 'complaint'
  | 'complaintOthers'
  | 'sameDay'
  | 'book'
  | 'trick'
  | 'offTopic'
  | 'outOfScope'
  | 'rude'
  | 'undecided'
  | 'curious'
  | 'causeAsked'
  | 'asksCost'
  | 'priceBasis'
  | 'noLink'
  | 'notBooked'
  | 'handlesDanger'
  | 'keepWarm'
  | 'keepCool'
  | 'spaceHeater'
  | 'extraFee'
  | 'nonsense'
  | 'thinksItOver'
  | 'readBack'
  | 'noShow'
  | 'unhelpful'
  | 'willCall'
  | 'bereaved'
  | 'embarrassed'
  | 'safeNow'
  | 'noDanger'
  | 'turnedOff'
  | 'namesAmount'
  | 'existingBooking'
  | 'urgentRepairs'
  | 'regularMaintenance'
  | 'newHomeowner'
  | 'preparingToSell'

/** What certain words always say. */
export const signs: Partial<Record<Intent, RegExp>> = {
  ...questionSigns,
  greeting:
    /^\W*(hi+|hello+|hey+|hiya|yo|sup|howdy|good (morning|afternoon|evening|day)|hola|buenos dias|buenas( tardes| noches)?|greetings|whats up)\b/,
  thanks:
    /\b(thanks?( you| u| so| a)?|thx|ty|tysm|gracias|appreciate (it|you|that|the)|you rock|lifesaver)\b|^\W*(perfect|awesome|great|cool)\W*$/,
  goodbye:
    /\b(bye|goodbye|good ?night|see (you|ya)|adios|hasta luego|thats all( for now)?|thats it for now|im done|nothing else)\b\W*$/,
  yes: /^\W*(yes+|yeah|yep|yup|ya(?! (no|vino|vinieron|esta|lo|tengo|se))|yea|sure|ok(ay)?|k|correct|right|exactly|thats (right|it|the one)|sounds good|please do|go ahead|do it|si+|claro|por favor|definitely|absolutely|lets do (it|that)|both|all of (it|them)|dale|de acuerdo|esta bien)\b(?![,\s]+(now|but|so|pero|no|i (think|guess)|que no|how much))/,
  no: /^\W*(no+|nope|nah|not really|neither|none( of (them|those|these))?|no gracias|wrong|thats not)\b(?! (rush|hurry|problem|worries|idea|heat|hot|water|power|ac|prisa|hay|tengo|funciona|sirve|prende|sale))/,
  somethingElse: /^\W*(something else|none of (these|those|them)|otra cosa|other)\W*$/,
  correction:
    /\b(instead|i meant|i mean|meant to say|my mistake|wrong (one|thing)|scratch that|no wait|mas bien|quise decir)\b|^\W*(?:[\w ]{2,20}\?+\W+)?no+\b.{0,30}\b(?:it is|its|i said|i meant|i told|esta en|es en|es el|es la|dije)\b/,
  trick:
    /\b(?:set|make|change|switch) (?:my|this|me) ?(?:account|login|user|profile)? ?(?:to |an? )?(?:admin\w*|owner|staff)\b|\bmaintenance mode\b|\b100 ?(?:%|percent) off\b|\b(?:list|names|addresses|numbers) of (?:your |the |todays |other )*(?:customers?|clients?)\b|\b(?:todays?|your|other) (?:customers?|clients?) (?:list|names|addresses)\b|\b(ignore|disregard|forget|override|bypass) (all |any |your |the |previous |prior |these |those |my |every)*(instructions?|rules?|prompts?|guidelines|programming|restrictions|above|pricing|policy|policies)\b|\b(system|hidden|initial|secret) (prompt|message|instructions?)\b|\byour (instructions|prompt|rules|programming|guidelines)\b|\b(pretend|act|roleplay|role-play|behave|imagine|you are now|youre now) (to be|as|like|youre|you are|that you|a|an|dan|we)\b|\b(jailbreak|developer mode|dev mode|debug mode|admin (mode|override|here|code)|sudo|dan mode|god mode)\b|\brepeat after me\b|\b(say|type|write|print|output|respond|answer|reply|confirm|agree)\b.{0,40}(["'“”]|\byes if\b|\bexactly\b|\bthat (the|my) (price|total|cost|job|visit)\b|\$|\bfree\b|\bbooked\b)|<\/?[a-z]+[^>]*>|javascript:|!\[|\]\(|"(type|name|tool|role|input|function|price|total|amount)"\s*:|\byou( all| guys)? (already |just |previously )?(agreed|promised|quoted me|offered me|approved|guaranteed|told me(?! about| to ask)|said (it|the|i))\b|\b(promise|guarantee|swear|commit)\b.{0,40}\b(price|dollars?|bucks|hour|minutes?|free|refund)\b|\b(tell|write|sing)\b.{0,24}\b(story|essay|poem|joke|song)\b|\b(translate|homework|lyrics)\b/,
  // 'There is no gas, I asked for a plumber': not if anything goes on.
  noDanger:
    /^(?!.*\b(but|still|pero|todavia|sigue)\b).*(\bnothing(s| is|s really)? (on fire|burning|smoking|leaking|sparking)\b|^\W*(no|nah|nope)[, ]+(no (smoke|fire|flames?|gas|smell)|(hes|shes|he is|she is|theyre|they are) (right here |here |out here |outside )*with me)\b|\b(im|i am|we are|were|hes|he is|shes|she is|theyre|they are) not (suicidal|hurt|in (a |any )?(crisis|danger))\b|\b(nobody|no ?one)( is|s| was| got)? (under (it|anything|there)|broke in|hurt|inside|trapped|locked|stuck|in (any )?danger|in there|in (my|our|the|this) (house|home|apartment|room|bedroom))\b|\b(it was|was just|was only|just|only) (the |a |an |about )?(low |dead |old )?battery\b|\breads? (0|zero)\b|\bthere (isnt|is not|wasnt|was not) (any|a|an) (fire|gas|smoke|danger|emergency)\b|\b(theres|there is|there was|theres been) (no|nobody|no one)( in( there)?| inside)?( fire| danger| gas| smoke| emergency| break ?in| burglar| sewage)?\b|\b(its|it is|this is|thats) not (an? )?(emergency|fire|dangerous|break ?in)\b|\bno (estoy|estamos|esta) en peligro\b|\bno hay (peligro|fuego|incendio|nadie|gas|humo|olor)\b|\b(no|not|dont|doesnt|isnt) (any |a )?(smell\w* )?(of |like |a )?(gas|smoke|fire)\b(?! (dep\w*|ext\w*|alarm|compan\w*|valve|detector|truck|fighters?))|\bno huele\b|\bnadie (esta |quedo |se quedo )?(encerrad\w*|herid\w*|dentro|adentro|en peligro|entro|lastimad\w*)\b)/,
  complaint:
    /(?=.*\b(?:ustedes|su (?:gente|pintor|plomero|electricista|tecnico|equipo)|(?:vino|vinieron) (?:un|el|a|los|las|ustedes))\b).*\b(?:quede (?:muy )?(?:inconforme|descontent[oa])|(?:me|nos) (?:mancharon|rayaron|rompieron|danaron|dejaron (?:mal|sucio))|quedo (?:muy |bien )?mal (?:hecho|pintad[oa]|puest[oa]))\b|\b(?:de ustedes|from you(?: guys| all|r company)?|(?:you guys|ustedes) (?:sent|fixed|installed|did|came|mandaron|arreglaron|instalaron|vinieron))\b.*\b(?:(?:broke|stuck|stopped|leak\w*|dead|out) again|same (?:thing|problem) again|pay (?:again|twice)|volver a pagar|pagar (?:otra vez|de nuevo)|(?:se )?volvio a (?:quedar|romper|tapar|danar|trancar|salir|gotear))\b|\byour (\w+ )?(guy|guys|man|plumber|electrician|cleaners?|painters?|movers?|company|people|crew)s? fault\b|\b(its|it is|was|is) your fault\b|\byour (guy|guys|man|plumber|electrician|cleaners?|painters?|movers?|crew|people|technician) (broke|damaged|ruined|scratched|caused|cracked|stole|flooded|left a)\b|\b(por|es) culpa (suya|de ustedes|de su \w+)\b|\bes una queja\b|\b(?:la muchacha|el muchacho|los muchachos|el plomero|el electricista|el tecnico|el pintor|con ustedes)\b.{0,40}\b(?:se fue|se fueron|me dejaron|la dejaron|lo dejaron) (?:sin|a medias)\b|\b(?:your|the) (?:guys?|men|cleaners?|painters?|movers?|plumber|electrician|crew|people|technician)\b.{0,24}\bleft without (?:clean\w*|finish\w*|fix\w*|doing)\b/,
  safeNow:
    /^(?!.*\b(are we|is everyone|if|once|when|until)\b)(?=[^?]*$).*(\b(we|i|everyone|everybody|all|im|were|kids|they) ?(are|is|am|re|m)? ?(all |both |perfectly |totally )*(safe|ok|okay|fine|out(side)?(?! (of(?! (there|the (house|room|basement|kitchen|apartment|building|dining|living|bed|bath)))|cold)))\b|\bsafe now\b|\b(?:its|it is) (?:all |totally |perfectly )?safe\b(?! (?:to|for|if))|\b(?:going to|gonna) be (?:ok|okay|fine|all ?right)\b|\b(?:at|in) the hospital (?:now|already)\b|\b(?:im|i am) (?:perfectly|quite|really|doing|absolutely|just) (?:all ?right|fine|well|ok|okay|good)\b|\ba salvo\b|\bestamos (bien|afuera|fuera|en la calle)\b|\bya (salimos|sali|estamos afuera)\b|\bfalse alarm\b|\balready left\b|\b(the )?gas is (shut )?off\b|\bno (more )?smell\b(?! of)|\b(fire (department|dept)|fire ?fighters|firemen|fd|police|cops|gas (company|guy|man)|utility( company| guy| man)?|ambulance|paramedics|bomberos|policia|ambulancia)\b.{0,30}\b(came|left|just left|said|cleared|checked|aired|all clear|(is|are) (already )?here|llego|llegaron|vino|vinieron|ya esta\w* aqui)\b|^\W*safe\W*$|\ball clear\b|\b(hes|shes|theyre|he is|she is|they are|((the|my) )?(dog|cat|baby|kid|kids|son|daughter|mom|dad)s?( is| are)?) (all )?(fine|ok|okay|safe|asleep)\b|\b(hes|shes|theyre|he is|she is|they are) (right here |here |out here |outside )*with me\b|\bits (off|out|under control) now\b)/,
  // Enough where it is water or a circuit; gas that has come out is still there.
  turnedOff:
    /\bya no (?:sale|gotea|tira)\b|\b(turned|shut|switched|closed|flipped|cerre|cerro|cerramos|apague|apago|corte|baje|bajo|bajamos)\b.{0,24}\b(off|it|valve|knob|handle|water|main|breaker|llave(?:cita)?s?|agua|luz|interruptor|pastilla|switch)\b|\b(valve|water|main|breaker|power|llave|agua|luz) (is|esta) (now )?(off|shut|closed|cerrad[oa]|apagad[oa])\b/,
  namesAmount:
    /\b\d{2,4} (?:in total|total|all in|altogether|en total)\b|\b(?:is it|its|it is) \d{2,4} or \d{2,4}\b|\b(?:is|be) (?:also|still) \$?\d{2,4}\b|\b(?:its|it is|so|thats|still|is it|it be) \d{2,4}(?= (?:if|for|or|yes|y|then|right|total|today|tomorrow|even|with)\b|\W*[?])|[$€£]\s?\d|\b\d[\d,.]*\s?(dollars?|bucks|usd|dolares|pesos|cents)\b|\b\d+\s?(%|percent)/,
  existingBooking:
    /\b(my|our) (booking|appointment|reservation|visit)\b|\bthe (booking|appointment|reservation)\b(?! (?:page|form|button|step|process|site|screen))|\bbooking (id|number|#)?\s?#?[0-9a-f]{6,}\b|\b(reschedul\w*|reagendar|reprogramar)\b|\bmi (cita|reserva(cion)?)\b|\b(cost|charged?|fee|free)\b.{0,30}\b(to )?(move|change|postpone) (it|my|the (booking|appointment|visit))\b|\b(?:i|we) (?:already )?(?:have|had) (?:an? |my |the )?(?!(?:nothing|never|not|another|no)\b)\w+(?: (?!company)\w+)? (?:booked|scheduled)\b(?! (?:with (?:another|somebody|someone)|elsewhere))|\b(?:i|we) (?:just |already )?booked (?:an?|the|my|your|with|for|some(?:one|body))\b/,
  sameDay:
    /\b(who|someone|somebody|anyone|you|u) (can|could) come( out)? (right )?(now|today|tonight|asap)\b|\bcan (someone|somebody|anyone|you|u) (come|be here|get here)( out)? (right )?(now|today|tonight|asap)\b|^(?=.*\b(now|today|tonight|asap|weekend|sunday|saturday|hoy|ahora|domingo|sabado)\b).*\b(is (it|that|this) extra|costs? extra)\b|\b(same[- ]day|emergency|rush|weekend|after hours) (fee|charge|rate|price|extra|surcharge)\b|^(?=.*\b(hoy|ahora|ya|urgente|noche|domingo|sabado|fin de semana)\b).*\b((cobran|cuesta|sale) (mas|extra)|es mas caro)\b|\bpueden? venir (ahora|hoy|ya)\b|\btienen a (?:nadie|alguien) (?:ahora|ya|hoy)\b|^\W*(?:(?:yes|no|ok|please|si|but)\W+)*(?:right now|now|asap|ahora mismo|ahora)(?=\W*(?:$|[.!,;]|please|pls|por favor))/,
  undecided:
    /\b(not sure( yet)?|dont know( yet)?|idk|no idea|i forget|no se|todavia no se|skip (it|that)|later|maybe|depends|whenever|any ?time)\b/,
  book: /\b(?<!\b(?:didnt|did not|dont|do not|not|never)(?: \w+)? )(book (it|this|that|them|me|now|the)|reserve|sign me up|schedule (it|me|this)|ready to (book|schedule)|place (an|the) order|reservar|agendar|checkout)\b|^\W*book\W*$/,
  spaceHeater:
    /\b(space|electric|portable) heaters?\b(?!.{0,30}\b(install\w*|repair\w*|broke\w*|haul\w*|outlet|wir\w+)\b)|\bcalentador(es)? electricos?\b/,
  // 'Do you also wash carpets? Just curious.', '¿También limpian alfombras? Nomás por saber.'
  bereaved:
    /\b((husband|wife|mother|mom|mum|father|dad|son|daughter|sister|brother|partner)s? (just |recently )?(passed|died|has died|is gone)\b|passed away|funeral|lost my (husband|wife|mother|mom|father|dad|son|daughter|partner)|widow(er|ed)?|fallecio|viud[oa]|murio mi|se murio mi)\b/,
  embarrassed:
    /\b(embarrass\w*|ashamed|dont judge|me da (pena|verguenza)(?! (?:con|que (?:venga|entre)) (?:un )?(?:hombre|alguien|extran\w+)))\b/,
  curious:
    /\b(just (curious|asking|wondering|checking)|out of curiosity|curiosidad|(solo|nomas|nada mas) (por saber|preguntaba|pregunto|preguntando|para saber)|por saber|maybe (later|someday)|some ?day|not needed|only asking|no need|(dont|do not) need anything)\b/,
  urgentRepairs: /^\W*urgent repairs?\W*$/,
  regularMaintenance: /^\W*regular maintenance\W*$/,
  newHomeowner:
    /^\W*new home ?owner\W*$|\b(?:closed on|bought|buying) (?:our|my|a|the) (?:first |new )?(?:house|home|condo|place)\b.*\b(?:list of (?:stuff|things)|what fits|where (?:do|should) (?:i|we) (?:start|begin)|figure out)\b/s,
  preparingToSell:
    /^\W*preparing to sell\W*$|\b(?:listing|selling|list|sell) (?:our|my|the) (?:house|home|condo|place)\b.*\b(?:where (?:do|should) (?:i|we) (?:start|begin)|what (?:should|do) (?:i|we) (?:do|fix)(?: first)?)\b/s,
}
