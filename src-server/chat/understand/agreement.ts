import type { ServiceId } from '../../../shared/catalogue.ts'
import type { ConversationState } from '../conversation-state.ts'
import { openNeeds } from '../conversation-state.ts'
import type { Intent } from './intent-signs.ts'
import { meantByEach } from './meant-by.ts'
import { itemsIn } from './needs.ts'
import { servicesNamed } from './service-names.ts'
import { plain } from './words.ts'

const politely =
  '(?:(?:whatever|anyway|good|perfect|please|can you|could you|yes|yeah|yep|sure|ok(?:ay)?|alright|fine|great|then|si|claro|dale|bueno|pues|entonces|esta bien|por favor)[,.! ]+)*'
const addsNamed = new RegExp(
  String.raw`^\W*${politely}(?:also )?(?:add|include|agregar|(?:agregue|agrega|anada|incluya|ponga|pon|apunte)(?:me|nos)?)\b`,
)
/** 'Put the drain on the list' */
const putsOn = new RegExp(
  String.raw`^\W*${politely}(?:put|get) (.{2,60}?) (?:on|down)(?: (?:the|my) list| too| as well| please)*\W*$`,
)
const addsIt = new RegExp(
  String.raw`^\W*${politely}(?:(?:add|include|put) (?:it|them|that|both|all)(?: (?:on|to) (?:my|the) list)?|(?:agregue|agrega|anada|ponga)(?:lo|la|los|las))(?: please| por favor)?\W*$`,
)
const all =
  /^\W*(?:yes,? |yeah,? |sure,? |ok(?:ay)?,? |si,? )?(?:add |lets do |do |ill take |quiero )?(?:both|all|all of (?:them|it)|all (?:three|four)|them all|everything|ambos|ambas|los dos|las dos|los tres|las tres|todos|todas|todo)(?: of them)?(?: at once| together| to (?:my|the) list| juntos| juntas)?(?: please| pls| por favor)?\W*$/
const only = /\b(?:just|only|solo|solamente|nada mas)\b/
const refuses =
  /\b(?:no|not|dont|do not|wont|never|nah|nope|tampoco|unless|but|pero|if|before|first,? (?:i|tell|how))\b/

/** 'Yes. Do I have to be home?': the question is another matter. */
const saysYesFirst =
  /^\W*(?:(?:yes+|yeah|yep|yup|sure|ok(?:ay)?|si|claro)\b[, ]*)+(?:please|por favor)?[.!]+\s/

/** 'Ok yes add it. Can it be Friday?', 'Sí, agréguelo. Mañana.': what follows does not take it back. */
const saysAdd = new RegExp(
  [
    String.raw`^\W*${politely}(?:please |do |lets |go ahead and )*(?:`,
    String.raw`(?:add|put|book|include) (?:it|that|them|both|those|(?:all )?(?:of them|two|three|four))\b`,
    `(?! (?:off|in|for me to))`,
    `|(?:agregue|agrega|anada|pong[ao]|pon|apunte|incluya|mande|envie)(?:me|nos)?`,
    String.raw`(?:l[oa]s? (?:dos|tres|cuatro)|(?: (?:ambas|ambos|tod[oa]s?|l[oa]s (?:dos|tres|cuatro)))|l[oa]s?)\b`,
    String.raw`|(?:lo|la|los|las) quiero\b|(?:ill|i will) take (?:it|them|both)\b|i want (?:it|them|both)\b)`,
  ].join(''),
)
/** 'Ok send someone', 'mándeme a alguien': a whole message of few words. */
const sendsFor = new RegExp(
  String.raw`^\W*${politely}(?:do it|send (?:it|someone|somebody|him|them)|mande(?:me|nos)? (?:a )?alguien)(?: (?:then|please|over|out|a revisar|por favor))*\W*$`,
)
/** 'Yes to the cleaning' */
const yesTo = /^\W*(?:ok(?:ay)?[, ]+)?(?:yes|yeah|si) (?:to|a) (.{2,40})/
/** 'Put it in the notes', 'put my name on it' */
const isNote = /\b(?:notes?|notas?|(?:name|number) (?:on|down))\b/
/** 'I want the fan and the faucet, both' */
const wantsAll =
  /^\W*(?:i want|we want|quiero|queremos)\b.*\b(?:both|all (?:of them|three|four)|(?:los|las) (?:dos|tres|cuatro))\W*$/
/** How plainly some words must mean what is suggested. */
const plainly = 0.4
/** 'Do $160 and I book': a condition. */
const haggles = /\b(?:do|for|at|make it|por) \$?\d|\bif you\b|\bsi me\b/

interface Said {
  message: string
  /** The needs that the message adds: 'ok, my sink is clogged' agrees to nothing. */
  added: readonly ServiceId[]
  intents: ReadonlySet<Intent>
  /** The position that was named: 'the second one' is 2. */
  ordinal: number | undefined
}

