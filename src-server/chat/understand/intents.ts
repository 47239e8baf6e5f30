import { keysOf } from '../../../shared/keys-of.ts'
import { saysContact, withoutContact, withoutNames } from './contact.ts'
import type { Danger } from './danger/danger-kinds.ts'
import { type Intent, signs } from './intent-signs.ts'
import { isQuestionKind } from './question-kinds.ts'
import { asksAnything, questionsIn, readSentences } from './questions.ts'
import { readVisit } from './read-visit.ts'
import { asksForJob, type Reading } from './reading.ts'
import { servicesAskedFor } from './service-names.ts'
import { topicBars, topicBarsAmid, topicBarsOfOrder } from './topic-bars.ts'
import { plain } from './words.ts'

/** From here on a first message describes work. */
const plainNeed = 0.6
const namesBooking =
  /\b(?:book\w*|appointments?|schedul\w*|reserv\w*|citas?|confirm\w*|order\w*|visit|came|yesterday|last (?:week|time|month)|ayer|vinieron|vino)\b/

/** 'Please also add the painting' */
const addsMore = /^\W*(please |can you |and |ok |yes )*(also )?(add|include|agregu?e|agrega)\b/

/** From here on a message that asks something, or is about a booking, is a complaint. */
const plainComplaint = { amid: 0.9, first: 0.5 }
/** From here on a message is about a booking, whatever work it names. */
const plainBooking = 0.4

/** Those who decide whether it is safe have been there. */
export const respondersCame =
  /\ball clear\b|\bred ?tag\w*\b|\b(?:utility|gas (?:company|man|guy)|fire (?:dept|department)|firemen|fire ?fighters|bomberos|compania de gas|con ?ed\w*|peco|cps|pse ?g|national grid|duke)\b.{0,30}\b(?:came|cleared|checked|said|says|left|vino|vinieron|revis\w+|cerr(?:o|aron))\b|\bya (?:vino|vinieron|llego|llegaron)\b.{0,24}\b(?:cps|gas|compania|bomberos|con ?ed\w*|peco)\b/
/** 'The utility came and shut off the gas' */
const madeSafe =
  /\b(?:national grid|eversource|fpl|pse ?g|pseg|con ?ed\w*|peco|power company|electric company|utility|ambulance|paramedics)\b.{0,40}\b(?:was here|were here|took|shut|turned|repaired|cleared)\b|\bya (?:vino|vinieron)\b.{0,60}\b(?:podemos (?:entrar|volver)|corto|quitaron|cortaron)\b|\ball clear\b|\b(?:utility|gas (?:company|man|guy)|fire (?:dept|department)|firemen|fire ?fighters|con ?ed\w*|peco|cps)\b.{0,40}\b(?:came|cleared|checked|shut|fixed)\b|\bya (?:vino|vinieron|llego|llegaron)\b.{0,60}\b(?:cerr(?:o|aron)|revis(?:o|aron)|arregl(?:o|aron)|apag(?:o|aron))\b/

/** 'We are out. Is it still two o’clock?': one sentence is enough. */
const saysSafe = (text: string) =>
  !/\b(but|still|pero|todavia|sigue)\b/.test(
    text.replace(/\bstill (the|on|at|for|coming|ok)\b/g, ''),
  ) &&
  (madeSafe.test(text) ||
    text.split(/(?<=[.!?\n])\s*/).some((sentence) => signs.safeNow?.test(sentence)))

/** 'I have been overcharged before', 'it was not your company' */
const ofAnotherCompany =
  /\b(?:overcharged|cheated|burned|ripped off|scammed|estafad[oa]|cobraron de mas) (?:before|in the past|once|by (?:others?|another|some\w*|the (?:last|other))|years ago|antes|otr[oa]s?)\b|\b(?:not|wasnt|isnt|no fue) (?:your|you|su) ?(?:company|firm|people|guys|compania|empresa)?\b.{0,20}\b(?:that|who|que|but|it was)\b|\b(?:i )?(?:didnt|did not|havent|have not|never) (?:book|booked|had any visit|have any visit)\b/

