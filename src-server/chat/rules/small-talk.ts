import type { Turn } from '../assistant.ts'
import { allServices, subjectOf } from '../conversation-state.ts'
import { withRemark } from '../problem-notes.ts'
import { isQuestion } from '../understand/questions.ts'
import { plain } from '../understand/words.ts'
import type { Draft } from './draft.ts'
import { askToAdd } from './next-question.ts'
import { noted } from './noted.ts'
import { remember, wasSaid } from './said-before.ts'
import type { Sentences } from './sentences/en.ts'
import { unsureReply } from './unsure-reply.ts'

/** Answers what nothing else has answered: greetings, thanks, remarks, and what was not understood. */
export function smallTalk(draft: Draft, turn: Turn, words: Sentences): void {
  const { intents } = turn.understood
  const { chosen } = turn.state
  if (intents.has('goodbye')) {
    const isOpen = allServices(turn.state).length > 0 && !turn.state.order
    draft.say.push(isOpen ? words.goodbyeOpen : words.goodbye)
  } else if (intents.has('no') && (intents.has('thanks') || !turn.before.asked)) {
    draft.say.push(words.noRush)
  } else if (intents.has('thanks') && !/[?¿]/u.test(turn.message)) {
    const isOpen = allServices(turn.state).length > 0 && !turn.state.order
    draft.say.push(isOpen ? words.thanksOpen : words.thanks)
  } else if (isGreeting(turn)) draft.say.push(words.greeting)
  else if (intents.has('yes') && chosen.length > 0) draft.say.push(words.book)
  else if (intents.has('yes') && wantsIt(turn)) {
    askToAdd(draft, subjectOf(turn.state), words)
  } else if (turn.before.asked && isUndecided(turn)) draft.say.push(words.canWait)
  else if (intents.has('curious')) draft.say.push(words.noRush)
  else if (turn.state.order) aboutOrder(draft, words)
  else if (asksAgain.test(plain(turn.message))) draft.say.push(words.unhelpful)
  else if (isRemark(turn)) note(draft, turn, words)
  else unsureReply(draft, turn, words)
}

const isGreeting = ({ understood: { intents, unsure }, history }: Turn): boolean =>
  intents.has('greeting') && history.length === 0 && unsure.length === 0

/** 'You ignored me', 'I asked...' */
const asksAgain =
  /\byou (ignored|skipped|missed|forgot)\b|\b(didnt|did not|dont|havent) answer\b|\bi (already )?asked\b|\bno (me )?contest\w+\b|\bya (le )?pregunte\b/

const isRemark = ({ understood: { intents }, message, before }: Turn) =>
  !intents.has('nonsense') && !isQuestion(message) && (before.asked || intents.has('yes'))

/** Keeps a remark with the job that it is likeliest about: the professional reads it. */
function note(draft: Draft, turn: Turn, words: Sentences): void {
  const subject = subjectOf(turn.state)
  const id = turn.understood.mentioned.find((one) => subject.includes(one)) ?? subject[0]
  if (!id) {
    unsureReply(draft, turn, words)
    return
  }
  draft.state.problems = withRemark(draft.state.problems, id, turn.message)
  draft.say.push(noted(turn.state, words))
}

/** Whatever else is said about an order that exists: we cannot see it. */
function aboutOrder(draft: Draft, words: Sentences): void {
  draft.say.push(wasSaid(draft, 'peopleSee') ? words.complaintAgain : words.peopleSee)
  remember(draft, 'peopleSee')
}

/** 'Yes' after a price or a time, to a question that it does not answer. */
const wantsIt = ({ before, state }: Turn) =>
  subjectOf(state).length > 0 && before.asked !== 'detail' && before.asked !== 'which'

const shortMessage = 6

/** 'Not sure yet': of a longer message it would be only a word. */
const isUndecided = ({ understood, message }: Turn) =>
  understood.intents.has('undecided') && message.trim().split(/\s+/).length <= shortMessage
