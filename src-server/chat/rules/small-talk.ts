import type { Turn } from '../assistant.ts'
import { allServices, subjectOf } from '../conversation-state.ts'
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
    draft.say.push(allServices(turn.state).length > 0 ? words.goodbyeOpen : words.goodbye)
  } else if (intents.has('no') && (intents.has('thanks') || !turn.before.asked)) {
    draft.say.push(words.noRush)
  } else if (intents.has('thinksItOver')) draft.say.push(words.noRush)
  else if (intents.has('thanks') && !/[?¿]/u.test(turn.message)) {
    const isOpen = allServices(turn.state).length > 0 && !turn.state.order
    draft.say.push(isOpen ? words.thanksOpen : words.thanks)
  } else if (intents.has('greeting') && turn.history.length === 0) draft.say.push(words.greeting)
  else if (intents.has('yes') && chosen.length > 0) draft.say.push(words.book)
  else if (intents.has('yes') && wantsIt(turn)) {
    askToAdd(draft, subjectOf(turn.state), words)
  } else if (turn.before.asked && isUndecided(turn)) draft.say.push(words.canWait)
  else if (intents.has('curious')) draft.say.push(words.noRush)
  else if (turn.state.order) aboutOrder(draft, words)
  else if (asksAgain.test(plain(turn.message))) draft.say.push(words.unhelpful)
  else if (isRemark(turn)) draft.say.push(noted(turn.state, words))
  else unsureReply(draft, turn, words)
}

/** 'You ignored me', 'I asked...' */
const asksAgain =
  /\byou (ignored|skipped|missed|forgot)\b|\b(didnt|did not|dont|havent) answer\b|\bi (already )?asked\b|\bno (me )?contest\w+\b|\bya (le )?pregunte\b/

/** A question, with or without its mark. */
const beginsQuestion =
  /^\W*((and|but|so|ok(ay)?|also|y|pero) )*(what|whats|how|hows|when|where|who|whos|why|which|do|does|did|is|are|can|could|will|would|should|que|como|cuando|donde|quien|cual|por que|puede\w*|tiene[ns]?)\b(?! (im|i|we|my) )/

const isRemark = ({ understood: { intents }, message, before }: Turn) =>
  !intents.has('nonsense') &&
  !message.includes('?') &&
  !beginsQuestion.test(plain(message)) &&
  (before.asked || intents.has('yes'))

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
