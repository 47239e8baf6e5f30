import { keysOf } from '../../../shared/keys-of.ts'
import type { Reading } from './reading.ts'
import { servicesAskedFor } from './service-names.ts'
import type { Topic } from './topics.ts'
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
  | 'complaintOthers'
  | 'guarantee'
  | 'price'
  | 'competitor'
  | 'time'
  | 'sameDay'
  | 'book'
  | 'discount'
  | 'trick'
  | 'offTopic'
  | 'outOfScope'
  | 'rude'
  | 'undecided'
  | 'curious'
  | 'bot'
  | 'isItSafe'
  | 'shutOff'
  | 'utilityFirst'
  | 'finalPrice'
  | 'safeNow'
  | 'noDanger'
  | 'reschedule'
  | 'namesAmount'
  | 'existingBooking'
  | 'cancellation'
  | 'hours'
  | 'area'
  | 'insurance'
  | 'whoComes'
  | 'included'
  | 'supplies'
  | 'payment'
  | 'list'
  | 'job'
  | 'account'
  | 'privacy'
  | 'urgentRepairs'
  | 'regularMaintenance'
  | 'newHomeowner'
  | 'preparingToSell'

/** What certain words always say. */
const signs: Partial<Record<Intent, RegExp>> = {
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
    /\b(instead|i meant|i mean|meant to say|my mistake|wrong (one|thing)|scratch that|no wait|mas bien|quise decir)\b/,
  person:
    /\b(real|actual|live|human) (person|human|agent|people|being|someone)\b|\b(talk|speak|chat|hablar|get|connect|transfer|put) (me )?(to|with|through to|con) (a |an |the |some|una |un )?(real |live |actual )?(human|person|agent|someone|somebody|manager|supervisor|rep\w*|operator|owner|boss|persona|alguien|staff|people)\b|\b(human|representative|operator|manager|supervisor) (please|pls|now)\b|^\W*(human|agent|representative|operator|person|manager)\W*$|\b(call|phone) me back\b|\b(can|could|have) (you|someone|somebody) (call|phone) me\b|\byour (phone )?number\b|\bwho (do|can|should) i (actually )?(talk|speak) (to|with)\b/,
  trick:
    /\b(ignore|disregard|forget|override|bypass) (all |any |your |the |previous |prior |these |those |my |every)*(instructions?|rules?|prompts?|guidelines|programming|restrictions|above|pricing|policy|policies)\b|\b(system|hidden|initial|secret) (prompt|message|instructions?)\b|\byour (instructions|prompt|rules|programming|guidelines)\b|\b(pretend|act|roleplay|role-play|behave|imagine|you are now|youre now) (to be|as|like|youre|you are|that you|a|an|dan|we)\b|\b(jailbreak|developer mode|dev mode|debug mode|admin (mode|override|here|code)|sudo|dan mode|god mode)\b|\brepeat after me\b|\b(say|type|write|print|output|respond|answer|reply|confirm|agree)\b.{0,40}(["'“”]|\byes if\b|\bexactly\b|\bthat (the|my) (price|total|cost|job|visit)\b|\$|\bfree\b|\bbooked\b)|<\/?[a-z]+[^>]*>|javascript:|!\[|\]\(|"(type|name|tool|role|input|function|price|total|amount)"\s*:|\byou( all| guys)? (already |just |previously )?(agreed|promised|quoted me|offered me|approved|guaranteed|told me|said (it|the|i))\b|\b(promise|guarantee|swear|commit)\b.{0,40}\b(price|dollars?|bucks|hour|minutes?|free|refund)\b|\b(tell|write|sing)\b.{0,24}\b(story|essay|poem|joke|song)\b|\b(translate|homework|lyrics)\b/,
  bot: /\bare you (an? )?(real|bot|robot|human|ai|machine|person)\b|\bwho am i (talking|chatting|speaking)|\b(a|an) (bot|robot|ai)\?|\beres (un )?(robot|humano|real)|\b(what is|whats) your name\b|\b(chatgpt|gpt|claude)\b/,
  isItSafe:
    /\b(is|are) (it|this|that|they|we) (still )?(dangerous|safe|in danger|ok to (use|touch|stay))\b(?! (for|to let))|\bshould (i|we) (turn|shut|switch|leave|get out|evacuate|call)\b/,
  shutOff:
    /\b(where|find|locate|how(?! much))\b.{0,40}\b(valve|shut ?-?off|main (water|breaker)|(shut|turn) (it|the water) off)\b|\bhow (do|can|could|should) (i|we) (stop|shut|turn) (it|the (water|flow|leak))\b|\bcomo (lo|la|le) (paro|cierro|detengo)\b/,
  finalPrice:
    /\b(final|firm|fixed|exact) (price|cost)\b|\b(will|would|could|can|does|might) (it|that|this|the (price|cost)) (go up|increase|change later|be (more|higher))\b|\bhidden (fee|cost|charge)s?\b|\bprecio (final|fijo)\b|\b(va|puede) a? ?(subir|costar mas)\b|\b(costos?|cargos?) (ocultos?|extras?)\b/,
  utilityFirst:
    /\b(gas|electric|power|water|utility|light) company\b.{0,25}\b(first|before)\b|\b(compania|empresa) (de|del) (gas|luz|agua)\b.{0,25}\b(primero|antes)\b|\b(primero|antes)\b.{0,25}\b(compania|empresa) (de|del) (gas|luz|agua)\b/,
  // 'There is no gas, I asked for a plumber': not if anything goes on.
  noDanger:
    /^(?!.*\b(but|still|pero|todavia|sigue)\b).*(\b(im|i am|we are|were|hes|he is|shes|she is|theyre|they are) not (suicidal|in (a |any )?(crisis|danger))\b|\b(nobody|no ?one) (broke in|is in (any )?danger)\b|\b(theres|there is|there was|theres been) no (fire|danger|gas|smoke|emergency|break ?in|burglar|sewage)\b|\b(its|it is|this is|thats) not (an? )?(emergency|fire|dangerous|break ?in)\b|\bno (estoy|estamos|esta) en peligro\b|\bno hay (peligro|fuego|incendio)\b)/,
  safeNow:
    /^(?!.*\b(are we|is everyone|if|once|when|until)\b)(?=[^?]*$).*(\b(we|i|everyone|everybody|all|im|were|kids|they) ?(are|is|am|re|m)? ?(all )?(safe|ok|okay|fine|out(side)?(?! of))\b|\bsafe now\b|\ba salvo\b|\bestamos bien\b|\bfalse alarm\b|\b(fire department|fire ?fighters|police|gas company|ambulance|paramedics|bomberos|policia|ambulancia)\b.{0,30}\b(came|left|said|cleared|checked|(is|are) (already )?here|llego|llegaron|vino|vinieron|ya esta\w* aqui)\b|^\W*safe\W*$|\bits (off|out|under control) now\b)/,
  namesAmount:
    /[$€£]\s?\d|\b\d[\d,.]*\s?(dollars?|bucks|usd|dolares|pesos|cents)\b|\b\d+\s?(%|percent)/,
  complaint:
    /\b(nobody|no one|noone) (came|showed|arrived)\b|\bnever (showed|came|arrived)\b|\b(didnt|did not) show( up)?\b|\bno[- ]?shows?\b|\bnadie (vino|llego)\b|\bnunca (vino|llego|llegaron)\b/,
  competitor:
    /\b(other|another|different|competing|local|neighbors?) (company|guy|place|quote|plumber|contractor|outfit|estimate)\b.{0,60}[$\d]|\b(quoted|charged|wants|wanted|asking|said|offer\w*)\b.{0,20}\$\s?\d|\b(quote|estimate|bid) (from|of|by)\b.{0,40}\$\s?\d|\$\s?\d.{0,40}\b(from|by|somewhere|elsewhere|other|another|neighbor|competitor)\b|\bmatch (it|that|(their|his|that|the|this) (price|quote|offer|estimate))\b/,
  existingBooking:
    /\b(my|our) (booking|appointment|reservation|visit)\b|\bthe (booking|appointment|reservation)\b|\bbooking (id|number|#)?\s?#?[0-9a-f]{6,}\b|\b(reschedul\w*|reagendar|reprogramar)\b|\bmi (cita|reserva(cion)?)\b|\b(cost|charged?|fee|free)\b.{0,30}\b(to )?(move|change|postpone) (it|my|the (booking|appointment|visit))\b|\bi (already )?have (an?|my) \w+( \w+)? (booked|scheduled)\b/,
  reschedule:
    /\b(mov(e|ing)|reschedul\w*|postpone|push (it|back)|(another|different|new) (day|date|time)|change (the |my )?(day|date|time|appointment|booking)|cambiar|mover|reagendar|reprogramar|otr[oa] (dia|hora|fecha))\b/,
  cancellation: /\b(cancel\w*|refund policy)\b/,
  sameDay:
    /\b(who|someone|somebody|anyone|you|u) (can|could) come( out)? (right )?(now|today|tonight|asap)\b|\bcan (someone|somebody|anyone|you|u) (come|be here|get here)( out)? (right )?(now|today|tonight|asap)\b|\bis (it|that|this) extra\b|\bcost(s)? extra\b|\b(same[- ]day|emergency|rush|weekend|after hours) (fee|charge|rate|price|extra|surcharge)\b|\b(cobran|cuesta|sale) (mas|extra)\b|\bes mas caro\b|\bpueden? venir (ahora|hoy|ya)\b/,
  undecided:
    /\b(not sure( yet)?|dont know( yet)?|idk|no idea|i forget|no se|todavia no se|skip (it|that)|later|maybe|depends|whenever|any ?time)\b/,
  area: /\b(do|can|will|are) (you|u|ya|yall)( guys| all)? (also )?(((serve|service|cover) (my|our|this|the) (area|zip|town|city|county|neighborhood))|come( out)? to (?!my |the |our |do )|work in (?!the |my )|go to (?!the |my )|operate in|in (?!the |my )|do (jobs|work) in)\b|\b(service area|areas (do )?you (serve|cover)|where are you (located|based)|in my area|near me)\b|\b(trabajan|llegan|atienden|vienen|cubren) (en|a|hasta) (?!domingo|sabado|fin|la casa|mi casa)/,
  hours:
    /\b(what are your hours|your hours|business hours|office hours|what time do you (open|close)|are you open|horario)\b/,
  list: /\b(what services|what (do|can) you (guys )?(do|offer)|kind of (services|work|jobs)|list of services|services (do )?you (offer|have|provide)|que servicios)\b/,
  privacy:
    /\b(my data|privacy|delete my (data|account|info)|what do you (store|know about)|personal information|mis datos)\b/,
  discount:
    /\b(discounts?|coupons?|promo( code)?|bundles?|price ?match|military|veteran|percent off|% ?off|half (price|off)|haggle|negotiate|knock (off|something)|special offer|descuento|rebaja|cupon|waive|(can|do|will|would) i save|save money|ahorrar)\b/,
  price:
    /\b(how much|what.{0,12} run me|ballpark|cuanto (cuesta|cobran|es|seria|vale|sale|me)|prices?|pricing|quote|estimate|precios?|fee|extra)\b/,
  time: /\b(how (long|fast|quick(ly)?) (until|till|before|can|will|would)|when can (you|someone|u|somebody)|how soon|earliest|soonest|openings?|(next|first) available|availab\w*|cuando pueden|(can|could) (you|someone|somebody|anyone|u) (come|be here|make it|get here)|who can come|que horas?|disponib\w*)\b/,
  book: /\b(book (it|this|that|them|me|now|the)|reserve|sign me up|schedule (it|me|this)|ready to (book|schedule)|place (an|the) order|reservar|agendar|checkout)\b|^\W*book\W*$/,
  // 'Do you also wash carpets? Just curious.', '¿También limpian alfombras? Nomás por saber.'
  curious:
    /\b(just (curious|asking|wondering|checking)|out of curiosity|curiosidad|(solo|nomas|nada mas) (por saber|preguntaba|pregunto|preguntando|para saber)|por saber|maybe (later|someday)|some ?day|not needed|only asking|no need|(dont|do not) need anything)\b/,
  urgentRepairs: /^\W*urgent repairs?\W*$/,
  regularMaintenance: /^\W*regular maintenance\W*$/,
  newHomeowner: /^\W*new home ?owner\W*$/,
  preparingToSell: /^\W*preparing to sell\W*$/,
}

/** The topics that the classifier finds, and from which likelihood they count. */
const read: Partial<Record<Intent, { topic: Topic; from: number }>> = {
  person: { topic: 'person', from: 0.75 },
  complaint: { topic: 'complaint', from: 0.6 },
  complaintOthers: { topic: 'complaint-others', from: 0.7 },
  guarantee: { topic: 'guarantee', from: 0.5 },
  price: { topic: 'price', from: 0.75 },
  time: { topic: 'time', from: 0.8 },
  book: { topic: 'book', from: 0.6 },
  discount: { topic: 'discount', from: 0.7 },
  offTopic: { topic: 'off-topic', from: 0.6 },
  outOfScope: { topic: 'out-of-scope', from: 0.7 },
  rude: { topic: 'rude', from: 0.7 },
  existingBooking: { topic: 'existing-booking', from: 0.9 },
  hours: { topic: 'hours', from: 0.9 },
  area: { topic: 'area', from: 0.85 },
  insurance: { topic: 'insurance', from: 0.6 },
  whoComes: { topic: 'who-comes', from: 0.75 },
  included: { topic: 'included', from: 0.5 },
  supplies: { topic: 'supplies', from: 0.7 },
  payment: { topic: 'payment', from: 0.5 },
  list: { topic: 'list', from: 0.7 },
  job: { topic: 'job', from: 0.5 },
  account: { topic: 'account', from: 0.5 },
  newHomeowner: { topic: 'new-home', from: 0.6 },
  preparingToSell: { topic: 'selling-home', from: 0.6 },
}

const paysOff =
  /\bpays? (for )?(itself|themselves|off)\b|\bpay ?back\b|\b(years|months|long)\b.{0,25}\bmoney back\b|\bbreak even\b|\bse paga\w* sol[oa]s?\b|\brecuper\w+ (la inversion|el dinero|mi dinero)\b/

/** From here on a message about a booking is a complaint. */
const plainComplaint = 0.9

/** The intents of a message: by its words, and by how it reads. */
export function intentsIn(message: string, { topics }: Reading): ReadonlySet<Intent> {
  const text = plain(message)
  const said = keysOf(signs).filter((intent) => signs[intent]?.test(text))
  const meant = keysOf(read).filter((intent) => {
    const found = read[intent]
    return found !== undefined && topics[found.topic] >= found.from
  })
  const found = new Set([...said, ...meant])
  // 'I want to cancel my appointment' is no complaint, and 'the same person again' asks for no person here.
  const isPlainComplaint = topics.complaint >= plainComplaint
  if (found.has('existingBooking') && !isPlainComplaint && !said.includes('complaint')) {
    found.delete('complaint')
  }
  // Whether solar panels pay for themselves is no question about paying us.
  if (paysOff.test(text)) for (const other of ['payment', 'guarantee'] as const) found.delete(other)
  // 'Handyman for tomorrow please' and 'can you come tomorrow?' ask for a new visit.
  const asksForNew = said.includes('time') || servicesAskedFor(message).length > 0
  if (asksForNew && !said.includes('existingBooking')) found.delete('existingBooking')
  if (found.has('bot'))
    for (const other of ['whoComes', 'list', 'person'] as const) found.delete(other)
  if (found.has('whoComes') && !said.includes('person')) found.delete('person')
  return found
}

/** Whether it is about a booking that exists: no other one is sold then. */
export const isAboutBooking = (intents: ReadonlySet<Intent>): boolean =>
  intents.has('existingBooking') || intents.has('cancellation')

/** Whether a danger that was reported is over, or never was. */
export const isOver = (intents: ReadonlySet<Intent>): boolean =>
  intents.has('safeNow') || intents.has('noDanger')