const wantsToBook =
  /\b(?:just|only) (?:want|trying|need) to (?:book|reserve|schedule)\b|\b(?:solo|nomas|nada mas) (?:quiero|quisiera|necesito) (?:reservar|agendar|apartar)\b|\b(?:yo )?si quiero que (?:vengan|venga)\b/

const confirmsSum =
  /\b(?:is|are|its|it|sigue\w*|son) (?:it |that |all )?(?:still|siendo|todavia) (?:the )?\$?\d{2,4}\b[^.?!]{0,20}\?|\bis \$?\d{2,4} still (?:the|right)\b|\b(?:so|then|entonces|seria\w*|serian?|queda(?:ria)? en)\b[^.?!]{0,24}\b\$?\d{2,4}\b[^.?!]{0,14}\b(?:no|right|verdad|correct|entonces)\W*\?|^\W*(?:so|then|entonces|and)? ?\$?\d{2,4} (?:in total|total|all in|altogether|en total)\W*$/

/** What a sum that is to be confirmed reads like too. */
const aboutSums = [
  'perItem',
  'priceBasis',
  'changesPrice',
  'finalPrice',
  'discount',
  'whyChanged',
] as const

const chargedByUs =
  /\b(?:you|u|yall|ustedes|your (?:guys?|people|company)) (?:guys )?(?:just |over)?(?:charged|billed|me cobraron)\b|\bme cobraron\b.{0,30}\b(?:pero|y)\b/

const isConditional =
  /\b(?:if|in case|what happens|what do you do|whats? next|si|que pasa|que hacen)\b/

const paysOff =
  /\bpays? (?:for )?(?:itself|themselves|off)\b|\b(?:years|months|how long)\b.{0,25}\bmoney back\b|\bse paga\w* sol[oa]s?\b/

const childInRoom =
  /\b(?:bab(?:y|ies)|bebes?|kids?|children|ninos?)\b[^.?!]{0,30}\b(?:in (?:the|that|her|his) (?:bed)?room|en el cuarto)\b/

/** 'Do you answer on Thanksgiving?' asks for our hours, 'Is Monday 8 am open?' for a time. */
const namesUs = /\b(?:you|u|yall|ustedes|answer\w*|office|phone|call|contestan|oficina)\b/

/** 'I was asking about the refund', 'give me my money back' ask whether, and not when. */
const asksWhen =
  /\b(?:when|where|yet|how (?:long|soon|many)|days?|weeks?|cuando|cuanto|donde|dias?|semanas?|tarda\w*)\b/
/** What somebody might heat a room with. */
const burns =
  /\b(?:ovens?|stoves?|burners?|grills?|charcoal|generators?|propane|kerosene|hornos?|estufas?|hornillas?|asador|anafre|carbon|brasero|generador)\b/
const refusesToCancel = /\b(?:not|no|dont want to|do not want to) cancel\w*/

/** These have answers of their own: the page of the booking says nothing about them. */
const hasOwnAnswer: ReadonlySet<Intent> = new Set<Intent>([
  'bookingNumber',
  'bookForOther',
  'differentDays',
  'waitlist',
  'recurringVisits',
  'whatIsKnown',
  'receipt',
  'callAhead',
  'beHome',
  'inTimeByEmail',
  'skipVisits',
  'isBooked',
])

/** 'Have a good weekend!' */
const farewell =
  /^\W*(?:thanks anyway|gracias de todos modos)\b|^\W*(?:happy|feliz|felices) \w+\W*$|^\W*que tenga\b|^\W*(?:thanks?[^.!?]{0,20}[,.!] )?(?:have|enjoy)(?: an?| your| the)?(?: very)?(?: \w+)? (?:weekend|evening|night|day|holidays?)\W*$/

/** Whether a sentence of it wishes a good day. */
export const saysFarewell = (message: string): boolean =>
  message
    .split(/[.!?¡]|, ?(?=have|happy)| and (?=happy)/iu)
    .some((sentence) => farewell.test(plain(sentence)))

const booksNothing = /\b(?:didnt|did not|dont|do not|never|not)\b(?: \w+){0,2} book\b/

/** From here on it may be about us, and not about somebody else. */
const aboutUs = 0.4

