import { Button } from '@mantine/core'
import css from '../booking-step.module.css'
import { clearDraft, type Draft } from '../draft.ts'
import type { Flow } from '../flow.ts'

/**
 * Says who filled in the answers, the customer's conversation or an administrator working from one, and that they can
 * be changed.
 */
export function PrefilledNotice({ draft, flow }: { draft: Draft; flow: Flow }) {
  const isPrefilled = flow.services.some(({ id }) =>
    Object.keys(draft.fromChat?.details[id] ?? {}).some((name) => draft.details[id]?.[name]),
  )
  if (draft.fromLead) {
    const startOver = () => {
      clearDraft(flow.key)
      location.reload()
    }
    return (
      <p className={css.notice} role="note">
        You are booking for {draft.contact.fullName || 'the customer of a conversation'}. They will
        be told, and the booking will be linked to the conversation.{' '}
        <Button variant="subtle" color="gray" onClick={startOver}>
          Start over for yourself
        </Button>
      </p>
    )
  }
  return isPrefilled ? (
    <p className={css.notice} role="note">
      We have filled in what you told the assistant. Please check it: you can change all of it.
    </p>
  ) : null
}
