import type { ServiceId } from '../../../shared/catalogue.ts'
import type { Bilingual } from '../services/service-replies.ts'
import { workQuestionsOf } from '../work-questions/index.ts'
import { isMove } from './moves.ts'
import { isQuestion, sentencesOf } from './questions.ts'
import { servicesNamed } from './service-names.ts'
import { plain } from './words.ts'

/** A question without its form: 'you still did not say if the stairs are in it'. */
const asksAgain =
  /\b(?:didnt|did not|havent|still|never) (?:\w+ )?(?:say|said|tell|told|answer\w*|mention\w*|know)\b|\b(?:asked|asking|wondering|wonder|dont know|found out|want to know|need to know|yes or no|or no(?:t)?)\b|\b(?:no me (?:dijo|contest\w+)|(?:te |le |yo )?pregunt(?:e|aba|o (?:si|que))|digo (?:que|q) si|(?:que|q) si (?:necesito|puedo|hay|tengo)|si o no|o me (?:van a )?cobr\w+)\b|[,;] ?(?:can|could|should) (?:i|we)\b/

/** 'Should I turn it off? And why?' */
const onlyWhy =
  /(?<=^|[.!?\s])(?:and |but |y )?(?:why(?: (?:not|so|is that))?|por qu[eé])\s*[?.!]*\s*$/iu

/** 'You have to do the roof first. Is that true?' */
const isItTrue =
  /^\W*(?:do|does|can|could) (?:you|they|u)(?: guys| all)? (?:have|do|offer|handle) (?:it|that|this|those|them)\b|^\W*(?:and |so )?(?:(?:is|would be) (?:that|it|this) (?:true|right|so|correct)|(?:es|sera) (?:cierto|verdad|asi))\b/

export interface WorkAsked {
  answers: Bilingual[]
  /** What was told and not asked: it calls for nothing more. */
  told: string[]
  /** The message without what these answer. */
  rest: string
}

/** 'Do the movers take the bed apart?': what is named answers first. */
function namedFirst(message: string, about: readonly ServiceId[]): ServiceId[] {
  const named = servicesNamed(message)
  const isNamed = (id: ServiceId) =>
    named.includes(id) || (isMove(id) && named.some((one) => isMove(one)))
  return [...about.filter(isNamed), ...about.filter((id) => !isNamed(id))]
}

/** What a message asks about the work of the services that are talked about. */
export function workAskedIn(message: string, about: readonly ServiceId[]): WorkAsked {
  const known = workQuestionsOf(namedFirst(message, about))
  if (known.length === 0) return { answers: [], told: [], rest: message }
  const answers = new Map<string, Bilingual>()
  const told: string[] = []
  let rest = message
  const sentences = sentencesOf(message)
  for (const [at, text] of sentences.entries()) {
    const words = plain(text)
    const asks =
      isQuestion(text) || asksAgain.test(words) || isItTrue.test(plain(sentences[at + 1] ?? ''))
    const found = known.find(({ when, isTold }) => (asks || isTold) && when.test(words))
    if (!found) continue
    // Of two answers about one thing the later one is the plainer.
    answers.set(found.topic ?? found.answer.en, found.answer)
    if (!asks || found.callsForNothing) told.push(text)
    rest = rest.replace(text, ' ')
  }
  return {
    answers: [...answers.values()],
    told,
    rest: answers.size > 0 ? rest.replace(onlyWhy, ' ') : rest,
  }
}
