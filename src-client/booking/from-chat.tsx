import css from './booking-step.module.css'
import type { Draft } from './draft.ts'
import type { Flow } from './flow.ts'

/** Says that the conversation has filled answers in, and that they can be changed. */
export function FromChat({ draft, flow }: { draft: Draft; flow: Flow }) {
  const filled = flow.services.some(({ id }) =>
    Object.keys(draft.fromChat?.details[id] ?? {}).some((name) => draft.details[id]?.[name]),
  )
  return filled ? (
    <p className={css.filled} role="note">
      We have filled in what you told the assistant. Please look it over: you can change all of it.
    </p>
  ) : null
}
