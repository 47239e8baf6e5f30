import { useState } from 'react'
import type { Service } from '../../shared/catalogue.ts'
import { type Draft, type FormValues, readDraft, updateDraft } from './draft.ts'
import type { Flow } from './flow.ts'

/** The draft while its questions are answered: every keystroke is stored, and any change voids an accepted price. */
export function useAnswers({ key }: Flow) {
  const [draft, setDraft] = useState(() => readDraft(key))
  const change = (what: Partial<Draft>) => setDraft(updateDraft(key, what))
  const keep = ({ id }: Service, values: FormValues) =>
    change({ details: { ...readDraft(key).details, [id]: values }, quote: undefined })
  return { draft, keep, replaceDetails: (details: Draft['details']) => change({ details }) }
}
