import type Anthropic from '@anthropic-ai/sdk'
import { wallClock } from '../../../shared/time/business-time.ts'
import type { Turn } from '../assistant.ts'

const historyMessages = 20

/** The conversation so far, from the server's own record, and what is known. */
export function messagesOf({
  history,
  message,
  state,
  now,
  timeZone,
}: Turn): Anthropic.MessageParam[] {
  const before = history.slice(-historyMessages)
  const firstOfUser = before.findIndex(({ type }) => type === 'user')
  const said = firstOfUser < 0 ? [] : before.slice(firstOfUser)
  const {
    needs: suggested,
    chosen: onTheList,
    figures,
    contact,
    urgency,
    timeFrame,
    timesOfEach,
  } = state
  const town = state.town?.name
  const facts = JSON.stringify({
    suggested,
    onTheList,
    figures,
    contact,
    town,
    urgency,
    timeFrame,
    timesOfEach,
  })
  return [
    ...said.map(
      ({ type, content }): Anthropic.MessageParam => ({
        role: type === 'user' ? 'user' : 'assistant',
        content,
      }),
    ),
    {
      role: 'user',
      content: [
        { type: 'text', text: `Known so far, on ${wallClock(now, timeZone).date}: ${facts}` },
        { type: 'text', text: message },
      ],
    },
  ]
}
