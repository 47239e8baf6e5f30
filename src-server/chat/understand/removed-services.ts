import { type ServiceId, serviceIds } from '../../../shared/catalogue.ts'
import { forLater, forNow, keptIn, plainly } from './kept-services.ts'
import { calledBy, meantBy, meantByEach } from './meant-by.ts'
import { isMove } from './moves.ts'
import { plainlyRemoved, spokenOfBefore } from './plain-removals.ts'
import { servicesNamed } from './service-names.ts'

const end = String.raw`\s*([^.,;!?\n…]*?)(?=\s+(?:and (?:i|we|also|just|add|do|can|please)|y (?:deje|agregue|ponga)|but|just|instead|then|since|because)\b|[.,;!?\n…]|$)`

/** Words that take back what follows, however it is called. */
const takenBack = new RegExp(
  String.raw`\b(?:(?<!\b(?:don['’]?t|do not|didn['’]?t|did not|you|u|never|why|cannot|can['’]?t) )(?:(?:lets |let us |let['’]s )not do|forget(?: about)?|scratch|skip|leave out)\b|hold off on|no longer (?:need|want)|(?:do not|don['’]?t|dont) (?:need|want)(?! to\b| [^.,;!?]{2,40} (?:to|in|on|seeing|coming|knowing)\b)|never ?mind(?: about)?|nvm|cancel (?=it\b|that\b)|instead of|rather than|(?<!\b(?:se me|se le|me|vaya a|va a|no|que) )olvid[ae]\w*(?: de)?|ya no (?:necesito|quiero)|(?:did not|didn['’]?t|never) (?:ask|asked|order) (?:for )?|no (?:le )?ped[ií]|(?:mejor )?dej[ae]mos (?=el|la|los|las)|qu[ií]t[aeo](?:n|me|nos|nme)\b)${end}`,
  'giu',
)
const elsewhere = /\s(?:in|near|around|while|when|until|if|en|cuando|mientras)\b.*$/iu
/** Words of the work itself too: of a single service they take back only its name. */
const removesNamed = new RegExp(
  String.raw`\b(?:(?<!\b(?:is|its|it['’]s|was|that['’]s|thats|isn['’]?t|are) |\bfor (?:the )?\p{L}+,? )not (?=the|my|an?\b)|(?<=(?:^|[.,;!]|\band|\by)\s*)no (?!\w+ing\b|\w+ (?:works?|funciona)\b|(?:hay|es|tengo|se|me|le|la|lo|solo|i|need|rush|problem|gracias|dont|don['’]?t|do|wait|just|thats|its|not|you|my|but|pero)\b)|remove|drop|take (?:off|out)|leave (?=the|my|that)|minus|except(?: for)?|without|(?<!\b(?:eso|esto|lo|la|los|las|se|que|ustedes|quien|me|le) )quit[ae] (?=el|la|los|las)|sin)\b${end}`,
  'giu',
)
/** 'Take the junk off', 'leave the fridge out'; not 'why did you take it off?'. */
const takenOff =
  /(?<!\b(?:you|u|they|who|don['’]?t|dont|not|didn['’]?t|never) )\b(?:take|leave|get|cross|scratch)\s+([^.,;!?\n]{2,40}?)\s+(?:off|out)\b(?! (?:the|my|our|of the|of my) (?!list|order|booking))/giu
