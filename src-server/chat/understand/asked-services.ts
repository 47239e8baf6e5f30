import { type ServiceId, services } from '../../../shared/catalogue.ts'
import { type FoundService, findServices } from './find-services.ts'
import { type Neighbor, neighborsOf } from './neighbors.ts'
import { isSpanish, type Word, wordsOf } from './words.ts'

/** How sure a phrase must be to count; tuned on the messages in tests/chat. */
const sure = { name: 2.2, other: 2.5 }
const reach = 5
/** Without any phrase, the example messages decide if they agree this much. */
const agreed = { share: 0.4, strength: 20 }
const nothing = 0.6
/** 'We are moving' asks for movers if the examples agree a little. */
const hinted = 0.15

/** In a conversation that has a subject, a new one needs more agreement. */
const agreedAgain = { share: 0.6, strength: 40 }
const shortest = 8

/**
 * The services that a message asks for, in its order: its phrases, weighed by similar example messages. `aside` says
 * that the message is about something else too, or comes in the middle of a conversation.
 */
export function askedServices(message: string, aside = false): ServiceId[] {
  const { titled, rest } = titlesIn(message)
  if (titled.length > 0 && !/\p{L}{4}/u.test(rest)) return titled
  return [...new Set([...titled, ...meantServices(rest, aside)])]
}

/** The services whose exact titles are in the message, as in quick replies; and the message without them. */
function titlesIn(message: string): { titled: ServiceId[]; rest: string } {
  let rest = message
  const titled = services.filter(({ title }) => {
    const before = rest
    rest = rest.replace(new RegExp(`\\b(?:add )?${title}\\b`, 'giu'), ' , ')
    return rest !== before
  })
  return { titled: titled.map(({ id }) => id), rest: titled.length > 0 ? rest : message }
}

function meantServices(message: string, aside: boolean): ServiceId[] {
  const words = wordsOf(message)
  const found = findServices(words)
  if (isSpanish(message)) return found.filter(({ score }, at) => at === 0 || score >= 1.5).map(idOf)
  const near = neighborsOf(words)
  const believed = found.filter(
    (one) => weightOf(one, words, near) >= (one.weight === 'name' ? sure.name : sure.other),
  )
  if (believed.length > 0) return inOrder(believed).map(idOf)
  const [nearest] = near
  const named = found.find(({ weight }) => weight === 'name')
  const [first] = found
  const asksNothing = nearest?.serviceId === '' && nearest.share >= nothing
  if (named && !asksNothing) return [named.serviceId]
  if (first && first.weight !== 'hint' && words.length <= (aside ? shortest : 4)) {
    return [first.serviceId]
  }
  if (first?.serviceId === 'moving' && shareOf(first, near) >= hinted) return ['moving']
  if (!nearest?.serviceId) return []
  const bar = aside ? agreedAgain : agreed
  return nearest.share >= bar.share && nearest.strength >= bar.strength ? [nearest.serviceId] : []
}

/** The services that a message names explicitly. */
export const sureServices = (message: string): ServiceId[] =>
  findServices(wordsOf(message))
    .filter(({ weight, score }) => weight === 'name' && score >= sure.name)
    .map(idOf)

/** How close the example messages must be for a question back. */
const likely = { share: 0.25, strength: 30 }

/** What the message may be about, for a question back, the likeliest first. Nothing if that would be a wild guess. */
export function likelyServices(message: string): ServiceId[] {
  const words = wordsOf(message)
  const named = findServices(words).map(idOf)
  const near = isSpanish(message)
    ? []
    : neighborsOf(words).filter(
        ({ share, strength }) => share >= likely.share && strength >= likely.strength,
      )
  if (near[0]?.serviceId === '' && named.length === 0) return []
  return [...new Set([...named, ...near.flatMap(({ serviceId }) => serviceId || [])])].slice(0, 3)
}

/** In the order of the message. */
const inOrder = (found: readonly FoundService[]) =>
  found.toSorted((one, other) => startOf(one) - startOf(other))

const startOf = ({ words }: FoundService) => Math.min(...words.map(({ at }) => at))

const idOf = ({ serviceId }: { serviceId: ServiceId }) => serviceId

function weightOf(found: FoundService, words: readonly Word[], whole: readonly Neighbor[]): number {
  const places = found.words.map(({ at }) => at)
  const around = words.filter(
    ({ at }) => at >= Math.min(...places) - reach && at <= Math.max(...places) + reach,
  )
  const part = words.filter((word) => found.words.some((said) => inOnePart(said, word, words)))
  const local = Math.max(shareOf(found, neighborsOf(around)), shareOf(found, neighborsOf(part)))
  return found.score + local + 2 * shareOf(found, whole)
}

const shareOf = ({ serviceId }: FoundService, near: readonly Neighbor[]) =>
  near.find((one) => one.serviceId === serviceId)?.share ?? 0

const joints = new Set(['and', 'plus', 'then', 'also', 'n', 'but', 'with', 'while', 'or'])

/** Whether two words are not separated by a comma, a sentence end or 'and'. */
function inOnePart(one: Word, other: Word, words: readonly Word[]): boolean {
  const [from, to] = [Math.min(one.at, other.at), Math.max(one.at, other.at)]
  const between = words.filter(({ at }) => at >= from && at <= to)
  const gapless = between.length === to - from + 1
  return gapless && !between.some(({ text }) => joints.has(text))
}
