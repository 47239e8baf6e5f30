import type { ServiceId } from '../../../shared/catalogue.ts'
import type { Intent } from './intent-signs.ts'
import type { Needs } from './needs.ts'
import { likeliest, readMessage } from './reading.ts'
import { servicesNamed } from './service-names.ts'
import type { Around } from './understand.ts'
import { plain } from './words.ts'

/** From which likelihood everything that was said points to one of the services that were asked about. */
const leastChoice = 0.2

/** 'I do not know, that is why I ask you': the likeliest by all that was said. */
export function likelierChoice(
  work: string,
  intents: ReadonlySet<Intent>,
  { choices = [], earlier = [] }: Around,
): ServiceId[] {
  const isNeither = intents.has('no') || intents.has('somethingElse') || intents.has('goodbye')
  if (choices.length === 0 || isNeither) return []
  const { services } = readMessage([...earlier, work].join('. '))
  const [best] = choices.toSorted((one, other) => services[other] - services[one])
  return best && services[best] >= leastChoice ? [best] : []
}

/** 'Not sure if it is the roof or the plumbing', 'electrician or handyman?' */
const doubts =
  /\b(not sure|dont know|no idea|unsure|cant tell|wondering|no se)( \w+)? (if|whether|which|who|what|is|si)\b.{0,80}\b(or|o)\b|\b(is|would|could) (it|this|that)( be)? .{2,40}\bor\b.{2,40}\?|\b(need|call|get|want) (a |an |the )?\w+( \w+)? or (a |an |the )?\w+( \w+)?(?:\W*\?|\W*$| or what\b)|^\W*(a |an )?\w+( \w+)? or (a |an )?\w+( \w+)?\W*$/

/** 'Do I need one guy or three?' */
const howMany =
  /\b(?:one|1|two|2|un|uno)(?: (?:guy|man|person|visit|company|hombre|persona))? (?:or|o) (?:\d|two|three|four|several|more|dos|tres|varios)\b/g

/** Where the customer doubts which of two it is, we ask. */
export function decided(text: string, { needs, unsure }: Needs): Needs {
  const doubt = doubts.exec(text.replace(howMany, ' '))
  if (!doubt) return { needs, unsure }
  const sides = /[\w ]{2,40}\b(?:or|o)\b[\w ]{2,40}/.exec(doubt.input.slice(doubt.index))?.[0]
  const two = needs.length > 1 || !sides ? needs : sidesOf(sides)
  const likelier = dontKnow.test(text) ? likelierOf(text, two) : undefined
  if (likelier) return { needs: [likelier], unsure: [] }
  return two.length === 2 ? { needs: [], unsure: [...two] } : { needs, unsure }
}

const dontKnow = /\b(?:dont|do not|no) (?:\w+ )?(?:know|idea|clue)\b|\bnot sure\b|\bno se\b/
/** How much likelier one of two must be for us to decide. */
const lead = 1.5

const rainComesIn =
  /\b(?:attic|roof|shingles?)\b[^.!?]{0,40}\b(?:above|over|up there)|\b(?:only|just|above)\b[^.!?]{0,12}\battic\b|\b(?:rain\w*|storm\w*|lluvia|llueve)\b/

const bathAbove =
  /\b(?:bath\w*|toilet|shower|tub|kitchen|laundry)\b[^.!?]{0,24}\b(?:above|upstairs|over)\b|\b(?:above|upstairs)\b[^.!?]{0,24}\b(?:bath\w*|toilet|shower|tub|kitchen|laundry)\b/

/** The one of these that a text points to, if it plainly does. */
export function likelierOf(text: string, ids: readonly ServiceId[]): ServiceId | undefined {
  const { services } = readMessage(text)
  const [best, next] = ids.toSorted((one, other) => services[other] - services[one])
  // A stain below the attic that grows with the rain is the roof's.
  if (rainComesIn.test(plain(text)) && ids.includes('roofing') && ids.includes('plumbing'))
    return 'roofing'
  // The bathroom above it makes the roof a guess.
  if (best === 'roofing' && bathAbove.test(plain(text))) return undefined
  const isPlain = best && next && services[best] >= leastChoice
  return isPlain && services[best] >= lead * services[next] ? best : undefined
}

/** 'Roof or plumbing?' */
const sidesOf = (text: string): ServiceId[] => [
  ...new Set(
    text.split(/\b(?:or|o)\b/).flatMap((side) => {
      const named = servicesNamed(side)
      return named.length > 0 ? named : likeliest(readMessage(side))
    }),
  ),
]
