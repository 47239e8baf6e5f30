import { keysOf } from '../../../shared/keys-of.ts'
import { doesPlaced } from './agreement-signs.ts'
import { askedIn, notAsked } from './asked.ts'
import { withoutContact, withoutNames } from './contact.ts'
import type { Danger } from './danger/danger-kinds.ts'
import { type Intent, signs } from './intent-signs.ts'
import { amidJob, read, rulesOut } from './intent-tables.ts'
import { isQuestionKind } from './question-kinds.ts'
import { readSentences, type Sentence } from './questions.ts'
import { asksForJob, type Reading } from './reading.ts'
import { servicesAskedFor } from './service-names.ts'
import { plain } from './words.ts'

const paysOff =
  /\bpays? (for )?(itself|themselves|off)\b|\bpay ?back\b|\b(years|months|long)\b.{0,25}\bmoney back\b|\bbreak even\b|\bse paga\w* sol[oa]s?\b|\brecuper\w+ (la inversion|el dinero|mi dinero)\b/

/** From here on a first message describes work. */
const plainNeed = 0.6
const namesBooking =
  /\b(?:book\w*|appointments?|schedul\w*|reserv\w*|citas?|confirm\w*|order\w*|visit|came|yesterday|last (?:week|time|month)|ayer|vinieron|vino)\b/

const atOnce =
  /\b(?:same (?:time|day|visit)|all at once|in one (?:go|visit)|together|mismo (?:dia|tiempo)|misma hora|junt[oa]s)\b/

/** 'Please also add the painting' */
const addsMore = /^\W*(please |can you |and |ok |yes )*(also )?(add|include|agregu?e|agrega)\b/

/** A question about a price is no complaint about work, unless it plainly is. */
const asksPrice = (found: ReadonlySet<Intent>) => found.has('price') || found.has('namesAmount')

/** From here on a message about a booking is a complaint. */
const plainComplaint = 0.9

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
  /\b(?:is|are|its|it|sigue\w*|son) (?:it |that |all )?(?:still|siendo|todavia) (?:the )?\$?\d{2,4}\b[^.?!]{0,20}\?|\bis \$?\d{2,4} still (?:the|right)\b|\b(?:so|then|entonces|seria\w*|serian?|queda(?:ria)? en)\b[^.?!]{0,24}\b\$?\d{2,4}\b[^.?!]{0,14}\b(?:no|right|verdad|correct|entonces)\W*\?/
/** Why a price is another one now */
const asksWhy = /\b(?:why|how come|chang\w*|differ\w*|went (?:up|down)|por que|subio|bajo)\b/

/** 'Have a good weekend!' */
const farewell =
  /^\W*(?:thanks anyway|gracias de todos modos)\b|^\W*(?:happy|feliz|felices) \w+\W*$|^\W*que tenga\b|^\W*(?:thanks?[^.!?]{0,20}[,.!] )?(?:have|enjoy)(?: an?| your| the)?(?: very)?(?: \w+)? (?:weekend|evening|night|day|holidays?)\W*$/

/** Whether a sentence of it wishes a good day. */
export const saysFarewell = (message: string): boolean =>
  message
    .split(/[.!?¡]|, ?(?=have|happy)| and (?=happy)/iu)
    .some((sentence) => farewell.test(plain(sentence)))

const booksNothing = /\b(?:didnt|did not|dont|do not|never|not)\b(?: \w+){0,2} book\b/

const asksHowMuch =
  /\bhow much (?:to|for|is|would|will|does|do)\b|\bcuanto (?:cuesta|sale|cobran|seria)\b/
const underCondition = /\b(?:if|even|cant|cannot|fees?|trip|si|aunque|nomas|solo)\b/

/** 'At different times on the same day' */
const differentTimes = /\bdifferent (?:times|hours)\b|\bhoras? (?:distint|diferent)\w+/

/** From here on it may be about us, and not about somebody else. */
const aboutUs = 0.4

