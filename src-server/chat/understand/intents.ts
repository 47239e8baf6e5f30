import { keysOf } from '../../../shared/keys-of.ts'
import type { Danger } from './danger/danger-kinds.ts'
import { type Intent, signs } from './intent-signs.ts'
import { asksForJob, type Reading } from './reading.ts'
import { servicesAskedFor } from './service-names.ts'
import type { Topic } from './topics.ts'
import { plain } from './words.ts'

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
  nonsense: { topic: 'test', from: 0.8 },
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

/** While a job is talked about, what seems to be about something else has to be plainer. */
const amidJob: Partial<Record<Intent, number>> = {
  complaint: 0.85,
  complaintOthers: 0.85,
  existingBooking: 1.1,
  account: 0.85,
  supplies: 0.85,
  payment: 0.75,
  included: 0.65,
  offTopic: 0.85,
  outOfScope: 0.85,
  job: 0.8,
}

const paysOff =
  /\bpays? (for )?(itself|themselves|off)\b|\bpay ?back\b|\b(years|months|long)\b.{0,25}\bmoney back\b|\bbreak even\b|\bse paga\w* sol[oa]s?\b|\brecuper\w+ (la inversion|el dinero|mi dinero)\b/

const whatIsIncluded = [
  'included',
  'supplies',
  'priceBasis',
  'finalPrice',
  'sameDay',
  'list',
] as const satisfies readonly Intent[]

/** What its words say outright is not also what it seems to be about. */
const rulesOut: Partial<Record<Intent, readonly Intent[]>> = {
  cleaningExtras: [...whatIsIncluded, 'outOfScope'],
  deepOrRegular: [...whatIsIncluded, 'whichOne', 'price'],
  paintIncluded: whatIsIncluded,
  partsIncluded: whatIsIncluded,
  lookFirst: ['included', 'price', 'list', 'expensive', 'priceBasis'],
  owes: ['payment', 'thanks', 'price'],
  reschedule: ['supplies', 'included'],
  prepare: ['isBooked', 'supplies', 'included', 'list'],
  drying: ['duration', 'supplies', 'included', 'time'],
  moldRemoval: ['outOfScope', 'included', 'priceBasis', 'list', 'unhelpful'],
  certificate: ['insurance', 'damage', 'whoIsIt', 'payment'],
  emergencyNumber: ['list', 'hours', 'person'],
  someoneInParticular: ['whoComes', 'person', 'list', 'bot', 'complaint'],
  tellThem: ['person', 'supplies', 'included', 'whoComes', 'thanks', 'no'],
  callBack: ['person', 'callAhead', 'willCall'],
  byPhone: ['person', 'account', 'book', 'list', 'callAhead', 'hours'],
  noEmail: ['account', 'noLink', 'payment'],
  hauledAway: [...whatIsIncluded, 'outOfScope', 'offTopic'],
  heatWithStove: ['isItSafe', 'meanwhile', 'supplies', 'offTopic', 'outOfScope', 'shutOff'],
  whereServed: ['area', 'list', 'hours', 'visitHours'],
  damage: ['guarantee', 'complaint', 'payment', 'whoPays', 'insurance'],
  receipt: ['payment', 'account', 'existingBooking', 'whoPays'],
  cashOrCheck: ['payment', 'supplies'],
  whoIsIt: ['proofNeeded', 'whoComes', 'insurance', 'account'],
  whichOne: ['supplies', 'included', 'list', 'offTopic', 'outOfScope'],
  notBooked: ['existingBooking', 'reschedule', 'noLink', 'complaint'],
  bot: ['whoComes', 'list', 'person'],
  isBooked: ['existingBooking', 'reschedule', 'account', 'whoComes', 'person', 'complaint', 'book'],
  readBack: ['existingBooking', 'list', 'included', 'complaint', 'price', 'account'],
  expensive: ['complaint', 'guarantee', 'price', 'discount', 'included', 'priceBasis', 'payment'],
  unhelpful: ['thanks', 'complaint', 'rude', 'person'],
  willCall: ['person', 'hours', 'callAhead'],
  callAhead: ['whoComes', 'person', 'existingBooking'],
  beHome: ['supplies', 'included', 'whoComes', 'existingBooking', 'proofNeeded'],
  howMany: ['whoComes'],
  area: ['guarantee', 'whoComes'],
  proofNeeded: ['supplies', 'included', 'insurance', 'account'],
  bookForOther: ['existingBooking', 'account', 'whoComes', 'book'],
  discount: ['job', 'complaintOthers'],
  price: ['job'],
  differentDays: ['existingBooking', 'reschedule', 'hours', 'included'],
  priceBasis: ['included', 'list', 'supplies'],
  duration: ['time', 'included', 'supplies'],
  calloutFee: ['guarantee', 'price', 'discount', 'complaint'],
  permit: ['supplies', 'included', 'list', 'outOfScope'],
  whoPays: ['payment', 'outOfScope', 'person', 'whoComes'],
  overcharged: ['complaint', 'guarantee', 'payment', 'price', 'existingBooking', 'expensive'],
  taxCredit: ['payment', 'discount', 'outOfScope', 'guarantee', 'included'],
  safeForFamily: ['supplies', 'isItSafe', 'offTopic', 'included'],
  meanwhile: ['discount', 'included', 'time', 'isItSafe', 'outOfScope', 'offTopic'],
  visitHours: ['hours', 'time', 'area'],
}

