import { inOrderOfWork } from '../../../shared/order-of-work.ts'
import type { Turn } from '../assistant.ts'
import { allServices, subjectOf } from '../conversation-state.ts'
import type { Draft } from './draft.ts'
import { remember, wasSaid } from './said-before.ts'
import type { Sentences } from './sentences/en.ts'

/** Answers in which order things are done, whether one visit does, and what people may try themselves. */
export function answerAboutWork(draft: Draft, turn: Turn, words: Sentences): void {
  const { intents } = turn.understood
  const say = (key: string, text: string) => {
    draft.say.push(text)
    remember(draft, key)
  }
  const inPlay = allServices(turn.state)
  if (intents.has('whichOrder')) {
    const list = words.list(inOrderOfWork(inPlay).map(words.title))
    say('whichOrder', inPlay.length > 1 ? words.inOrder(list) : words.whichOrder)
  }
  if (intents.has('oneVisit')) {
    say('oneVisit', inPlay.length > 1 ? words.oneVisitSeveral : words.oneVisit)
  }
  if (intents.has('doItMyself')) {
    const advice = subjectOf(turn.state).flatMap((id) => words.byYourself(id) ?? [])
    const isRepeated = wasSaid(draft, 'doItMyself')
    const text = advice.length > 0 ? advice.join(' ') : words.doItMyself
    say('doItMyself', isRepeated ? words.doItMyself : text)
  }
}
