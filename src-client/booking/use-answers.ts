import { useHydrated } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Service } from '../../shared/catalogue.ts'
import { focusFirstField } from '../ui/focus-field.ts'
import {
  type Draft,
  emptyDraft,
  type FormValues,
  hasDraft,
  readDraft,
  updateDraft,
} from './draft.ts'
import type { Flow } from './flow.ts'

/** The draft while its questions are answered: every keystroke is stored, and any change voids an accepted price. */
export function useAnswers({ key }: Flow) {
  // A prerendered page knows nothing of what this tab has kept.
  const [isPrerendered] = useState(!useHydrated())
  const [draft, setDraft] = useState(() => (isPrerendered ? emptyDraft : readDraft(key)))
  const [isRestored, setRestored] = useState(false)
  const focused = useRef<string>(undefined)
  const toRestore = isPrerendered && !isRestored && hasDraft(key)
  useEffect(() => {
    if (!toRestore) return
    focused.current = document.activeElement?.getAttribute('name') ?? undefined
    setDraft(readDraft(key))
    setRestored(true)
  }, [toRestore, key])
  useEffect(() => {
    if (isRestored && focused.current) focusFirstField([focused.current])
  }, [isRestored])
  const change = (what: Partial<Draft>) => setDraft(updateDraft(key, what))
  const keep = ({ id }: Service, values: FormValues) => {
    const { details } = readDraft(key)
    // What was typed before the page was hydrated is added to what is kept.
    const kept = toRestore ? { ...values, ...details[id] } : values
    change({ details: { ...details, [id]: kept }, quote: undefined })
  }
  return {
    draft,
    /** Changes when the answers are no longer those that a form has begun with. */
    version: Number(isRestored),
    keep,
    replaceDetails: (details: Draft['details']) => change({ details }),
  }
}
