import { useEffect, useRef, useState } from 'react'
import type { Service } from '../../../shared/catalogue.ts'
import { focusFirstField } from '../../ui/forms/focus-field.ts'
import { useStore } from '../../ui/store/use-store.ts'
import { type Draft, draftStore, type FormValues, updateDraft } from '../draft.ts'
import type { Flow } from '../flow.ts'

/** The draft on the details screen: every keystroke is stored, and voids an accepted price. */
export function useDetailsDraft({ key }: Flow) {
  const store = draftStore(key)
  const draft = useStore(store)
  // A prerendered form begins without the answers that this tab has stored.
  const [hasStoredAnswers] = useState(
    () => draft === store.initial && store.get() !== store.initial,
  )
  const isRestored = hasStoredAnswers && draft !== store.initial
  const focused = useRef<string>(undefined)
  useEffect(() => {
    if (!isRestored) focused.current = document.activeElement?.getAttribute('name') ?? undefined
    else if (focused.current) focusFirstField([focused.current])
  }, [isRestored])
  return {
    draft,
    /** Changes when the stored answers arrive: the form then begins again with them. */
    formVersion: Number(isRestored),
    saveAnswers: ({ id }: Service, values: FormValues) => {
      const { details } = store.get()
      // Text typed before the page was hydrated is added to the stored answers.
      const answers = hasStoredAnswers && !isRestored ? { ...values, ...details[id] } : values
      updateDraft(key, { details: { ...details, [id]: answers }, quote: undefined })
    },
    replaceDetails: (details: Draft['details']) => updateDraft(key, { details }),
  }
}