type Known = Pick<ConversationState, 'needs' | 'chosen' | 'offered' | 'asked'>

/**
 * The services that the customer puts on their list with these words: 'yes' to the question whether to add what was
 * just suggested, 'both', 'book it', 'the first one', or 'add' and a service's name. A question, a condition or a
 * refusal puts nothing there, and neither does a service that is only described.
 */
export function agreedTo(state: Known, { message, added, intents, ordinal }: Said): ServiceId[] {
  const text = plain(message)
  const named = servicesNamed(message)
  const open = openNeeds(state)
  if (isNote.test(text)) return []
  const put = text.split(/(?<=[.!?…;\n])\s*/).flatMap(whatIsPut)
  const meant = put.flatMap((what) => [
    ...servicesNamed(what),
    ...itemsIn(what),
    ...meantByEach(what, open, plainly),
  ])
  if (meant.length > 0) return [...new Set(meant)]
  if (saysYesPlease.test(text) && open.length === 1 && state.asked !== 'which') return open
  const isAsked = state.asked === 'add'
  const isYes = isAsked && saysYesFirst.test(text)
  const isAdded = text.split(/(?<=[.!;\n])\s*/).some((sentence) => saysAdd.test(sentence))
  if (isAdded && !onlyAsks.test(text)) {
    const isAll = /\b(?:all|everything|both|three|four|tod[oa]s|tres|cuatro)\b/.test(text)
    const meant = isAll ? open.filter((id) => !added.includes(id)) : reallyOpen(state, added)
    return [...new Set([...wantedByName(message), ...meant])]
  }
  if (sendsFor.test(text)) return reallyOpen(state, added)
  if (open.length === 0 || (/[?¿]/u.test(message) && !isYes)) return []
  const suggested = open.filter((id) => state.offered.includes(id))
  const justAsked = isAsked && suggested.length > 0 ? suggested : open
  const nameOpen = named.filter((id) => open.includes(id))
  if (isAsked && only.test(text) && nameOpen.length > 0) return nameOpen
  if (isYes && added.length === 0 && !takesBack.test(text)) {
    return nameOpen.length > 0 ? nameOpen : justAsked
  }
  if (refuses.test(text)) return []
  if (all.test(text) || wantsAll.test(text)) return open
  if (addsIt.test(text)) return justAsked
  if (isAsked && ordinal !== undefined) return justAsked.slice(ordinal - 1, ordinal)
  if (added.length > 0 || !isShort(text)) return []
  if (intents.has('book')) {
    if (haggles.test(text)) return []
    if (nameOpen.length > 0) return nameOpen
    // Beside a list, what was suggested and never wanted stays off it.
    const isWanted = state.chosen.length === 0 || (isAsked && intents.has('yes'))
    return isWanted ? justAsked : []
  }
  if (!isAsked || !intents.has('yes') || intents.has('price') || only.test(text)) return []
  return nameOpen.length > 0 ? nameOpen : justAsked
}

/** 'Why did you not add the fan?' */
const missedAdding =
  /\b(?:why (?:didnt|did not|dont|havent|have not) you (?:add|put)|por que no (?:agreg\w+|puso|pone|anad\w+|apunt\w+)) (.{2,60}?)(?: on (?:the|my) list)?\W*$/

/** What a sentence says to put on the list; a question says nothing. */
const whatIsPut = (sentence: string): string[] => {
  const missed = missedAdding.exec(sentence)?.[1]
  if (missed) return [missed]
  if (/[?]\s*$/.test(sentence)) return []
  if (addsNamed.test(sentence)) return [sentence.replace(addsNamed, ' ')]
  const agreed = yesTo.exec(sentence)?.[1]
  if (agreed) return [agreed]
  const put = putsOn.exec(sentence)?.[1]
  return put ? [put] : []
}

/** 'I want House Cleaning and Locksmith. Put all on my list.' */
const wantedByName = (message: string): ServiceId[] =>
  message
    .split(/(?<=[.!?\n])\s*/)
    .filter((sentence) => /^\W*(?:i|we|quiero|necesito)\b[^?]*$/iu.test(sentence))
    .flatMap(servicesNamed)

/** 'Add it to what?' */
const onlyAsks = /^[^.!,;]*\?\W*$/

const takesBack = /\b(?:not yet|wait|hold on|don'?t add|dont add|todavia no)\b/

/** 'Yes please. Tomorrow after lunch': whatever was asked last. */
const saysYesPlease = /^\W*(?:yes|yeah|sure|si)[, ]+(?:please|por favor)\b.*\w/

/** What was open before this message. */
const reallyOpen = (state: Known, added: readonly ServiceId[]): ServiceId[] => {
  const open = openNeeds(state).filter((id) => !added.includes(id))
  const suggested = open.filter((id) => state.offered.includes(id))
  return suggested.length > 0 ? suggested : open
}

const isShort = (text: string) => text.trim().split(/\s+/).length <= 12
