import { keysOf } from '../../../shared/keys-of.ts'
import { plain } from './words.ts'

/** What a message is about besides services. */
export type Intent =
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'yes'
  | 'no'
  | 'somethingElse'
  | 'correction'
  | 'person'
  | 'complaint'
  | 'price'
  | 'time'
  | 'book'
  | 'discount'
  | 'trick'
  | 'offTopic'
  | 'rude'
  | 'bot'
  | 'isItSafe'
  | 'shutOff'
  | 'safeNow'
  | 'namesAmount'
  | 'cancellation'
  | 'hours'
  | 'area'
  | 'trust'
  | 'payment'
  | 'list'
  | 'privacy'
  | 'urgentRepairs'
  | 'regularMaintenance'
  | 'newHomeowner'
  | 'preparingToSell'

const signs: Record<Intent, RegExp> = {
  greeting:
    /^\W*(hi+|hello+|hey+|hiya|yo|sup|howdy|good (morning|afternoon|evening|day)|hola|buenos dias|buenas( tardes| noches)?|greetings|whats up)\b/,
  thanks:
    /\b(thanks?( you| u| so| a)?|thx|ty|tysm|thank|gracias|appreciate|perfect|awesome|great,? (thanks|thank)|you rock|lifesaver)\b/,
  goodbye:
    /\b(bye|goodbye|good ?night|see (you|ya)|adios|hasta luego|thats all|thats it|im done|nothing else)\b/,
  yes: /^\W*(yes+|yeah|yep|yup|ya|yea|sure|ok(ay)?|k|correct|right|exactly|thats (right|it|the one)|sounds good|please do|go ahead|do it|si+|claro|por favor|definitely|absolutely|lets do (it|that)|both|all of (it|them))\b(?! (now|but))/,
  no: /^\W*(no+|nope|nah|not really|neither|none( of (them|those|these))?|no gracias|wrong|thats not)\b/,
  somethingElse: /^\W*(something else|none of (these|those|them)|otra cosa|other)\W*$/,
  correction:
    /\b(instead|i meant|i mean|meant to say|my mistake|wrong (one|thing)|scratch that|no wait)\b/,
  person:
    /\b(real|actual|live|human) (person|human|agent|people|being|someone)\b|\b(talk|speak|chat|hablar|get|connect|transfer|put) (me )?(to|with|through to|con) (a |an |the |some|una |un )?(real |live |actual )?(human|person|agent|someone|somebody|manager|supervisor|rep\w*|operator|owner|boss|persona|alguien|staff|people)\b|\b(human|representative|operator|manager|supervisor) (please|pls|now)\b|^\W*(human|agent|representative|operator|person|manager)\W*$|\b(call|phone) me( back)?\b|\bcan (i|someone) (call|phone)\b|\bphone number\b|\bare you (an? )?(bot|robot|human|real|ai|person|machine)\b|\bwho am i (talking|chatting|speaking)|\b(a|an) (bot|robot|ai)\?|\bcustomer (service|support|care)\b/,
  complaint:
    /\b(terrible|horrible|awful|worst|unacceptable|disgusted|disappointed|ridiculous service|rude|ripped off|rip ?off|scam(med)?|never showed|no.?show(ed)?|didnt show|did not show|nobody (came|showed)|refund|money back|complain\w*|complaint|sue|lawyer|damaged my|ruined my|broke my|stole|wasted my|bad (service|job|experience)|poor (service|job)|shoddy|botched|late again|overcharged|useless|you guys suck|sucks|furious|never again)\b/,
  price:
    /\b(how much|price|prices|pricing|cost|costs|costing|quote|quotes|estimate|ballpark|rate|rates|charge|fee|fees|what.{0,12} run me|budget|cuanto|precio|precios|cuesta|cuestan|cobran|expensive|cheap|affordable|total)\b/,
  time: /\b(when (can|could|are|is|do|would|will)|how soon|earliest|soonest|availab\w*|openings?|free times?|what (time|times|day|days)|next (available|opening|free)|any(thing| time| one)? (open|free)|schedule|appointment|cuando|disponib\w*|pueden? venir|horarios|can (you|someone|u|they) (come|do it|make it) (today|tomorrow|tonight|on|this|next)|do you have (anything|any time|time))\b/,
  book: /\b(book|booking|reserve|sign me up|schedule (it|me|that|this|an?)|set (it|that) up|lets (book|do)|ready to (book|schedule|go)|go ahead|hire you|place (an|the) order|reservar|agendar|checkout|check out)\b/,
  discount:
    /\b(discounts?|coupons?|promo( code)?|deals?|bundles?|cheaper|price ?match|match (the|their|his|that) price|military|senior|veteran|first.?time|percent off|% ?off|half (price|off)|free of charge|for free|haggle|negotiate|lower (the|your|that|it)|knock (off|something)|best price|special offer|sale|descuento|rebaja|cupon|freebie|waive|comp me|do (any )?better|(can|could|do|to) i save|save (some )?money|ahorrar|better (price|deal)|too (expensive|much|high|pricey)|go (any )?lower|cheaper)\b/,
  trick:
    /\b(ignore|disregard|forget|override|bypass) (all |any |your |the |previous |prior |these |those |my |every)*(instructions?|rules?|prompts?|guidelines|programming|restrictions|above|pricing|policy|policies)\b|\b(system|hidden|initial|secret) (prompt|message|instructions?)\b|\byour (instructions|prompt|rules|programming|guidelines)\b|\b(pretend|act|roleplay|role-play|behave|imagine|you are now|youre now) (to be|as|like|youre|you are|that you|a|an|dan|we)\b|\b(jailbreak|developer mode|dev mode|debug mode|admin (mode|override|here|code)|sudo|dan mode|god mode)\b|\brepeat after me\b|\b(say|type|write|print|output|respond|answer|reply|confirm|agree)\b.{0,40}(["'“”]|\byes if\b|\bonly\b|\bexactly\b|\bthat (it|the|my|you|i|we)\b|\$|\bfree\b|\bbooked\b)|<\/?[a-z]+[^>]*>|javascript:|!\[|\]\(|"(type|name|tool|role|input|function|price|total|amount)"\s*:|\b(already|previously|just|earlier|yesterday|last (week|time)) (agreed|promised|told|said|quoted|offered|approved|confirmed)\b|\b(you|your (boss|manager|colleague|coworker|website|ad)|the (owner|manager|other agent|last agent|bot)|someone|somebody|they|he|she) (agreed|promised|quoted|offered|approved|guaranteed|told me|said)\b|\b(promise|guarantee|swear|commit)\b.{0,40}\b(price|dollars?|bucks|hour|minutes?|today|free|time|refund|it)\b|\bwhat (is|s) \d+ ?(%|percent)|\b(translate|poem|joke|story|essay|homework|recipe|code|python|weather|president|capital of|lyrics)\b/,
  rude: /\b(stupid|idiots?|dumb|moron|screw you|fuck\w*|shit+y?|bullshit|suck(s)?|shut up|useless|worthless|crap bot)\b/,
  bot: /\bare you (an? )?(real|bot|robot|human|ai|machine|person)\b|\bwho am i (talking|chatting|speaking)|\b(a|an) (bot|robot|ai)\?/,
  isItSafe:
    /\b(is|are) (it|this|that|they|we) (still )?(dangerous|safe|in danger|ok to (use|touch|stay))\b|\bshould (i|we) (turn|shut|switch|leave|get out|evacuate|call)\b/,
  shutOff:
    /\b(where|find|locate|know|how)\b.{0,40}\b(valve|shut ?-?off|main (water|breaker))\b|\bshut (it|the water) off\b/,
  safeNow:
    /\b(we|i|everyone|everybody|all|im|were|kids|they) ?(are|is|am|re|m)? ?(all )?(safe|ok|okay|fine|out(side)?)\b|\bsafe now\b|\ba salvo\b|\bfalse alarm\b|\bfire (department|fighters) (came|was|is|left|said)\b|^\W*safe\W*$/,
  offTopic:
    /\b(my|the|a|our) (car|truck|van|motorcycle|vehicle|bike|boat|laptop|computer|phone|iphone|ipad)s?\b(?! (charger|charging|door|port|is (stuck|trapped)|stuck))|\b(check engine|oil change|flat tire|brakes|transmission|doctor|dentist|vet|lawyer|haircut|massage|pizza|recipe|flight|hotel|taxes|tax return|visa|homework|stock|bitcoin|babysit\w*|dog ?walk\w*|nanny|tutor|uber|taxi|wedding dress|girlfriend|boyfriend|lottery)\b/,
  namesAmount:
    /[$€£]\s?\d|\b\d[\d,.]*\s?(dollars?|bucks|usd|dolares|pesos|cents)\b|\b\d+\s?(%|percent)/,
  cancellation:
    /\b(cancel\w*|reschedul\w*|move my (appointment|booking)|change my (appointment|booking|time)|refund policy|cancelar)\b/,
  hours:
    /\b(what are your hours|your hours|business hours|office hours|open (on )?(weekends?|sundays?|saturdays?|holidays?|late)|what time do you (open|close)|are you open|do you work (on )?(weekends?|sundays?|saturdays?|nights?)|24\/7|horario)\b/,
  area: /\b(do (you|u|ya|yall) (serve|service|cover|come( out)? to|work in|go to|operate in|do jobs in)|are you in|service area|areas? (do )?you (serve|cover)|my (zip|area|city|town)|where are you (located|based)|what (cities|areas|states)|near me|in my area)\b/,
  trust:
    /\b(licensed|insured|insurance|background.?check\w*|vetted|certified|bonded|trust(ed|worthy)?|legit|reviews?|references|guarantee[ds]?|warranty|qualified|experienced|who (comes|are the|does the|will)|safe to let|are you (guys )?(legit|real))\b/,
  payment:
    /\b(pay|payment|credit card|debit|cash|check|venmo|zelle|paypal|apple pay|financing|deposit|invoice|upfront|up front|charge my|tip|when do i pay|tarjeta|pagar|efectivo)\b/,
  list: /\b(what (services|do you|can you|all do you|kind of (services|work|jobs)|else)( do| offer| help)?|list of services|which services|services (do )?you (offer|have|provide)|what can (i|you)|menu|everything you do|help me with|que servicios)\b/,
  privacy: /\b(my data|privacy|delete my|what do you (store|know about)|personal information)\b/,
  urgentRepairs: /^\W*urgent repairs?\W*$/,
  regularMaintenance: /^\W*regular maintenance\W*$/,
  newHomeowner:
    /\b(new home ?owner|just (bought|closed on|got|purchased) (a|our|my|the|this) (new )?(first )?(house|home|condo|place)|first.?time home)\b/,
  preparingToSell:
    /\b(prepar\w* to sell|get\w* (the |my |our )?(house|home|place) ready to (sell|list)|(sell|selling|listing) (my|our|the) (house|home|place|condo)|putting (it|the house|our house|my house) on the market|(house|home|place) on the market|before (we|i) list)\b/,
}

/** The intents of a message. */
export function intentsIn(message: string): ReadonlySet<Intent> {
  const text = plain(message)
  return new Set(keysOf(signs).filter((intent) => signs[intent].test(text)))
}
