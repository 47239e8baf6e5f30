import type { Intent } from './intent-signs.ts'
import type { Topic } from './topics.ts'

/** The topics that the classifier finds, and from which likelihood they count. */
export const topicBars: Partial<Record<Intent, { topic: Topic; from: number }>> = {
  person: { topic: 'person', from: 0.75 },
  complaint: { topic: 'complaint', from: 0.45 },
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
  existingBooking: { topic: 'existing-booking', from: 0.25 },
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
export const topicBarsAmid: Partial<Record<Intent, number>> = {
  complaint: 0.85,
  complaintOthers: 0.85,
  // Never.
  existingBooking: Infinity,
  offTopic: 0.85,
  outOfScope: 0.85,
}

/** Once a booking or a complaint is talked about, most of what is said goes on about it. */
export const topicBarsOfOrder: Partial<Record<Intent, number>> = {
  complaint: 0.6,
  existingBooking: 0.9,
}
