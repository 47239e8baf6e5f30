import { useEffect, useRef, useState } from 'react'
import { defaultAnswers } from '../../../shared/booking-details/index.ts'
import type { Service } from '../../../shared/catalogue.ts'
import { formOf } from '../../../shared/questions/form-of.ts'
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
    saveAnswers: (service: Service, values: FormValues) => {
      const { id } = service
      const { details } = store.get()
      // What was typed before the page was hydrated is newer than the stored answers, which it joins.
      const answers =
        hasStoredAnswers && !isRestored
          ? withTyped({ ...values, ...details[id] }, typedAnswers(service, values))
          : values
      updateDraft(key, { details: { ...details, [id]: answers }, quote: undefined })
    },
    replaceDetails: (details: Draft['details']) => updateDraft(key, { details }),
  }
}

/** A group of checkboxes keeps the stored ones beside those that were typed. */
const withTyped = (stored: FormValues, typed: FormValues): FormValues => ({
  ...stored,
  ...Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [
      name,
      isGroup(value) && isGroup(stored[name]) ? { ...stored[name], ...value } : value,
    ]),
  ),
})

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The answers that differ from those that the form begins with. */
function typedAnswers(service: Service, values: FormValues): FormValues {
  const defaults = defaultAnswers(formOf(service))
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== defaults[name]),
  )
}
