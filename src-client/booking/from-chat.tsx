import { Button } from '@mantine/core'
import css from './booking-step.module.css'
import { clearDraft, type Draft } from './draft.ts'
import type { Flow } from './flow.ts'

/**
 * Says who filled in the answers, the customer's conversation or an administrator working from one, and that they can
 * be changed.
 */
export function FromChat({ draft, flow }: { draft: Draft; flow: Flow }) {
  const filled = flow.services.some(({ id }) =>
    Object.keys(draft.fromChat?.details[id] ?? {}).some((name) => draft.details[id]?.[name]),
  )
  if (draft.fromLead) {
    const forget = () => {
      clearDraft(flow.key)
      location.reload()
    }
    return (
      <p className={css.filled} role="note">
        You are booking for {draft.contact.fullName || 'the customer of a conversation'}. It is told
        to the customer, and linked to the conversation.{' '}
        <Button variant="subtle" color="gray" onClick={forget}>
          Begin anew, for yourself
        </Button>
      </p>
    )
  }
  return filled ? (
    <p className={css.filled} role="note">
      We have filled in what you told the assistant. Please look it over: you can change all of it.
    </p>
  ) : null
}