/** What a message seems to be about as a whole says nothing more once it plainly asks something. */
const vague = ['outOfScope', 'offTopic', 'job', 'rude', 'nonsense', 'priceBasis'] as const

/** The intents of a message: what its sentences ask, what certain words say, and what it seems to be about. */
export function intentsIn(
  message: string,
  reading: Reading,
  isAmidJob: boolean,
  isOfOrder = false,
): ReadonlySet<Intent> {
  // Amid a conversation what is told of a visit is told of the one that is talked about.
  const isFirst = !isAmidJob && !isOfOrder
  const topics = isFirst ? { ...reading.topics, ...readVisit(message) } : reading.topics
  const text = plain(message)
  const said = keysOf(signs).filter((intent) =>
    intent === 'safeNow' ? saysSafe(text) : signs[intent]?.test(text),
  )
  const isContact = saysContact(message) && wordsBeside(message) <= fewBeside
  const asked = readSentences(message).flatMap((sentence) =>
    questionsIn(sentence, { isAmid: isAmidJob || isOfOrder }),
  )
  const seems = keysOf(topicBars).filter((intent) => {
    const found = isContact ? undefined : topicBars[intent]
    // In the middle of a conversation the sentences say better what is asked.
    const isSaidBetter = (isAmidJob || asked.length > 0) && isQuestionKind(intent)
    if (!found || isSaidBetter) return false
    const amid = isAmidJob ? topicBarsAmid : isOfOrder ? topicBarsOfOrder : {}
    return topics[found.topic] >= (amid[intent] ?? found.from)
  })
  const isPlainComplaint = topics.complaint >= plainComplaint[isFirst ? 'first' : 'amid']
  const isPlainBooking = isFirst && topics['existing-booking'] >= plainBooking
  const found = new Set<Intent>([...said, ...seems, ...asked])
  if (asked.length > 0 || found.has('extraFee') || found.has('sameDay'))
    for (const one of vague) found.delete(one)
  if (asked.length > 0 && !isPlainComplaint) found.delete('complaint')
  if (!asksForJob(reading) && !asked.includes('job')) found.delete('job')
  // 'My cat is useless haha'
  if (/\b(?:haha\w*|lol|jaja\w*)\b/.test(text) && !/\b(?:you|your|ustedes|su)\b/.test(text))
    for (const one of ['complaint', 'unhelpful', 'rude'] as const) found.delete(one)
  // 'I want to cancel my appointment' is no complaint.
  if (found.has('existingBooking') && !isPlainComplaint) found.delete('complaint')
  // 'Please put MY number on the booking, 312-555-0188': it is being made.
  if (isAmidJob && saysContact(message)) found.delete('existingBooking')
  // 'My dishwasher does not drain, when will your man be here?' has no booking yet.
  const isNew =
    !isAmidJob && !isPlainBooking && reading.any >= plainNeed && !said.includes('existingBooking')
  if (isNew && !namesBooking.test(text)) found.delete('existingBooking')
  if (booksNothing.test(text)) found.delete('book')
  // Our button 'Book it' asks nothing about booking.
  if (said.includes('book') && !asksAnything(message))
    for (const one of ['byPhone', 'bookForOther', 'howToBook'] as const) found.delete(one)
  if (farewell.test(text)) found.delete('time')
  if (isOfOrder && found.has('hours')) found.delete(namesUs.test(text) ? 'time' : 'hours')
  // 'What do you have on the 14th?'
  if (found.has('time')) for (const one of ['whatIsKnown', 'hours'] as const) found.delete(one)
  // 'Who can come now, is it extra?'
  if (found.has('sameDay') && found.has('changesPrice')) found.add('price')
  if (found.has('sameDay'))
    for (const one of ['changesPrice', 'finalPrice', 'whoComes'] as const) found.delete(one)
  // 'I have a cleaning booked for Thursday and need to move it'
  if (found.has('reschedule')) for (const one of ['isBooked', 'book'] as const) found.delete(one)
  if (found.has('reschedule') && !isAmidJob) found.add('existingBooking')
  // 'OK, I will just call them'
  if (found.has('willCall')) found.delete('callBack')
  // 'Nobody ever showed up' tells it.
  if (found.has('ifNoShow') && !isConditional.test(text)) {
    found.delete('ifNoShow')
    found.add('noShow')
  }
  // 'Who is coming to my appointment tomorrow?'
  if (found.has('whoComes') && said.includes('existingBooking'))
    for (const one of ['isBooked', 'addToBooking'] as const) found.delete(one)
  // Whether solar panels pay for themselves is no question about paying us.
  if (paysOff.test(text)) for (const one of ['payment', 'guarantee'] as const) found.delete(one)
  // 'Can the baby be in the room when they come?'
  if (childInRoom.test(text) && (found.has('beHome') || found.has('petsHome'))) {
    found.add('safeForFamily')
    for (const one of ['beHome', 'petsHome'] as const) found.delete(one)
  }
  if (!asksWhen.test(text)) found.delete('refundTime')
  // 'Will my pipes freeze with no heat?' asks nothing about a stove.
  if (!burns.test(text)) found.delete('heatWithStove')
  // 'Will it cost extra? I am not cancelling'
  if (refusesToCancel.test(text)) found.delete('cancellation')
  // 'Just asking around'
  if (found.has('curious')) found.delete('isBooked')
  // 'Do I really need the electrician, or is the plumber enough?'
  if (found.has('isNeeded')) found.delete('whichOne')
  // 'So 182 in total?' wants the sum confirmed.
  if (confirmsSum.test(text) && !/\b(?:why|how come|por que)\b/.test(text)) {
    found.add('price')
    for (const one of aboutSums) found.delete(one)
  }
  // 'I have no booking yet'
  if (found.has('notBooked'))
    for (const one of ['existingBooking', 'reschedule', 'noLink', 'isBooked'] as const)
      found.delete(one)
  // 'Did the gutters make it onto my list?': the list is read back.
  if (found.delete('onList')) found.add('readBack')
  // 'Handyman for tomorrow please' and 'can you come tomorrow?' ask for a new visit.
  const asksForNew =
    (found.has('time') && !isPlainBooking) ||
    addsMore.test(text) ||
    servicesAskedFor(message).length > 0
  if (asksForNew && !said.includes('existingBooking') && !found.has('reschedule'))
    found.delete('existingBooking')
  // 'Squirrels again, the last company never came back' is not about us, and neither is who charged double.
  const isOurs =
    isOfOrder ||
    said.includes('existingBooking') ||
    Math.max(topics.complaint, topics['existing-booking']) >= aboutUs
  if (!isOurs) found.delete('noShow')
  // 'Nobody has come yet, I only want to book it'
  if (isAmidJob && wantsToBook.test(text))
    for (const one of ['noShow', 'complaint'] as const) found.delete(one)
  if (ofAnotherCompany.test(text))
    for (const one of ['overcharged', 'complaint', 'noShow'] as const) found.delete(one)
  // 'You charged me 325 but the quote said 275'
  if (chargedByUs.test(text))
    for (const one of ['competitor', 'complaint'] as const) found.delete(one)
  else if (found.has('complaintOthers') || found.has('competitor')) found.delete('overcharged')
  // 'Where do I find my booking ID?'
  if (!found.has('reschedule') && [...found].some((kind) => hasOwnAnswer.has(kind)))
    found.delete('existingBooking')
  return found
}

const fewBeside = 2
const wordsBeside = (message: string): number =>
  withoutNames(withoutContact(message)).match(/\p{L}{2,}/gu)?.length ?? 0

/** Whether it is about a booking that exists: no other one is sold then. */
export const isAboutBooking = (intents: ReadonlySet<Intent>): boolean =>
  intents.has('existingBooking') || intents.has('cancellation')

/** Whether a danger that was reported is over, or never was. */
export const isOver = (intents: ReadonlySet<Intent>, danger: Danger | undefined): boolean =>
  intents.has('safeNow') ||
  intents.has('noDanger') ||
  (intents.has('turnedOff') && danger !== undefined && endsWhenOff.has(danger))

/** What is over once the water or the power is off. */
export const endsWhenOff: ReadonlySet<Danger> = new Set<Danger>([
  'burst-pipe',
  'water-electricity',
  'electrical',
  'sewage',
])
