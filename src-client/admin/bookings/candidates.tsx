import { Button, Skeleton } from '@mantine/core'
import type { inferRouterOutputs } from '@trpc/server'
import { useState } from 'react'
import { pluralize } from '../../../shared/format/numbers.ts'
import { type AppRouter, trpc } from '../../trpc.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { toastUndoable } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'
import { useUndo } from './use-undo.ts'

type Candidate = inferRouterOutputs<AppRouter>['admin']['bookings']['candidates'][number]

interface Props {
  bookingId: string
  /** What the visit is, for buttons beside those of other visits. */
  visit?: string
  /** Who comes now, if anybody. */
  currentId: string | null
  /** How many are suggested at first. */
  limit: number
  /** The buttons are gone then: something else gets the focus. */
  onAssigned: () => void
}

/** Those who could come to a booking, the best first, each with the reason; one tap gives them the visit. */
export function Candidates({ bookingId, visit, currentId, limit, onAssigned }: Props) {
  const candidates = trpc.admin.bookings.candidates.useQuery({ id: bookingId })
  const [showsAll, setShowsAll] = useState(false)
  const assign = trpc.admin.bookings.assign.useMutation()
  const undo = useUndo()
  const { submit, isSubmitting } = useSubmit(assign.mutateAsync, {
    failed: 'Not changed',
    onSuccess: ({ before, after, professional, visit: moved, isCustomerTold }) => {
      const told = isCustomerTold ? ' The customer will be notified in two minutes.' : ''
      toastUndoable('Assigned', `${professional?.firstName} has this visit now.${told}`, {
        action: undo(bookingId, before, after),
        about: bookingId,
        summary: `${moved}: ${professional?.firstName}.`,
      })
      onAssigned()
    },
  })
  return (
    <QueryBoundary query={candidates} skeleton={<Skeleton height={44} radius="md" />}>
      {(free) =>
        free.length === 0 ? (
          <small>
            Nobody else is free then. Move the visit, or offer the customer other times.
          </small>
        ) : (
          <>
            <ul className={css.list}>
              {free.slice(0, showsAll ? undefined : limit).map((one) => {
                const label = currentId === null ? `Assign ${one.name}` : `Reassign to ${one.name}`
                return (
                  <li key={one.id}>
                    <span className={css.candidate}>
                      <strong>{one.name}</strong>
                      <small>{reasonFor(one)}</small>
                    </span>
                    <Button
                      size="xs"
                      variant="default"
                      aria-label={visit ? `${label}: ${visit}` : label}
                      aria-busy={isSubmitting || undefined}
                      onClick={() =>
                        submit({ id: bookingId, professionalId: one.id, from: currentId })
                      }
                    >
                      {currentId === null ? 'Assign' : 'Reassign'}
                    </Button>
                  </li>
                )
              })}
            </ul>
            {free.length > limit && !showsAll ? (
              <div>
                <Button size="xs" variant="subtle" onClick={() => setShowsAll(true)}>
                  Show all {free.length}
                </Button>
              </div>
            ) : null}
          </>
        )
      }
    </QueryBoundary>
  )
}

/** 'asked for, nearby that day, 2 visits that day, 4.8 ★ (12)' */
function reasonFor({ isPreferred, nearness, visitsThatDay, rating, reviews }: Candidate): string {
  return [
    ...(isPreferred ? ['asked for'] : []),
    ...(nearness === 5
      ? ['in the same zip code that day']
      : nearness > 0
        ? ['nearby that day']
        : []),
    visitsThatDay === 0 ? 'no visits that day' : `${pluralize(visitsThatDay, 'visit')} that day`,
    ...(rating === null ? [] : [`${rating.toFixed(1)} ★ (${reviews})`]),
  ].join(', ')
}