/** 'Please also add the painting' */
const addsMore = /^\W*(please |can you |and |ok |yes )*(also )?(add|include|agregu?e|agrega)\b/

/** A question about a price is no complaint about work, unless it plainly is. */
const asksPrice = (found: ReadonlySet<Intent>) => found.has('price') || found.has('namesAmount')

/** From here on a message about a booking is a complaint. */
const plainComplaint = 0.9

/** 'We are out. Is it still two o’clock?': one sentence is enough. */
const saysSafe = (text: string) =>
  !/\b(but|still|pero|todavia|sigue)\b/.test(
    text.replace(/\bstill (the|on|at|for|coming|ok)\b/g, ''),
  ) && text.split(/(?<=[.!?\n])\s*/).some((sentence) => signs.safeNow?.test(sentence))

/** From here on it may be about us, and not about somebody else. */
const aboutUs = 0.4

/** The intents of a message: by its words, and by how it reads. */
export function intentsIn(
  message: string,
  reading: Reading,
  isAmidJob: boolean,
): ReadonlySet<Intent> {
  const { topics } = reading
  const text = plain(message)
  const said = keysOf(signs).filter((intent) =>
    intent === 'safeNow' ? saysSafe(text) : signs[intent]?.test(text),
  )
  const meant = keysOf(read).filter((intent) => {
    const found = read[intent]
    if (!found) return false
    const from = (isAmidJob && amidJob[intent]) || found.from
    return topics[found.topic] >= from
  })
  const found = new Set([...said, ...meant])
  if (!asksForJob(reading)) found.delete('job')
  // 'I want to cancel my appointment' is no complaint, and 'the same person again' asks for no person here.
  const isPlainComplaint = topics.complaint >= plainComplaint
  if (found.has('existingBooking') && !isPlainComplaint) {
    found.delete('complaint')
  }
  if (asksPrice(found) && !isPlainComplaint) {
    found.delete('complaint')
  }
  // Whether solar panels pay for themselves is no question about paying us.
  if (paysOff.test(text)) for (const other of ['payment', 'guarantee'] as const) found.delete(other)
  // 'Handyman for tomorrow please' and 'can you come tomorrow?' ask for a new visit.
  const asksForNew =
    said.includes('time') || addsMore.test(text) || servicesAskedFor(message).length > 0
  if (asksForNew && !said.includes('existingBooking')) found.delete('existingBooking')
  // 'Squirrels again, the last company never came back' is not about us, and neither is who charged double.
  const isOurs = Math.max(topics.complaint, topics['existing-booking']) >= aboutUs
  if (!isOurs) found.delete('noShow')
  if (found.has('complaintOthers') || found.has('competitor')) found.delete('overcharged')
  for (const intent of keysOf(rulesOut)) {
    if (found.has(intent)) for (const other of rulesOut[intent] ?? []) found.delete(other)
  }
  if (found.has('whoComes') && !said.includes('person')) found.delete('person')
  return found
}

/** Whether it is about a booking that exists: no other one is sold then. */
export const isAboutBooking = (intents: ReadonlySet<Intent>): boolean =>
  intents.has('existingBooking') || intents.has('cancellation')

/** Whether a danger that was reported is over, or never was. */
export const isOver = (intents: ReadonlySet<Intent>, danger: Danger | undefined): boolean =>
  intents.has('safeNow') ||
  intents.has('noDanger') ||
  (intents.has('turnedOff') && danger !== undefined && endsWhenOff.has(danger))

const endsWhenOff: ReadonlySet<Danger> = new Set<Danger>([
  'burst-pipe',
  'water-electricity',
  'electrical',
  'sewage',
])