/** 'La lavadora quítela', 'el pasto no'. */
const namedFirst =
  /([^.,;!?\n]{2,40}?),?\s*(?:(?:despu[eé]s|mejor|tambi[eé]n),?\s*)?qu[ií]t[ae](?:me)?l[oa]s?\b|\b((?:el|la|los|las) \p{L}+(?: \p{L}+)?) no(?=[.!,]|\s*$)|\b(the \p{L}+(?: \p{L}+)?),? (?:we|i) (?:don['’]?t|dont|do not) (?:need|want)\b/giu
/** "I'll do the gutters myself", 'los corto yo mismo'. */
const doneByThem =
  /\b(?:i|we|he|she|they|(?:my|our) \p{L}+)(?:['’]?ll|['’]?s| will| can| is)? (?:just |going to )?(?:do|handle|take care of|paint|clean|fix|move|hang|mount|doing|handling|painting|cleaning|fixing|moving|hanging|mounting) ([^.,;!?\n…]{2,40}?) (?:myself|ourselves|himself|herself|themselves)\b/giu
/** 'Los hoyos los tapo yo' */
const doneInSpanish =
  /\b(?:el|la|los|las) (\p{L}+(?: de \p{L}+)?) (?:lo|la|los|las) \p{L}+o yo\b/giu
/** 'Ya no la quiero, quítela' */
const pronounOff =
  /(?:^|[.,;!?]\s*)(?:(?:please|then|just|so) )*(?:(?:remove|delete) (?:it|that|that one|them)|take (?:it|that|that one|them) off)(?: (?:from )?(?:my|the) list)?(?=\s*(?:[.,;!]|$|please))|(?:^|[.,;!?]\s*)(?:mejor )?(?:ya no l[oa]s? (?:quiero|necesito|queremos)|qu[ií]t[ae](?:me)?l[oa]s?)(?=\s*(?:[.,;!]|$|porfa))|(?:^|[.,;!?]\s*)(?:\p{L}+ ){0,2}(?:mejor |que )?(?:quit[ae]|saque) es[oa]\b|\bque (?:la|lo) (?:quite|saque) de (?:la|mi) lista\b/giu
/** 'No, the roof stays Saturday' */
const staysThere = /\b(?:stays?|remains?|is fine|works|se queda)\b/iu
/** Told to go on with something else: the service stays. */
const goesOn =
  /\b(one (last|more|other)|another) (thing|question)\b|\bcan (?:he|she|you|they|someone|somebody) (?:come|do|make)\b|\b(is|are) (fine|ok|okay|good)\b|\b(add|book) it\b|\bworks\b|\b(?:make|made|change|put|move) (?:it|that|them)\b|\bonly meant\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|[?¿]/iu

/** 'I didn't mean leave it out', 'I still want all five' */
export const keepsAll =
  /\b(?:didn['’]?t|did not|never|don['’]?t|do not|no) (?:say|mean|ask|tell|want|dije|quise|ped[ií])\b[^.,;!?]{0,16}\b(?:leave|take|remove|drop|quit\w*|sac\w*)\b|\bwhy (?:did|are|do|would) (?:you|u)\b[^.;!?]{0,12}\b(?:take|taking|remov\w*|drop\w*|leav\w*)\b|\bstill (?:want|need) (?:all|both|them|everything|it|the \w+ and)\b|\b(?:don['’]?t|do not|not?) (?:take|remove|drop) (?:anything|any of)\b/iu

/** 'Fine, then clear my list' */
const clearsList =
  /\b(?:clear|empty|erase|wipe|delete|b[oó]rr[ae]|vac[ií][ae]|limpi[ae])(?:me)? (?:out )?(?:(?:my|the|whole|entire|toda|la|mi) )*(?:list|lista)\b(?!\s*[?])/iu

export interface Removal {
  removed: ServiceId[]
  /** Those that were called by name: however else the message reads, they go. */
  plain?: ServiceId[]
  /** The message without the words that remove. */
  rest: string
  /** Whether 'take it off' may mean any of several. */
  isUnclear?: boolean
}

/** Which of the services in play a message removes, and the message without those words. */
export function removedFrom(
  message: string,
  inPlay: readonly ServiceId[],
  latest: readonly ServiceId[],
): Removal {
  if (inPlay.length === 0 || keepsAll.test(message)) return { removed: [], rest: message }
  if (clearsList.test(message))
    return { removed: [...inPlay], plain: [...inPlay], rest: message.replace(clearsList, ' ') }
  const plain = plainlyRemoved(message, inPlay)
  const kept = inPlay.length > 1 ? keptIn(message, inPlay) : []
  if (kept.length > 0) {
    // 'Only the one room shampooed. And Thursdays for the cleaning': what else is spoken of stays.
    const spokenOf = meantByEach(message.replace(forLater, ' '), inPlay, plainly).filter(
      (id) => !plain.includes(id),
    )
    const others = inPlay.filter((id) => !kept.includes(id) && !spokenOf.includes(id))
    if (others.length > 0 || !takenOff.test(message)) {
      const sure = forNow.test(message) ? others : plain.filter((id) => others.includes(id))
      return { removed: others, plain: sure, rest: message }
    }
  }
  const removed = new Set<ServiceId>(plain)
  // Of several nobody knows which 'it' is.
  const isPlural = plural.test(message)
  const pronounMeans = latest.length > 0 ? latest : inPlay.length === 1 || isPlural ? inPlay : []
  let isUnclear = false
  const namesAnother = servicesNamed(message).some((id) => !inPlay.includes(id))
  const remove = (meant: readonly ServiceId[], whole: string) => {
    for (const id of meant) removed.add(id)
    return meant.length > 0 ? ' , ' : whole
  }
  const removeIt = (whole: string, before: string) => {
    if (pronounMeans.length > 0) return remove(pronounMeans, whole)
    const meant = spokenOfBefore(before, inPlay)
    // 'I did not ask for house cleaning, leave that off', where it is not there
    if (meant.length === 0) isUnclear = !namesAnother
    plain.push(...meant)
    return remove(meant, whole)
  }
  const rest = message
    .replace(takenBack, (whole: string, what: string, at: number) => {
      if (!pronoun.test(what.trim())) {
        // 'I don't want the cats in there with the mold people': what is not wanted are the cats.
        remove(meantBy(what.replace(elsewhere, ''), inPlay), whole)
        // What is taken back is not asked for, whether it was there or not.
        return ' , '
      }
      return goesOn.test(message) ? whole : removeIt(whole, message.slice(0, at))
    })
    .replace(takenOff, (whole: string, what: string, at: number) => {
      // 'Can I leave it off till Monday?', 'does that leave the paint time to air out?'
      if (isAsked(message, whole) && !/\b(?:can|could|would) you|please\b/iu.test(message)) {
        return whole
      }
      return pronoun.test(what.trim())
        ? removeIt(whole, message.slice(0, at))
        : remove(meantAmong(what, inPlay), whole)
    })
    .replace(namedFirst, (whole: string, before?: string, denied?: string, unneeded?: string) =>
      remove(meantBy(before ?? denied ?? unneeded ?? '', inPlay), whole),
    )
    .replace(pronounOff, (whole: string, at: number) => removeIt(whole, message.slice(0, at)))
    .replace(doneInSpanish, (whole: string, what: string) => remove(meantBy(what, inPlay), whole))
    .replace(doneByThem, (whole: string, what: string) => remove(meantBy(what, inPlay), whole))
    .replace(removesNamed, (whole: string, what: string) =>
      staysThere.test(what) ? whole : remove(meantAmong(what, inPlay), whole),
    )
  return { removed: [...removed], plain, rest, isUnclear: isUnclear && removed.size === 0 }
}

/** What is meant after 'Which one shall I take off?': 'the junk one obviously'. */
export const namedToRemove = (message: string, inPlay: readonly ServiceId[]): ServiceId[] => {
  const meant = keepsAll.test(message) ? [] : meantByEach(message, inPlay, plainly)
  return meant.length < inPlay.length ? meant : []
}

/** 'You keep talking about a garage door' */
const keepsTalking = new RegExp(
  String.raw`\b(?:you|u) keep (?:on )?(?:talking|telling|saying|asking|going on|offering|pushing)(?: me)?(?: about)?${end}`,
  'giu',
)
/** What a message says by name not to be needed, whether it was there or not: 'we do not need movers'. */
export function namedAsNotNeeded(message: string): ServiceId[] {
  const named = [takenBack, keepsTalking].flatMap((pattern) =>
    [...message.matchAll(pattern)].flatMap(([, what = '']) => servicesNamed(what)),
  )
  return named.some(isMove) ? [...named, ...serviceIds.filter(isMove)] : named
}

/** A message without what its words take back, whether that was there or not: 'forget the lock'. */
export const withoutTakenBack = (message: string): string =>
  message.replace(takenBack, (whole: string, what: string) =>
    pronoun.test(what.trim()) ? whole : ' , ',
  )

/** Whether a part of a message belongs to a question. */
const isAsked = (message: string, part: string): boolean =>
  /^[^.!?\n]*\?/u.test(message.slice(message.indexOf(part)))

const places = [
  /^(?:first|1st|primer[oa]?)/iu,
  /^(?:second|2nd|segund[oa])/iu,
  /^(?:third|3rd|tercer[oa]?)/iu,
]
/** 'The second one', as they were listed. */
function placedAmong(what: string, inPlay: readonly ServiceId[]): ServiceId[] {
  const place = /^\s*(?:the|el|la) (\p{L}+|\d\w\w)(?: (?:one|thing|service|servicio))?\s*$/iu.exec(
    what,
  )?.[1]
  if (!place) return []
  const at = /^(?:last|[uú]ltim[oa])/iu.test(place)
    ? inPlay.length - 1
    : places.findIndex((names) => names.test(place))
  return inPlay.filter((_, position) => position === at)
}

/** Of a single service some words may only mean a part: 'take the shelf off, I did it'. */
function meantAmong(what: string, inPlay: readonly ServiceId[]): ServiceId[] {
  const placed = placedAmong(what, inPlay)
  if (placed.length > 0) return placed
  return inPlay.length > 1 ? meantBy(what, inPlay) : calledBy(what, inPlay)
}

const plural =
  /\b(?:them|all|both|everything|anything|whole|tod[oa]s?|nada|l[oa]s|quit[ae]l[oa]s)\b/iu

const pronoun =
  /^(?:i (?:don['’]?t|dont|do not) (?:need|want) )?(?:it|that one|this one|that|this|them|anything|any of it|all of it|everything|lo|la|los|las|eso|todo)?(?: anymore| any ?more)?\s*$/i
