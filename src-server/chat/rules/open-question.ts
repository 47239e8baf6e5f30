import type { Turn } from '../assistant.ts'
import { contactIn } from '../understand/contact.ts'
import { intentsIn } from '../understand/intents.ts'
import { isRequest } from '../understand/is-request.ts'
import { isQuestion, readSentences } from '../understand/questions.ts'
import { readMessage } from '../understand/reading.ts'
import { timeFrameIn } from '../understand/time-frame.ts'
import { plain } from '../understand/words.ts'

/** About the talk itself: 'are you kidding?', 'did you hear me?' */
const isAboutTalk =
  /\b(?:kidding|serious|joking|listening|hear me|understand me|read (?:what|that)|are you (?:sure|there|ok|noting)|(?:did|do|can|will) (?:you|u) (?:get|hear|see|understand|know)|why (?:do|did|are|would|wont) (?:you|u)|what are you|what do you mean|you know|right|en serio|me (?:oyo|entendio|entiende))\b/
const words = { fewest: 4, fewestBeside: 6, most: 25 }

/** Whether a message about a job has a question that no answer is known for: that is said, rather than passed over. */
export function hasOpenQuestion(turn: Turn, { isPartly }: { isPartly: boolean }): boolean {
  // 'Does somebody check that?' belongs to what was answered.
  const fewest = isPartly ? words.fewestBeside : words.fewest
  return readSentences(turn.understood.besideWork).some((sentence) => {
    const count = sentence.text.split(/\s+/).length
    if (count < fewest || count > words.most) return false
    if (!isQuestion(sentence.text) || isAboutTalk.test(plain(sentence.text))) return false
    return !isAnswered(sentence.text, turn)
  })
}

function isAnswered(text: string, { state, now, timeZone }: Turn): boolean {
  const reading = readMessage(text)
  return (
    [...intentsIn(text, reading, true)].some(isRequest) ||
    // What it calls for is suggested.
    (state.latest.length + state.agreed.length > 0 && reading.any >= needsWork) ||
    Object.keys(contactIn(text)).length > 0 ||
    timeFrameIn(text, now, timeZone, state.language) !== undefined
  )
}
const needsWork = 0.5
