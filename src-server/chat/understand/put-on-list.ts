import type { ServiceId } from '../../../shared/catalogue.ts'
import { politely } from './agreement-signs.ts'
import { meantByEach } from './meant-by.ts'
import { itemsIn } from './needs.ts'
import { servicesNamed } from './service-names.ts'

const addsNamed = new RegExp(
  String.raw`^\W*${politely}(?:also )?(?:add|include|agregar|(?:agregu?e|agrega|anada|incluya|ponga|pon|apunte)(?:me|nos)?)\b`,
)
/** 'Put the drain on the list', also with a day after it */
const putsOn = new RegExp(
  String.raw`^\W*${politely}(?:put|get) (?:(.{2,60}?) (?:on|down)(?: (?:the|my) list| too| as well| please)*\W*$|(.{2,40}?) on (?:the|my) list\b)`,
)
/** 'Yes, put the plumber' */
const putsOne = new RegExp(
  String.raw`^\W*${politely}put (?:the|an?) (\w+(?: (?!back|in|up|together|away|down|there|out)\w+)?)\W*$`,
)
/** 'Book her the tub for saturday', 'just put the garage thing on for 8am', 'I do need the mover after all' */
const books = [
  new RegExp(
    String.raw`^\W*${politely}(?:book|schedule)(?: (?:me|us|him|her|them))?(?: in)?(?: for)? (?:the|an?|that) (.{2,40}?) (?:for|on|at|this|next|today|tomorrow)\b`,
  ),
  new RegExp(
    String.raw`^\W*${politely}(?:put|get) (?:the|that|my) (.{2,40}?) (?:on|down) (?:for|at)\b`,
  ),
  /\b(?:la|el|los|las) (.{2,30}?) (?:pon|ponga|apunt[ae]|agreg(?:a|ue))(?:me|nos)?(?:lo|la|los|las)\b/,
  /^\W*(?:very well|all right|alright|ok(?:ay)?|fine|good|well)[,. ]+(?:an?|the) (\w+(?: \w+)?) then\b/,
  /\b(?:i|we) want (.{4,80}?)[.,]? (?:those|these|all) (?:two|three|four|five)\b/,
  /\bi (?:do|did|will|would)? ?(?:still )?(?:need|want) (?:the|that|a|an|my) (.{2,40}?) after all\b/,
]
/** 'Yes to the cleaning', 'yes the lock', 'ok yes camera and lock both' */
const yesTo = [
  /^\W*(?:ok(?:ay)?[, ]+)?(?:yes|yeah|si) (?:to|a) (.{2,40})/,
  /^\W*(?:ok(?:ay)?[, ]+)?(?:yes|yeah|yep|si)[, ]+(?:just |only )?(?:the|el|la|los|las) ((?:\w+ ?){1,4})\W*$/,
  /^\W*(?:ok(?:ay)?[, ]+)?(?:yes|yeah|yep|si)[, ]+(.{2,40}?) both\W*$/,
]
/** 'Yes the lock is broken' tells what is wrong. */
const tells = /\b(?:is|are|was|were|has|have|does|doesnt|wont|needs?|esta|estan|es|son|tiene)\b/
/** 'Why did you not add the fan?' */
const missedAdding =
  /\b(?:why (?:didnt|did not|dont|havent|have not) you (?:add|put)|por que no (?:agreg\w+|puso|pone|anad\w+|apunt\w+)) (.{2,60}?)(?: on (?:the|my) list)?\W*$/

/** How plainly some words must mean what is suggested. */
const plainly = 0.4

/** 'Take off the mice and put the cleaning on' are two. */
const nextWish =
  /(?<=[.!?…;\n])\s*|,? (?:and|but|y|pero) (?=(?:add|put|book)\b|(?:pon|agreg|anad|apunt)\w*\b)/

/** The services that a message says to put on the list, by name or by what is suggested: 'put the drain on'. */
export const putOnList = (text: string, open: readonly ServiceId[]): ServiceId[] => [
  ...new Set(
    text
      .split(nextWish)
      .flatMap(whatIsPut)
      .flatMap((what) => [
        ...servicesNamed(what),
        ...itemsIn(what),
        ...meantByEach(what, open, plainly),
      ]),
  ),
]

/** 'Solo las cucarachas el sábado, y el aire después': what comes later is not put there. */
const onlyPart = (what: string): string =>
  /^\W*(?:solo|solamente|nomas|only|just)\b/.test(what)
    ? (what.split(/\b(?:y|and|pero|but)\b/)[0] ?? what)
    : what

/** 'Add it, but you skipped my question' names nothing to put there. */
const addsOffered = /^\W*(?:it|that|them|those|lo|la|los|las)\b(?! (?:and|plus|with|y|con)\b)/

/** What a sentence says to put on the list; a question says nothing. */
const whatIsPut = (sentence: string): string[] => {
  const missed = missedAdding.exec(sentence)?.[1]
  if (missed) return [missed]
  // 'Add the handyman, also the 29th?' asks for the day.
  if (/[?]\s*$/.test(sentence)) {
    const [statement = '', asked] = sentence.split(',')
    const adds = asked !== undefined && addsNamed.test(statement)
    return adds ? [onlyPart(statement.replace(addsNamed, ' '))] : []
  }
  if (addsNamed.test(sentence)) {
    const what = sentence.replace(addsNamed, ' ')
    return addsOffered.test(what) ? [] : [onlyPart(what)]
  }
  const agreed = yesTo.map((pattern) => pattern.exec(sentence)?.[1]).find(Boolean)
  if (agreed && !tells.test(agreed)) return [agreed]
  const booked = books.map((pattern) => pattern.exec(sentence)?.[1]).find(Boolean)
  if (booked) return [booked]
  const put = putsOn.exec(sentence)
  const what = put?.[1] ?? put?.[2] ?? putsOne.exec(sentence)?.[1]
  return what ? [what] : []
}

/** 'I want House Cleaning and Locksmith. Put all on my list.' */
export const wantedByName = (message: string): ServiceId[] =>
  message
    .split(/(?<=[.!?\n])\s*/)
    .filter((sentence) => /^\W*(?:i|we|quiero|necesito)\b[^?]*$/iu.test(sentence))
    .flatMap(servicesNamed)
