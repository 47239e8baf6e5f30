import { defaultAnswers, reusableAnswers } from '../../shared/booking-details/index.ts'
import type { Service } from '../../shared/catalogue.ts'
import { formOf } from '../../shared/questions/form-of.ts'
import type { Draft, FormValues } from './draft.ts'
import type { Flow } from './flow.ts'

export interface Answers {
  values: FormValues
  /** The service whose answers about the home were copied and have not been changed since. */
  copiedFrom?: Service
}

/** A service's current answers: its own, and what the order's other services already say about the home. */
export function answersFor(flow: Flow, draft: Draft, service: Service): Answers {
  const { id } = service
  const form = formOf(service)
  const own = draft.details[id] ?? {}
  const copied: Record<string, unknown> = {}
  let copiedFrom: Service | undefined
  for (const other of flow.services) {
    if (other.id === id) continue
    const reusable = reusableAnswers(form, draft.details[other.id] ?? {})
    for (const [name, value] of Object.entries(reusable)) {
      if (name in own || name in copied) continue
      copied[name] = value
      copiedFrom ??= other
    }
  }
  const values: FormValues = { ...defaultAnswers(form), ...copied, ...own }
  return copiedFrom ? { values, copiedFrom } : { values }
}
