import { Button, Skeleton, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type HolidayInput, holidayInput } from '../../../shared/admin/schedule.ts'
import { pluralize } from '../../../shared/format/numbers.ts'
import { formatTableDate } from '../../../shared/time/business-time.ts'
import { today } from '../../business-clock.ts'
import { trpc } from '../../trpc.ts'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { toastSuccess, toastUndoable } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'
import { undoAction } from '../bookings/undo-action.tsx'
import bar from '../toolbar.module.css'
import { visitsOn } from './visits-on.ts'

/** Days on which no times are offered. */
export function Holidays() {
  const holidays = trpc.admin.schedule.holidays.useQuery()
  const form = useSchemaForm({ schema: holidayInput, initialValues: { date: '', name: '' } })
  const addHoliday = trpc.admin.schedule.addHoliday.useMutation()
  const adding = useSubmit(addHoliday.mutateAsync, {
    failed: 'This change was not saved',
    showErrors: form.showErrors,
    onSuccess: ({ visits }) => {
      toastSuccess(
        'Holiday added',
        visits === 0
          ? 'No times will be offered that day.'
          : `No more times will be offered that day. Still booked: ${pluralize(visits, 'visit')}.`,
      )
      form.reset()
    },
  })
  const restoring = useSubmit(addHoliday.mutateAsync, {
    failed: 'Not undone',
    onSuccess: (_, { name }) => toastSuccess('Undone', `${name} is a holiday again.`),
  })
  const removeHoliday = trpc.admin.schedule.removeHoliday.useMutation()
  const removing = useSubmit(({ date }: HolidayInput) => removeHoliday.mutateAsync({ date }), {
    failed: 'This change was not saved',
    onSuccess: (_, holiday) =>
      toastUndoable(
        'Holiday removed',
        `The times of ${formatTableDate(holiday.date)} are offered again.`,
        {
          action: undoAction(() => restoring.run(holiday)),
        },
      ),
  })
  return (
    <section className={css.card}>
      <h2>Holidays</h2>
      <QueryBoundary query={holidays} skeleton={<Skeleton height={64} radius="md" />}>
        {(list) => (
          <>
            {list.length === 0 ? <p className={css.quiet}>No holidays yet</p> : null}
            <ul className={css.list}>
              {list.map((holiday) => (
                <li key={holiday.date}>
                  <span>
                    {formatTableDate(holiday.date)} <small>{holiday.name}</small>{' '}
                    {holiday.visits && holiday.date >= today() ? (
                      <Link to="/admin/bookings" search={visitsOn(holiday.date)}>
                        {pluralize(holiday.visits, 'visit')} to move or cancel
                      </Link>
                    ) : null}
                  </span>
                  <Button
                    size="xs"
                    variant="default"
                    disabled={removing.isSubmitting}
                    aria-label={`Remove ${holiday.name}, ${formatTableDate(holiday.date)}`}
                    onClick={() => removing.submit({ date: holiday.date, name: holiday.name })}
                  >
                    Remove
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryBoundary>
      <form className={bar.toolbar} onSubmit={form.handleSubmit(adding.submit)}>
        <TextInput type="date" label="Date" min={today()} {...form.getInputProps('date')} />
        <TextInput label="Name" maxLength={80} {...form.getInputProps('name')} />
        <Button type="submit" variant="default" loading={adding.isSubmitting}>
          Add holiday
        </Button>
      </form>
    </section>
  )
}
