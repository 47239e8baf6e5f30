import { type ServiceId, serviceIds } from '../../../shared/catalogue.ts'
import { clausesOf } from './clauses.ts'
import { readMessage } from './reading.ts'
import { plain } from './words.ts'

/** 'And what about the fan?', 'you forgot the lock', 'the junk and the move, please?' */
const asksAgain =
  /\b(?:what about|how about|you (?:skipped|forgot|missed|ignored|left out)|(?:please |pls )?answer|(?<=^\W*(?:ok |and |also |but )?|[.,;!?]\s*|\b(?:please|pls|and|also|whatever) )(?:add|include|bring back|put(?: back)?)|i (?:also )?(?:said|asked about|mentioned)|y que (?:hay )?(?:de|con)|falta) (?:the |my |our |a |an |el |la |los |las |mi )?([^.,;!?]{3,40})|^\W*(?:and |y )?(?:the|my|el|la|los|las) ([^.,;!?]{3,30})\?+\W*$/u
/** 'What about Thursday the 3rd?' */
const isTime =
  /^(?:(?:on|at|el|la|this|next|early|late) )?(?:\d|(?:sun|mon|tues|wednes|thurs|fri|satur)days?\b|tomorrow|today|tonight|mornings?|afternoons?|noon|weekends?|next week|dec|jan|feb|nov|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|hoy)/
const fillers = new Set(
  'thing things stuff part one ones then too also again guy work job tho though please pls for and the with that algo nada mas todo eso back list there everything both all them'.split(
    ' ',
  ),
)
const shortest = 3
const shortestStem = 4
/** Of 'doorbell' more than of 'door'. */
const stemOf = (word: string): string =>
  word.slice(0, Math.max(shortestStem, Math.ceil(word.length * 0.7)))

/** From which likelihood what was told before, or these words alone, mean a service. */
const bars = { told: 0.3, alone: 0.5 }

/**
 * The service that is meant by something that the customer told before and nobody took up: 'the fan' is the 'fan dead'
 * of their first message.
 */
export function askedAgain(
  message: string,
  earlier: readonly string[],
  inPlay: readonly ServiceId[],
): ServiceId[] {
  const found = asksAgain.exec(plain(message))
  const what = (found?.[1] ?? found?.[2] ?? '').trim()
  if (isTime.test(what)) return []
  const stems = (what.match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= shortest && !fillers.has(word))
    .map(stemOf)
  if (stems.length === 0) return []
  const told = earlier
    .flatMap((text) => [...clausesOf(text), ...text.split(/[.!?;,\n]+/)])
    .find((clause) => stems.some((one) => plain(clause).includes(one)))
  const { services } = readMessage(told ? `${told} ${what}` : what)
  const [best] = serviceIds.toSorted((one, other) => services[other] - services[one])
  // What is in play already needs less to be meant.
  const bar = told || (best && inPlay.includes(best)) ? bars.told : bars.alone
  return best && services[best] >= bar ? [best] : []
}

const thing = /\b(?:the|my|our|el|la|los|las|mi) (\p{L}{4,})/gu
/** 'Shed on the 14th' */
const bareThing =
  /^\W*(?:(?:ok|and|then|can you|can u|do|put|make|move|y) )*(\p{L}{4,}) (?:on|for|to|by|at|el|para) (?=the \d|\d|el \d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\w+ \d)/u

/** 'The gate' of a part of a message: the service in play that was told of with that word. */
export function toldOf(
  part: string,
  earlier: readonly string[],
  inPlay: readonly ServiceId[],
): ServiceId[] {
  const bare = bareThing.exec(plain(part))?.[1]
  const named = [...plain(part).matchAll(thing)].map(([, word = '']) => word)
  const stems = [...named, ...(bare ? [bare] : [])].map(stemOf)
  const clauses = earlier.flatMap((text) => [...clausesOf(text), ...text.split(/[.!?;,\n]+/)])
  for (const clause of clauses) {
    const words = plain(clause).split(/[^\p{L}]+/u)
    if (!stems.some((one) => words.some((word) => word.startsWith(one)))) continue
    const { services } = readMessage(clause)
    const [best] = inPlay.toSorted((one, other) => services[other] - services[one])
    if (best && services[best] >= bars.told) return [best]
  }
  return []
}
