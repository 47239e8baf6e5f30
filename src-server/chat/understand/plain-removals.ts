import { type ServiceId, serviceIds } from '../../../shared/catalogue.ts'
import { calledBy, meantBy } from './meant-by.ts'
import { servicesNamed } from './service-names.ts'

const some = String.raw`((?:\p{L}+ ){0,3}\p{L}+)`
const article = '(?:(?:the|my|that|la|el|los|las|lo de(?:l| la| los| las)?) )?'
const clauseStart = String.raw`(?:^|[.,;:!?¡¿]\s*|\b(?:please|just|also|and|so|then|ok|favor|y|pero|entonces|mejor) )`
const clauseEnd = String.raw`(?=\s*[.,;:!?]|\s*$)`

/** Told to take off what is called by name, or said not to be wanted. */
const patterns: readonly RegExp[] = [
  // 'Remove junk removal', 'quita la calefaccion'
  String.raw`${clauseStart}(?:remove|delete|drop|take off|quit[ae](?:me|nos)?|saqu?[ea](?:me)?|elimin[ae]|borr[ae])\s+${article}${some}`,
  // 'Take the garage door off'
  String.raw`\b(?:take|get|cross|scratch) ${article}${some} (?:off|out)(?: (?:of )?(?:the|my) (?:list|booking|order))?(?: please| now)?${clauseEnd}`,
  // 'La calefaccion no, ya le dije', 'que plomero no'
  String.raw`(?:${clauseStart}|\b(?:que|q|dije|ped[ií]) )${article}${some},? no+(?=\s*[.,;:!]|\s*$|\s+(?:ya|le|te|gracias|quiero|necesito|hoy|por)\b)`,
  // 'No la calefaccion'
  String.raw`(?<!\b(?:hoy|ma[nñ]ana|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|today|tomorrow) )\bno (?:a )?(?:el|la|al|los|las|lo de(?:l| la)?) ${some}${clauseEnd}`,
  // 'No quiero lo de calefaccion'
  String.raw`\bno (?:quiero|necesito|ocupo|ped[ií]) ${article}${some}${clauseEnd}`,
  // 'I did not ask for lawn care in Tampa'
  String.raw`\b(?:didn['’]?t|did not|never|no (?:le )?ped[ií]) (?:ask(?:ed)?|order(?:ed)?|want(?:ed)?)?(?: for)? ?${article}${some}?(?: in \p{L}+)?${clauseEnd}`,
  // 'HVAC? No.'
  String.raw`${clauseStart}${article}${some}\s*\?+\s*no\b(?! (?:se|me|le|lo|la|es|hay|tengo|puedo|i|it|he|she|we|you)\b)`,
].map((pattern) => new RegExp(pattern, 'giu'))

/** 'NO garage door!!', 'not the roof yet': by their own names alone, as 'no heat' is a fault. */
const notNamed = new RegExp(
  String.raw`(?:^|[.,;:!?]\s*|\b(?:ok|just|said|but|and) )(no|not (?:the|my)) ${article}((?:\p{L}+ ){0,2}?\p{L}+)(?: (?:yet|now|please|thing|stuff|part|anymore|for now|today|either))*(?=\s*[.,;:!]|\s*$|\s+(?:thats?|its|it|i|im|we|because|but|just|only)\b)`,
  'giu',
)
/** 'Never mind the dryer', not 'forget the lock for today' */
const forgets = new RegExp(
  String.raw`\b(?:never ?mind|nvm|forget(?: about)?|scratch|(?<!\b(?:se me|se le|me|vaya a|va a|no|que) )olvid[ae]\w*(?: de)?)\s+${article}${some}(?=\s*[.,;:!]|\s*$)`,
  'giu',
)
/** 'Le dije que la cerca NO', 'quite eso de la cerca': what is meant may be told by any word. */
const saidNo = [
  String.raw`\b(?:que|q|dije) (?:el|la|los|las) ${some},? no(?=\s*[.,;:!]|\s*$)`,
  String.raw`\b(?:quit[ae]|saqu?[ea]|borr[ae])(?:me)? (?:eso|lo) de(?:l| la| los| las)? ((?:\p{L}+ )??\p{L}+)(?=\s*[.,;:!?]|\s*$| (?:por|y|para|de)\b)`,
].map((pattern) => new RegExp(pattern, 'giu'))
/** 'No roof for now' */
const notNow = new RegExp(
  String.raw`\bno ${article}${some} (?:for now|por (?:ahora|el momento))${clauseEnd}`,
  'giu',
)
/** 'No carpet. Just the painting': beside that no word is a fault, as in 'no heat'. */
const keepsOther = /\b(?:just|only|solo|nom[aá]s)\b/iu
/** How plainly these words must mean a service for it to be forgotten. */
const surely = 0.6

/** The services in play that a message tells to take off, calling them by name, or to forget. */
export function plainlyRemoved(message: string, inPlay: readonly ServiceId[]): ServiceId[] {
  const isInPlay = (id: ServiceId) => inPlay.includes(id)
  const removed = [
    ...patterns.flatMap((pattern) =>
      [...message.matchAll(pattern)].flatMap(([, what = '']) => calledBy(what, inPlay)),
    ),
    ...[...message.matchAll(notNamed)].flatMap(([, no = '', what = '']) =>
      /^no\b/iu.test(no) && !keepsOther.test(message)
        ? servicesNamed(what).filter(isInPlay)
        : calledBy(what, inPlay),
    ),
    ...[...message.matchAll(notNow)].flatMap(([, what = '']) => calledBy(what, inPlay)),
    ...[forgets, ...saidNo].flatMap((pattern) =>
      [...message.matchAll(pattern)].flatMap(([, what = '']) => meantBy(what, inPlay, surely)),
    ),
  ]
  return [...new Set(removed)]
}

/** A message without what it tells to take off by a service's name, whether that was there or not. */
export const withoutPlainRemovals = (message: string): string =>
  patterns.reduce(
    (text, pattern) =>
      text.replace(pattern, (whole: string, what: string) =>
        calledBy(what, serviceIds).length > 0 ? ' , ' : whole,
      ),
    message,
  )

/** How plainly some words must mean a service for 'it' to be that one. */
const plainly = 0.45

/** Of several services, the one that was spoken of last before 'so take that off'. */
export function spokenOfBefore(words: string, inPlay: readonly ServiceId[]): ServiceId[] {
  for (const clause of words.split(/[.,;:!?\n]|\b(?:so|and|y|pero|but)\b/iu).reverse()) {
    const meant = clause.trim() ? meantBy(clause, inPlay, plainly) : []
    if (meant.length > 0) return meant.length === 1 ? meant : []
  }
  return []
}
