import type { ServiceId } from '../../../shared/catalogue.ts'
import { formatCents } from '../../../shared/format/money.ts'
import type { Turn } from '../assistant.ts'
import { openNeeds } from '../conversation-state.ts'
import { isQuestion, readSentences } from '../understand/questions.ts'
import { plain } from '../understand/words.ts'
import { figuresCounted } from './describe-estimate.ts'
import type { Draft } from './draft.ts'
import { pricedServices, savingsIn } from './estimate-parts.ts'
import { noted } from './noted.ts'
import { problemIn } from './problem.ts'
import type { Sentences } from './sentences/en.ts'
import { asksForEstimate, asksForTimes } from './what-is-asked.ts'

/** Says back what was described, what to do until somebody comes, which service it takes, and what that costs. */
export function suggest(draft: Draft, turn: Turn, words: Sentences): void {
  const { state, understood } = turn
  const wasHeld = state.wasInDanger || draft.state.danger !== undefined
  const fresh = (wasHeld ? openNeeds(state) : state.latest).filter(
    (id) => !state.agreed.includes(id),
  )
  const { danger: _past, ...safe } = draft.state
  draft.state = safe
  if (fresh.length === 0) {
    const asks = readSentences(turn.message).some(({ text }) => isQuestion(text))
    const doubted = understood.needs.find((id) => deniesName(turn.message, words.title(id)))
    const [meant] = understood.needs
    const isAnswered = asksForEstimate(turn) || asksForTimes(turn)
    if (doubted) draft.say.push(words.doneBy(words.title(doubted)))
    else if (meant && asks && draft.say.length === 0 && !isAnswered) {
      const { total } = turn.tools.estimate([meant], state)
      const isWho = asksWho.test(plain(turn.message))
      const title = words.title(meant)
      draft.say.push(
        isWho ? words.jobFor(title) : words.doneBy(title),
        words.costs(formatCents(total)),
      )
    } else if (understood.needs.length > 0 && draft.say.length === 0 && !asks) {
      draft.say.push(noted(state, words))
    }
    return
  }
  const isUrgent = understood.urgency === 'urgent'
  if (isUrgent) draft.say.push(words.urgent)
  draft.suggestedServices = fresh
  const [only, ...others] = fresh
  if (only && others.length === 0) suggestOne(draft, turn, words, only)
  else suggestSeveral(draft, turn, words, fresh)
  const besides = understood.besides.filter((id) => !state.chosen.includes(id))
  if (besides.length === 0) return
  draft.state.besides = besides
  draft.say.push(`\n${words.soundsLikeToo(words.list(besides.map(words.title)))}`)
}

/** 'Who do I need?' */
const asksWho =
  /\bwho\b|\bi (?:need|want) an? \w+|\bwhich (?:one|service|trade)\b|\ba quien\b|\bquien\b/

/** 'Not handyman. Gutters.' */
const deniesName = (message: string, title: string): boolean =>
  new RegExp(String.raw`\b(?:not|no)(?: an?| the| un| una)? ${plain(title)}`).test(plain(message))

function suggestOne(draft: Draft, turn: Turn, words: Sentences, id: ServiceId): void {
  const { echo, tip, covers } = problemIn(turn, id, words)
  // What to do until somebody comes was said with the danger: 'leave the door alone', not 'run it less'.
  const { wasInDanger, pastDanger } = turn.state
  const isAfterDanger = wasInDanger || pastDanger !== undefined || turn.before.danger !== undefined
  const { total, lines } = turn.tools.estimate([id], turn.state)
  const fee = lines[0]?.urgencyFee ?? 0
  draft.say.push(
    echo ? words.isJobFor(echo, words.title(id)) : words.jobFor(words.title(id)),
    ...(isAfterDanger ? [] : [tip]),
    `\n${words.costs(formatCents(total))}`,
    ...(fee > 0 ? [words.urgencyFee(formatCents(fee))] : []),
    ...(figuresCounted([id], turn.state).open ? [words.assumes] : []),
    words.covers(covers),
  )
}

function suggestSeveral(
  draft: Draft,
  turn: Turn,
  words: Sentences,
  ids: readonly ServiceId[],
): void {
  const { tools, state } = turn
  const estimate = tools.estimate(ids, state)
  const { lines, total } = estimate
  draft.say.push(
    words.jobsFor(words.list(ids.map(words.title))),
    words.costsEach(pricedServices(lines, words), formatCents(total)),
  )
  const saved = savingsIn(estimate, words)
  if (saved.length > 0) draft.say.push(words.alreadySaved(words.list(saved)))
}
