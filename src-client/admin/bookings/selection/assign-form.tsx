import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { useSubmit } from '../../../ui/forms/use-submit.ts'
import css from '../../admin.module.css'
import { countBookings, toastOutcome } from './count-bookings.ts'
import { useUndoChanges } from './use-undo-many.ts'

interface Props {
  ids: string[]
  onDone: () => void
  onClose: () => void
}

/** Assigns the selected visits to one professional, or each to anyone available. */
export function AssignForm({ ids, onDone, onClose }: Props) {
  const [professionalId, setProfessionalId] = useState('')
  const professionals = trpc.admin.professionals.list.useQuery()
  const assign = trpc.admin.bookings.assignMany.useMutation()
  const undo = useUndoChanges()
  const { submit, isSubmitting } = useSubmit(assign.mutateAsync, {
    failed: 'Some were not assigned',
    onSuccess: ({ assigned, refused }) => {
      toastOutcome({
        title: `${countBookings(assigned.length)} assigned`,
        refused,
        text: 'Customers who were expecting someone else will be notified in two minutes.',
        action: undo(assigned),
      })
      onDone()
    },
  })
  const active = professionals.data?.filter(({ isActive }) => isActive) ?? []
  return (
    <form
      className={css.body}
      aria-label="Assign the selected bookings"
      onSubmit={(event) => {
        event.preventDefault()
        submit({ ids, ...(professionalId ? { professionalId } : {}) })
      }}
    >
      <NativeSelect
        label="Professional"
        value={professionalId}
        data={[
          { value: '', label: 'Anyone available' },
          ...active.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => setProfessionalId(value)}
      />
      <div className={css.actions}>
        <Button type="submit" loading={isSubmitting}>
          Assign {countBookings(ids.length)}
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
