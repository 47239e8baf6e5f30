import type { ServiceId } from '../../../shared/catalogue.ts'
import { addsThenAsks } from './agreement-signs.ts'
import { createClassifier } from './classifier/classifier.ts'
import { offerAnswers } from './offer-answers.ts'
import { offerMarks, offerView, partsOf } from './offer-view.ts'
import weights from './offer-weights.json' with { type: 'json' }
import { isQuestion } from './questions.ts'
import { plain } from './words.ts'

const classify = createClassifier(weights, offerAnswers)

/** How likely these words take or decline each of the offered services: 'yes, but not the ducts'. */
function readAnswers(words: string, offered: readonly ServiceId[]) {
  const parts = partsOf(words, offered)
  return offered.map((id) => classify(offerView(words, parts, id), offerMarks(parts, id, offered)))
}

const yesOrNo = /,?\s*\b(?:yes or no|si o no)\b[\s?.!]*/giu
/** 'Put it on, but you did not say a word about the fridge' refuses nothing. */
const reproach =
  /(?:\b(?:pero|but)\s+)?\b(?:(?:no|nunca) (?:me )?(?:dij\w+|contest\w+|respond\w+)|you (?:didn['’]?t|did not|never|haven['’]?t) (?:answer|said?|tell|told|mention)\w*|you (?:skipped|forgot|ignored|left out|missed))\b[^.,;!?]*/giu
/** 'Yes add it, but is that for both?' */
const firstPart = /^(.{2,40}?)(?:,|\s(?=(?:pero|but|y|and)\s))/iu
const mostSentences = 6

/**
 * How likely a message takes or declines each of the offered services, by all that it states and by its plainest
 * sentence. A question takes nothing.
 */
export function answersToOffer(typed: string, offered: readonly ServiceId[]) {
  const apart = addsThenAsks.test(plain(typed)) ? typed.replace(firstPart, '$1. ') : typed
  const message = apart.replace(reproach, ' ')
  // '..., yes or no': a question
  const sentences = message
    .replace(yesOrNo, '?')
    .split(/(?<=[.!?\n])\s+/)
    .slice(0, mostSentences)
  const statements = sentences.filter((sentence) => !isQuestion(sentence))
  const said = [statements.join(' '), ...(statements.length > 1 ? statements : [])]
    .filter((words) => words.trim())
    .map((words) => readAnswers(words, offered))
  const asked = readAnswers(message, offered)
  return offered.map((id, at) => ({
    id,
    takes: Math.max(0, ...said.map((one) => one[at]?.takes ?? 0)),
    declines: Math.max(asked[at]?.declines ?? 0, ...said.map((one) => one[at]?.declines ?? 0)),
  }))
}
