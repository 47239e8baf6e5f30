import { Textarea } from '@mantine/core'
import { trpc } from '../../trpc.ts'
import css from '../admin.module.css'
import { CallerFields } from './caller-fields.tsx'
import { CallerRecord } from './caller-record.tsx'
import { FindCaller } from './find-caller.tsx'
import type { OrderDraft } from './order-draft.ts'
import type { CallerForm } from './use-caller-form.ts'

interface Props {
  draft: OrderDraft
  update: (changed: Partial<OrderDraft>) => void
  caller: CallerForm
  /** Whom to look up at first. */
  email: string | undefined
  onAgain: (bookingId: string, professionalId: string | null) => void
  onSubmit: () => void
}

/** Who called, what the office knows about them, and what it wants for this order. */
export function CallerCard({ draft, update, caller: { form, fill }, ...props }: Props) {
  const { caller, hasNoEmail, office } = draft
  const { data: channels } = trpc.dashboard.channels.useQuery()
  return (
    <section className={css.card}>
      <h2>Caller</h2>
      <FindCaller
        email={props.email}
        onFound={(found) => {
          fill(found)
          update({ caller: { email: found.email, bookingId: '', times: 0 } })
        }}
      />
      <CallerRecord email={caller.email} onAgain={props.onAgain} />
      <form
        id="caller"
        className={css.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          props.onSubmit()
        }}
      >
        <CallerFields
          form={form}
          hasNoEmail={hasNoEmail}
          onNoEmail={(hasNone) => update({ hasNoEmail: hasNone })}
          hasSms={channels?.sms ?? false}
        />
        <Textarea
          label="Internal note (optional)"
          description="Only the office sees this"
          rows={2}
          maxLength={2000}
          value={office.note}
          onChange={({ currentTarget: { value } }) =>
            update({ office: { ...office, note: value } })
          }
        />
      </form>
    </section>
  )
}
