import { keysOf } from '../../../shared/keys-of.ts'
import type { QuestionKind } from './question-kinds.ts'
import { plain } from './words.ts'

/** What our buttons ask, and a few questions as plain: no classifier needs to read them. */
const wordings: Partial<Record<QuestionKind, RegExp>> = {
  price: /^(?:how much (?:would it be|is it|does it cost)|cuanto (?:cuesta|es|sale))$/,
  time: /^(?:when can you come|cuando pueden venir)$/,
  list: /^(?:what services do you (?:offer|do|have)|que servicios (?:ofrecen|tienen))$/,
  person:
    /^(?:(?:can i |i want to )?talk to a (?:real )?person|(?:quiero |puedo )?hablar con una persona)$/,
  howMany: /^is it (?:the same|one) person or two$/,
  discount: /^(?:how can i save|como puedo ahorrar)$/,
  waitlist: /^(?:tell me when you come here|aviseme cuando lleguen aqui)$/,
  cancellation: /^(?:(?:how|can i|how can i|how do i) cancel|como cancelo|puedo cancelar)$/,
}

/** What a text asks, if it is one of these. */
export function plainQuestion(message: string): QuestionKind | undefined {
  const text = plain(message)
    .replace(/[^\p{L} ]/gu, '')
    .trim()
  return keysOf(wordings).find((kind) => wordings[kind]?.test(text))
}
