import { keysOf } from '../../../shared/keys-of.ts'
import { type Intent, signs } from './intent-signs.ts'
import { questionsIn, type Sentence } from './questions.ts'
import { plain } from './words.ts'

/** These say nothing that would be answered. */
const noRequest: ReadonlySet<Intent> = new Set<Intent>([
  'yes',
  'no',
  'thanks',
  'greeting',
  'correction',
  'unhelpful',
  'rude',
  'nonsense',
  'asksCost',
  'offTopic',
  'namesAmount',
  'undecided',
  'curious',
  'somethingElse',
])

/** Whether an intent asks for something. */
export const isRequest = (intent: Intent): boolean => !noRequest.has(intent)

/** Words that say this much may ask for something more particular. */
const general: ReadonlySet<Intent> = new Set<Intent>([
  'price',
  'priceBasis',
  'finalPrice',
  'time',
  'sameDay',
  'list',
  'included',
  'supplies',
  'payment',
  'discount',
  'hours',
  'area',
  'reschedule',
  'handlesDanger',
  'existingBooking',
  'guarantee',
  'noLink',
  'noDanger',
  'duration',
])

/** Of these too much follows for a likelihood: their own signs alone say them. */
const bySignsAlone: ReadonlySet<Intent> = new Set<Intent>([
  'reschedule',
  'cancellation',
  'overcharged',
  'isBooked',
  'onList',
  'price',
  'time',
  'list',
  'area',
  'job',
  'account',
  'included',
  'hours',
])

/** What sentences ask that their words do not say already. */
export const askedIn = (sentences: readonly Sentence[], isAmid: boolean): Intent[] =>
  sentences.flatMap((sentence) => {
    const text = plain(sentence.text)
    const said = keysOf(signs).filter((intent) => isRequest(intent) && signs[intent]?.test(text))
    if (said.some((intent) => !general.has(intent))) return []
    return questionsIn(sentence, { isAmid, hasSign: said.length > 0 }).filter(
      (kind) => !bySignsAlone.has(kind),
    )
  })

const seemsAsked = ['supplies', 'guarantee', 'insurance', 'whoComes', 'payment', 'area'] as const
const leastAsked = 0.15

/** What a message may seem to be about as a whole though none of its sentences asks it. */
export const notAsked = (sentences: readonly Sentence[]): Intent[] =>
  seemsAsked.filter((kind) => sentences.every(({ likelihoods }) => likelihoods[kind] < leastAsked))
