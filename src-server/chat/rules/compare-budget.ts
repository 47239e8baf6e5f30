import { formatCents } from '../../../shared/format/money.ts'
import type { Turn } from '../assistant.ts'
import { subjectOf } from '../conversation-state.ts'
import { budgetIn } from '../understand/budget.ts'
import type { Draft } from './draft.ts'
import type { Sentences } from './sentences/en.ts'

/** 'My budget is $90': the price beside it, and what of several would fit; false if no budget is named. */
export function compareBudget(draft: Draft, turn: Turn, words: Sentences): boolean {
  const { state, tools, message } = turn
  const budget = budgetIn(message)
  const subject = subjectOf(state)
  if (budget === undefined || subject.length === 0) return false
  const { total } = tools.estimate(subject, state)
  // What the customer names is not said again: it could be read as our price.
  if (state.latest.length === 0) draft.say.push(words.costs(formatCents(total)))
  draft.say.push(total <= budget ? words.withinBudget : words.overBudget)
  if (total <= budget) return true
  const fitting = subject
    .map((id) => ({ id, rest: subject.filter((other) => other !== id) }))
    .filter(({ rest }) => rest.length > 0)
    .map(({ id, rest }) => ({ id, price: tools.estimate(rest, state).total }))
    .filter(({ price: rest }) => rest <= budget)
    .toSorted((one, other) => other.price - one.price)[0]
  if (fitting)
    draft.say.push(words.fitsWithout(words.title(fitting.id), formatCents(fitting.price)))
  return true
}
