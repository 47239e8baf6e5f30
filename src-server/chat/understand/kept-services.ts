import type { ServiceId } from '../../../shared/catalogue.ts'
import { weekdaysIn } from './excluded-days.ts'
import { meantByEach } from './meant-by.ts'

/** 'Only the boiler', 'solo la caldera': everything else. */
const keptAlone =
  /^\W*(?:(?:no+\b[,.!]*|(?:so|ok(?:ay)?|well|then|entonces|mejor|bueno|please)\b[,.!]*)\s*)*(?:i (?:only|just) (?:want|need)|only|just|(?:(?:d[eé]je(?:me)?|quiero|necesito) )?(?:solo|sólo|solamente|nada más|nada mas|nom[aá]s)(?: want| need| quiero| necesito| deje)?)\s+([^.,;!?\n]{2,40}?)(?: please| por favor| for now| first| then| today| right now| por ahora| i said| dije)*(?:[.!,\s]*$|(?=,| (?:tomorrow|on|at|para|ma[nñ]ana|el (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo))\b))|^\W*([^.,;!?\n]{2,40}?)\s+(?:only|alone|nada más|nada mas|solamente)[.!\s]*$/iu
const tellsOrAsks =
  /^(?:(?:i|we) (?:only |just )?(?:asked?|was asking|were asking|am asking|meant|said|wonder\w*)|tell|say|give|let|answer|ask\w*|wonder\w*|check\w*|curious|trying|want to know|dime|digame)\b/iu
/** A sentence about the work says nothing of the list: 'only the living room gets painted'. */
const tellsOfWork =
  /\b(?:gets?|needs?|is|are|was|were|has|have|works?|to be|son|es|est[aá]n?|tiene\w*|hay|pinta\w*)\b/iu
/** 'Solo la chapa, la camara despues' */
export const forLater =
  /[^.,;!?\n]*\b(?:later|another time|some other day|despu[eé]s|luego|otro d[ií]a)\b/giu
const ofSeveral =
  /^\W*(?:(?:so|ok(?:ay)?|no|then)\b[,.!]*\s*)*(?:only|just|solo|nada m[aá]s|nom[aá]s) (?:the |those |these |las |los )?(?:two|three|four|[2-4]|dos|tres|cuatro)\s*:\s*([^.!?\n]{5,80})/iu
/** How plainly an item of a list must mean a service. */
const listed = 0.25
/** 'Painting, carpets, yard.' */
const listOnly = /^\W*\p{L}[\p{L} ]{2,20}(?:,(?: and| y)? \p{L}[\p{L} ]{2,20}){1,4}[.!]?\s*$/u
export const forNow = /\b(?:for now|por ahora|por el momento|de momento)\b/iu
/** How plainly some words must mean a service for everything else to go. */
export const plainly = 0.45

/** 'Just the three: painting, carpets, yard' refuses none of them. */
export const saidToStay = (message: string, open: readonly ServiceId[]): ServiceId[] =>
  message
    .split(/(?<=[.!?…])\s+/)
    .flatMap((sentence) =>
      meantByEach(
        ofSeveral.exec(sentence)?.[1] ?? (listOnly.test(sentence) ? sentence : ''),
        open,
        listed,
      ),
    )

/** What alone is to stay, if some but not all is. */
export function keptIn(message: string, inPlay: readonly ServiceId[]): ServiceId[] {
  const kept = wantedAlone(message, inPlay)
  return kept.length < inPlay.length ? kept : []
}

/** 'No movers. Only the cleaning': what alone is wanted. */
export function wantedAlone(message: string, inPlay: readonly ServiceId[]): ServiceId[] {
  for (const sentence of message.split(/(?<=[.!?…])\s+|\s+(?:y|and) (?=deje|solo|only|just)/)) {
    const found = keptAlone.exec(sentence)
    // 'Just the three: painting, carpets, yard'
    const what = ofSeveral.exec(sentence)?.[1] ?? found?.[1] ?? found?.[2] ?? ''
    if (!what || tellsOfWork.test(what) || tellsOrAsks.test(what)) continue
    // 'Only 1 other toilet in the house'
    if (/^(?:\d|one\b|an?\b)/iu.test(what)) continue
    // 'Just do the cleaning on Sunday at 11' says when.
    if (/^do\b/iu.test(what) && weekdaysIn(sentence).length > 0) continue
    const kept = meantByEach(what, inPlay, plainly)
    if (kept.length > 0) return kept
  }
  return []
}