/** The intents of a message: by its words, and by how it reads. */
export function intentsIn(
  message: string,
  reading: Reading,
  isAmidJob: boolean,
  isOfOrder = false,
): ReadonlySet<Intent> {
  const { topics } = reading
  const text = plain(message)
  const said = keysOf(signs).filter((intent) =>
    intent === 'safeNow' ? saysSafe(text) : signs[intent]?.test(text),
  )
  const isContact = saysContact.test(message) && wordsBeside(message) <= fewBeside
  const meant = keysOf(read).filter((intent) => {
    const found = isContact ? undefined : read[intent]
    if (!found) return false
    const from = (isAmidJob && amidJob[intent]) || found.from
    return topics[found.topic] >= from
  })
  const sentences = readSentences(message)
  const asked = said.includes('curious') ? [] : askedIn(sentences, isAmidJob)
  const unasked = isAmidJob ? notAsked(sentences) : []
  const found = new Set<Intent>([
    ...said,
    ...meant.filter((intent) => !unasked.includes(intent)),
    ...asked,
  ])
  if (!asksForJob(reading) || said.includes('supplies')) found.delete('job')
  // 'My cat is useless haha'
  if (/\b(?:haha\w*|lol|jaja\w*)\b/.test(text) && !/\b(?:you|your|ustedes|su)\b/.test(text))
    for (const one of ['complaint', 'unhelpful', 'rude'] as const) found.delete(one)
  // 'I want to cancel my appointment' is no complaint, and 'the same person again' asks for no person here.
  const isPlainComplaint = topics.complaint >= plainComplaint
  if (found.has('existingBooking') && !isPlainComplaint) {
    found.delete('complaint')
  }
  if (asksPrice(found) && !isPlainComplaint) {
    found.delete('complaint')
  }
  // 'Please put MY number on the booking, 312-555-0188': it is being made.
  if (isAmidJob && saysContact.test(message)) found.delete('existingBooking')
  // 'Can they all come at the same time?' wants no different days.
  if (found.has('differentDays') && atOnce.test(text) && !differentTimes.test(text)) {
    found.delete('differentDays')
    found.add('oneVisit')
  }
  // 'My dishwasher does not drain, when will your man be here?' has no booking yet.
  const isNew = !isAmidJob && reading.any >= plainNeed && !said.includes('existingBooking')
  if (isNew && !namesBooking.test(text)) found.delete('existingBooking')
  // 'How long til somebody gets here?' does not ask how long the visit takes.
  if (said.includes('time') && !said.includes('duration'))
    for (const one of ['duration', 'guarantee'] as const) found.delete(one)
  // 'Do the first one then' asks for no order any more.
  if (doesPlaced.test(text)) found.delete('whichOrder')
  if (booksNothing.test(text)) found.delete('book')
  if (farewell.test(text)) found.delete('time')
  // 'What do you have on the 14th?' asks for a time, and no name.
  if (said.includes('time')) found.delete('whatIsKnown')
  if (said.includes('finalPrice')) found.delete('changesPrice')
  // 'Entonces son 132, no?' wants the sum confirmed.
  if (confirmsSum.test(text)) {
    found.add('price')
    for (const one of ['perItem', 'priceBasis', 'changesPrice', 'finalPrice', 'discount'] as const)
      found.delete(one)
  }
  // 'What is the total for all three?' asks for a sum.
  if (/\btotal\b/.test(text))
    for (const one of ['perItem', 'priceBasis', 'whyChanged'] as const)
      if (one !== 'whyChanged' || !asksWhy.test(text)) found.delete(one)
  // Whether solar panels pay for themselves is no question about paying us.
  if (paysOff.test(text)) for (const other of ['payment', 'guarantee'] as const) found.delete(other)
  // 'Handyman for tomorrow please' and 'can you come tomorrow?' ask for a new visit.
  const asksForNew =
    said.includes('time') || addsMore.test(text) || servicesAskedFor(message).length > 0
  if (asksForNew && !said.includes('existingBooking')) found.delete('existingBooking')
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
  if (found.has('complaintOthers') || found.has('competitor')) found.delete('overcharged')
  for (const intent of keysOf(rulesOut)) {
    if (!found.has(intent)) continue
    for (const other of rulesOut[intent] ?? []) {
      if (!isAskedElsewhere(sentences, other, intent)) found.delete(other)
    }
  }
  if (found.has('whoComes') && !said.includes('person')) found.delete('person')
  // 'I booked someone for Wednesday, but I have to be at the school. Can I push it?'
  if (said.includes('existingBooking') && said.includes('reschedule')) {
    found.add('existingBooking')
    found.delete('beHome')
  }
  // 'How much to come and check the outlet?'
  if (found.has('calloutFee') && asksHowMuch.test(text) && !underCondition.test(text)) {
    found.delete('calloutFee')
    found.add('price')
  }
  return found
}

/** 'This is Patrick Lynch, patrickl@example.net' says who somebody is, and nothing about us. */
const saysContact = /\S@\S|\(?\d{3}\)?[ -.]?\d{3}[ -.]?\d{4}/
const fewBeside = 2
const wordsBeside = (message: string): number =>
  withoutNames(withoutContact(message)).match(/\p{L}{2,}/gu)?.length ?? 0

const plainlyAsked = 0.9
const hardlyAsked = 0.3

/** 'Does he speak Spanish? And is it booked?': a question of another sentence than the one that would rule it out. */
const isAskedElsewhere = (sentences: readonly Sentence[], asked: Intent, by: Intent): boolean =>
  isQuestionKind(asked) &&
  sentences.some(
    ({ text, likelihoods }) =>
      likelihoods[asked] >= plainlyAsked &&
      !signs[by]?.test(plain(text)) &&
      (!isQuestionKind(by) || likelihoods[by] < hardlyAsked),
  )

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
