import { Button, NativeSelect, TextInput } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate, formatTime } from '../../../shared/time/business-time.ts'
import { today } from '../../business-clock.ts'
import { trpc } from '../../trpc.ts'
import { dateParam } from '../../ui/page/search-params.ts'
import css from '../admin.module.css'
import bar from '../toolbar.module.css'
import type { BookingRecord } from './rows.ts'
import { useMoveVisit } from './use-move-visit.tsx'

/** Moves a visit to another time; the same professional comes where possible, or whoever is chosen. */
export function MoveForm({ record }: { record: BookingRecord }) {
  const { id } = record
  const current = { date: record.date, time: record.time }
  const [date, setDate] = useState(record.date)
  const [time, setTime] = useState('')
  const [professionalId, setProfessionalId] = useState('')
  const day = dateParam().parse(date) ?? record.date
  const { data: targets } = trpc.admin.schedule.targets.useQuery(
    { id, date: day },
    { placeholderData: keepPreviousData },
  )
  const { submit, isSubmitting } = useMoveVisit()
  const times = (targets?.times ?? []).filter(
    (one) =>
      (one.professionals.length > 0 || !targets?.isStaffed) &&
      (day !== current.date || one.time !== current.time),
  )
  const chosen = times.find((one) => one.time === time)
  const people = chosen?.professionals ?? []
  const who = people.some((one) => one.id === professionalId) ? professionalId : ''
  return (
    <form
      className={css.body}
      onSubmit={(event) => {
        event.preventDefault()
        if (!chosen) return
        submit({
          id,
          date: day,
          time,
          ...(who ? { professionalId: who } : {}),
          from: { ...current, professionalId: record.professional?.id ?? null },
        })
      }}
    >
      <h3>Move</h3>
      <div className={bar.toolbar}>
        <TextInput
          type="date"
          label="Day"
          min={today()}
          value={date}
          onChange={({ currentTarget }) => setDate(currentTarget.value)}
        />
        <NativeSelect
          label="Time"
          data={[
            { value: '', label: targets && times.length === 0 ? 'No time' : 'Choose' },
            ...times.map((one) => ({ value: one.time, label: formatTime(one.time) })),
          ]}
          value={chosen ? time : ''}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
        />
        {people.length > 0 ? (
          <NativeSelect
            label="Professional"
            data={[
              { value: '', label: 'Same professional, or anyone' },
              ...people.map((one) => ({ value: one.id, label: one.name })),
            ]}
            value={who}
            onChange={({ currentTarget }) => setProfessionalId(currentTarget.value)}
          />
        ) : null}
        <Button type="submit" variant="default" disabled={!chosen} loading={isSubmitting}>
          Move visit
        </Button>
      </div>
      {targets && times.length === 0 ? (
        <p className={css.quiet} role="status">
          {targets.holiday !== null
            ? `Closed on ${formatDate(day)}: ${targets.holiday}.`
            : targets.isStaffed
              ? `Nobody who does ${record.serviceTitle} is free on ${formatDate(day)}.`
              : `No time for ${record.serviceTitle} is open on ${formatDate(day)}.`}
        </p>
      ) : null}
    </form>
  )
}
