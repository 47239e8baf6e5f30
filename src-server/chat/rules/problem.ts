import type { ServiceId } from '../../../shared/catalogue.ts'
import type { Turn } from '../assistant.ts'
import { serviceReplies } from '../services/index.ts'
import type { KnownProblem } from '../services/service-replies.ts'
import { clausesOf } from '../understand/clauses.ts'
import { plain } from '../understand/words.ts'
import type { Sentences } from './sentences/en.ts'

interface Problem {
  /** The problem in a few words; undefined if it is not one that we know. */
  echo: string | undefined
  /** One thing to do until somebody comes. */
  tip: string
  /** What helps through the hours until then, if that is more. */
  until?: string | undefined
  /** One short question about it. */
  ask: string
  /** What the price covers. */
  covers: string
}

/** The problem that the customer describes, by what has been said about this service. */
export function problemIn(
  { message, state, understood, place }: Turn,
  id: ServiceId,
  words: Sentences,
): Problem {
  const said = `${message}\n${state.problems[id] ?? ''}`
  const text = plain(said)
  const { problems, tip, ask, covers } = serviceReplies[id]
  const all = problems.filter(({ when }) => when.test(text))
  // What this message tells comes before what was told earlier.
  const known = problems.find(({ when }) => when.test(plain(message))) ?? all[0]
  if (known) {
    const { until } = known
    const echoes = takesSeveral.has(id) ? all : [known, ...others(known, said, id)]
    return {
      echo: words.list(echoes.slice(0, mostEchoes).map(({ echo }, at) => amid(words.in(echo), at))),
      tip: words.in(known.tip),
      until: until && words.in(until),
      ask: words.in(known.ask ?? ask),
      covers: words.in(known.covers ?? covers),
    }
  }
  const isPlain = understood.needs.includes(id) && understood.removed.length === 0 && !place
  const echo = isPlain ? shortProblem(message, words) : undefined
  return { echo, tip: words.in(tip), ask: words.in(ask), covers: words.in(covers) }
}

/** Besides a toilet that runs, a sink that leaks: each has its own clause, as one of them may read like two. */
function others(known: KnownProblem, said: string, id: ServiceId): KnownProblem[] {
  if (!toldByClause.has(id)) return []
  const { problems } = serviceReplies[id]
  const ofClauses = clausesOf(said).flatMap(
    (clause) => problems.find(({ when }) => when.test(plain(clause))) ?? [],
  )
  return [...new Set(ofClauses)].filter((one) => one !== known)
}

/** Of these several problems are told, each in a clause. */
const toldByClause: ReadonlySet<ServiceId> = new Set<ServiceId>(['plumbing'])

/** Of these one visit does several things. */
const takesSeveral: ReadonlySet<ServiceId> = new Set<ServiceId>([
  'handyman',
  'appliance-repair',
  'electrical',
])
const mostEchoes = 4

/** 'A door that sticks and caulk to renew': all but the first begin in lower case; 'TV' stays. */
const amid = (echo: string, at: number): string =>
  at === 0 || /^\p{Lu}{2}/u.test(echo) ? echo : echo.charAt(0).toLowerCase() + echo.slice(1)

const longestEcho = 60
/** What is never repeated: it could be read as our own word. */
const money =
  /\b(dollars?|bucks|cents|percent|free|price|cost|cheap|discount|booked|confirm\w*|promis\w*|guarant\w*|gratis|d[oó]lares|descuento)\b/i

/** The customer's own words, if they are few and say what is wrong. */
function shortProblem(message: string, words: Sentences): string | undefined {
  const text = message.trim().replace(/[.!\s]+$/u, '')
  const count = text.split(/\s+/).length
  const isPlain = /^[\p{L} ,'’-]+$/u.test(text) && !money.test(text)
  if (!isPlain || count < 3 || text.length > longestEcho) return undefined
  if (/\b(my|our|is|are|was|it|i|we|im|mi|mis|es|esta|estan|no|se|me|nos)\b/i.test(text))
    return undefined
  if (
    /^(hi|hey|hello|hola|thanks?|ok(?:ay)?|oh|ah|well|wait|actually|btw|and|also|but|so|the cleaning|i|we|can|could|do|how|need|want|looking|add|yes|no|please|the first|is|are|what|when|who|necesito|quiero|puede|busco|ay|oye|pues|bueno|y|tambien|también)\b/i.test(
      text,
    )
  )
    return undefined
  return words.quoted(text)
}
