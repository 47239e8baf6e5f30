import css from '../booking-step.module.css'
import type { Draft } from '../draft.ts'
import type { Flow } from '../flow.ts'

/** Says that the customer's conversation filled in the answers, and that they can be changed. */
export function PrefilledNotice({ draft, flow }: { draft: Draft; flow: Flow }) {
  const isPrefilled = flow.services.some(({ id }) =>
    Object.keys(draft.fromChat?.details[id] ?? {}).some((name) => draft.details[id]?.[name]),
  )
  return isPrefilled ? (
    <p className={css.notice} role="note">
      We have filled in what you told the assistant. Please check it: you can change all of it.
    </p>
  ) : null
}
