import { statementsOf } from './questions.ts'
import { plain } from './words.ts'

const amount = String.raw`(?:\$ ?(\d[\d,]*)|(\d[\d,]*) ?(?:dollars|bucks|dolares|usd)\b)`
const about =
  '(?: (?:is|of|at|was|to|only|really|just|like|about|around|maybe|max|more|than|over|up|es|de|como|unos|son|solo|nomas|mas|hasta|que))*'
/** 'My budget is 90': nothing else is meant by the figure. */
const named = new RegExp(
  String.raw`\b(?:budget|afford|spend|presupuesto|gastar|pagar mas)${about} (?:${amount}|(\d{2,3}(?:,?\d{3})?)\b)`,
)
/** 'I only have $90', '90 dollars max' */
const withUnit = new RegExp(
  String.raw`\b(?:(?:only|just|solo|nomas) (?:have|got|tengo)|tengo (?:solo|nomas)|(?:cant|cannot|wont|dont want to) (?:do|go|pay)|no puedo pagar|(?:can|could|id|ill) pay|no more than|no mas de|max|maximum|limit|tope|maximo)${about} ${amount}`,
)
const before = new RegExp(
  String.raw`${amount}(?: (?:is|es|was))? (?:(?:my|our|the|mi|el|como) )?(?:max\w*|budget|limit|tops?|presupuesto|tope|maximo)\b`,
)

/** What somebody can spend, in cents: 'my budget is like 90 bucks'. */
export function budgetIn(message: string): number | undefined {
  const text = plain(statementsOf(message))
  const found = named.exec(text) ?? withUnit.exec(text) ?? before.exec(text)
  const figure = found?.slice(1).find(Boolean)?.replaceAll(',', '')
  return figure ? Number(figure) * 100 : undefined
}
