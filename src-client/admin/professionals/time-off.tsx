import { Button, TextInput } from '@mantine/core'
import type { z } from 'zod/mini'
import { spanOf, timeOffForm } from '../../../shared/admin/time-off-form.ts'
import { pluralize } from '../../../shared/format/numbers.ts'
import { today } from '../../business-clock.ts'
import { trpc } from '../../trpc.ts'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'
import bar from '../toolbar.module.css'
import { describeTimeOff } from './describe-time-off.ts'
import type { ProfessionalRecord } from './rows.ts'
import { showNeeding } from './visits-needing-others.tsx'

interface Props {
  professionalId: string
  timeOff: ProfessionalRecord['timeOff']
}

/** Days and hours off: nothing is booked then, and what is booked already is listed to be given to others. */
export function TimeOff({ professionalId, timeOff }: Props) {
  const remove = trpc.admin.professionals.removeTimeOff.useMutation()
  const removing = useSubmit(remove.mutateAsync, {
    failed: 'This change was not saved',
    onSuccess: () => toastSuccess('Removed', 'These times can be booked again.'),
  })
  return (
    <section className={css.card}>
      <h2>Time off</h2>
      <ul className={css.list}>
        {timeOff.map(({ id, startsAt, endsAt, reason }) => {
          const span = describeTimeOff({ startsAt, endsAt })
          return (
            <li key={id}>
              <span>
                {span} {reason ? <small>{reason}</small> : null}
              </span>
              <Button
                size="xs"
                variant="default"
                aria-label={`Remove the time off: ${span}`}
                disabled={removing.isSubmitting}
                onClick={() => removing.submit({ id })}
              >
                Remove
              </Button>
            </li>
          )
        })}
      </ul>
      <TimeOffForm professionalId={professionalId} />
    </section>
  )
}

function TimeOffForm({ professionalId }: Pick<Props, 'professionalId'>) {
  const initialValues = {
    firstDay: today(),
    lastDay: today(),
    from: '',
    until: '',
    reason: '',
  }
  const form = useSchemaForm({ schema: timeOffForm, initialValues })
  const add = trpc.admin.professionals.addTimeOff.useMutation()
  const send = (values: z.infer<typeof timeOffForm>) =>
    add.mutateAsync({ id: professionalId, ...spanOf(values), reason: values.reason })
  const { submit, isSubmitting } = useSubmit(send, {
    failed: 'This change was not saved',
    showErrors: ({ to, ...errors }) => form.showErrors(to ? { ...errors, lastDay: to } : errors),
    onSuccess: ({ bookings }) => {
      form.setValues(initialValues)
      toastSuccess(
        'Saved',
        bookings.length === 0
          ? 'Nothing is booked during that time.'
          : `${pluralize(bookings.length, 'visit needs', 'visits need')} someone else: see above.`,
      )
      if (bookings.length > 0) showNeeding()
    },
  })
  return (
    <form className={css.body} noValidate onSubmit={form.handleSubmit(submit)}>
      <div className={bar.toolbar}>
        <TextInput
          type="date"
          label="First day"
          {...form.getInputProps('firstDay')}
          onChange={({ currentTarget: { value } }) => {
            form.setFieldValue('firstDay', value)
            if (form.values.lastDay < value) form.setFieldValue('lastDay', value)
          }}
        />
        <TextInput
          type="time"
          step={1800}
          label="From (optional)"
          {...form.getInputProps('from')}
        />
        <TextInput type="date" label="Last day" {...form.getInputProps('lastDay')} />
        <TextInput
          type="time"
          step={1800}
          label="Until (optional)"
          {...form.getInputProps('until')}
        />
        <TextInput label="Reason (optional)" maxLength={120} {...form.getInputProps('reason')} />
        <Button type="submit" variant="default" loading={isSubmitting}>
          Add time off
        </Button>
      </div>
    </form>
  )
}
