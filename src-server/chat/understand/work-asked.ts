import type { ServiceId } from '../../../shared/catalogue.ts'
import type { Bilingual } from '../services/service-replies.ts'
import { workQuestions } from '../work-questions/index.ts'
import { isQuestion, sentencesOf } from './questions.ts'
import { plain } from './words.ts'

/** A question without its form: 'you still did not say if the stairs are in it'. */
const asksAgain =
  /\b(?:didnt|did not|havent|still|never) (?:\w+ )?(?:say|said|tell|told|answer\w*|mention\w*|know)\b|\b(?:asked|asking|wondering|wonder|dont know|found out|want to know|need to know|yes or no|or no(?:t)?)\b|\b(?:no me (?:dijo|contest\w+)|pregunt\w+|si o no)\b/

interface WorkAsked {
  answers: Bilingual[]
  /** The message without what these answer. */
  rest: string
}

/** What a message asks about the work of the services that are talked about. */
export function workAskedIn(message: string, about: readonly ServiceId[]): WorkAsked {
  const known = about.flatMap((id) => workQuestions[id] ?? [])
  if (known.length === 0) return { answers: [], rest: message }
  const answers = new Set<Bilingual>()
  let rest = message
  for (const text of sentencesOf(message)) {
    const words = plain(text)
    const asks = isQuestion(text) || asksAgain.test(words)
    const found = known.find(({ when, isTold }) => (asks || isTold) && when.test(words))
    if (!found) continue
    answers.add(found.answer)
    rest = rest.replace(text, ' ')
  }
  return { answers: [...answers], rest }
}
