import type { Intent } from './intent-signs.ts'

/** These say nothing that would be answered. */
const noRequest: ReadonlySet<Intent> = new Set<Intent>([
  'yes',
  'no',
  'thanks',
  'greeting',
  'correction',
  'unhelpful',
  'rude',
  'nonsense',
  'asksCost',
  'offTopic',
  'namesAmount',
  'undecided',
  'curious',
  'somethingElse',
])

/** Whether an intent asks for something. */
export const isRequest = (intent: Intent): boolean => !noRequest.has(intent)
