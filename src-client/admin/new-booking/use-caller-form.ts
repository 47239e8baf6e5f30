import type { z } from 'zod/mini'
import { callerSchema, callerWithoutEmail } from '../../../shared/admin/callers.ts'
import { hasEmail } from '../../../shared/people/no-email.ts'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { nobody, type OrderDraft } from './order-draft.ts'

type Contact = OrderDraft['contact']
export type CallerContact = z.infer<typeof callerWithoutEmail> & { email?: string }

interface Options {
  draft: OrderDraft
  update: (changed: Partial<OrderDraft>) => void
}

/** Who called; somebody who has booked without an email before has none now. */
export function useCallerForm({ draft: { contact, hasNoEmail }, update }: Options) {
  const form = useSchemaForm<Contact, CallerContact>({
    schema: hasNoEmail ? callerWithoutEmail : callerSchema,
    initialValues: contact,
    onValuesChange: (typed) => update({ contact: typed }),
  })
  const fill = (caller: Partial<Contact> & { email: string }) => {
    const isReached = hasEmail(caller.email)
    form.setValues({ ...nobody, ...caller, email: isReached ? caller.email : '' })
    update({ hasNoEmail: !isReached })
  }
  return { form, fill }
}

export type CallerForm = ReturnType<typeof useCallerForm>
