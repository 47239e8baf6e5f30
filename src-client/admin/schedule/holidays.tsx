import { Button, Skeleton, TextInput } from '@mantine/core'
import { useState } from 'react'
import { faultsOf, messageOf, trpc } from '../../trpc.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { toastProblem, toastSuccess } from '../../ui/toast.ts'
import css from '../admin.module.css'
import { tableDate, today } from '../moment.ts'

/** Days on which no times are offered. */
export function Holidays() {
  const holidays = trpc.admin.holidays.useQuery()
  const [date, setDate] = useState('')
  const [name, setName] = useState('')
  const failed = (error: unknown) => {
    if (Object.keys(faultsOf(error)).length === 0) {
      toastProblem('Not changed', messageOf(error) ?? 'Please try again.')
    }
  }
  const add = trpc.admin.addHoliday.useMutation({
    onSuccess: ({ visits }) => {
      toastSuccess(
        'Holiday added',
        visits === 0
          ? 'Nothing is offered on that day.'
          : `Nothing more is offered on that day. Still booked: ${visits === 1 ? '1 visit' : `${visits} visits`}.`,
      )
      setDate('')
      setName('')
    },
    onError: failed,
  })
  const remove = trpc.admin.removeHoliday.useMutation({
    onSuccess: () => toastSuccess('Holiday removed', 'Its times are offered again.'),
    onError: failed,
  })
  const faults = faultsOf(add.error)
  return (
    <section className={css.card}>
      <h2>Holidays</h2>
      <Loaded query={holidays} skeleton={<Skeleton height={64} radius="md" />}>
        {(list) => (
          <>
            {list.length === 0 ? <p className={css.quiet}>No holidays yet</p> : null}
            <ul className={css.list}>
              {list.map((holiday) => (
                <li key={holiday.date}>
                  <span>
                    {tableDate(holiday.date)} <small>{holiday.name}</small>
                  </span>
                  <Button
                    size="xs"
                    variant="default"
                    disabled={remove.isPending}
                    aria-label={`Remove ${holiday.name}, ${tableDate(holiday.date)}`}
                    onClick={() => remove.mutate({ date: holiday.date })}
                  >
                    Remove
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <form
        className={css.tools}
        onSubmit={(event) => {
          event.preventDefault()
          if (!add.isPending) add.mutate({ date, name })
        }}
      >
        <TextInput
          type="date"
          label="Date"
          min={today()}
          value={date}
          error={faults.date}
          onChange={({ currentTarget }) => setDate(currentTarget.value)}
        />
        <TextInput
          label="Name"
          maxLength={80}
          value={name}
          error={faults.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={add.isPending}>
          Add holiday
        </Button>
      </form>
    </section>
  )
}
