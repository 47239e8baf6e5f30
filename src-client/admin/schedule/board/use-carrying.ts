import { skipToken } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { formatTime } from '../../../../shared/time/business-time.ts'
import { trpc } from '../../../trpc.ts'
import { toastError } from '../../../ui/toast/toast.ts'
import { useMoveVisit } from '../../bookings/use-move-visit.tsx'
import {
  type BoardDay,
  type BoardVisit,
  type Cell,
  isAllowed,
  isSameCell,
  type Targets,
  timesOf,
} from './board-day.ts'

const steps: Record<string, [column: number, row: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A visit that is picked up, by the pointer or the keyboard, and where it would be dropped. */
export function useCarrying(day: BoardDay, columns: readonly (string | null)[]) {
  const [carried, setCarried] = useState<{ visit: BoardVisit; over: Cell }>()
  const { visit } = carried ?? {}
  /** Where the keyboard has moved a visit: it gets the focus there. */
  const moved = useRef<{ id: string } & Cell>(undefined)
  const { data: targets } = trpc.admin.schedule.targets.useQuery(
    visit ? { id: visit.id, date: day.date } : skipToken,
  )
  const { submit, isSubmitting } = useMoveVisit()
  const times = timesOf(day, carried && targets)
  /** Undefined until the server has said where it can go. */
  const isPossible = (cell: Cell) => visit && targets && isAllowed(visit, targets, cell)
  /** A drop before that is sent all the same: the server refuses what cannot be. */
  const allows = (cell: Cell) => visit !== undefined && isPossible(cell) !== false
  function pickUp(picked: BoardVisit) {
    moved.current = undefined
    setCarried({ visit: picked, over: cellOf(picked) })
  }
  const moveOver = (over: Cell) => visit && setCarried({ visit, over })
  const putBack = () => setCarried(undefined)
  function drop(cell: Cell) {
    putBack()
    if (!visit || isSameCell(cell, visit)) return
    const { id, time, professionalId } = visit
    if (cell.professionalId === null && !allows(cell)) {
      toastError('Not moved', whyNobody(visit, targets))
      return
    }
    // Where somebody cannot come, the server says why.
    submit({ id, date: day.date, ...cell, from: { date: day.date, time, professionalId } })
  }
  function step([column, row]: [number, number], over: Cell) {
    const at = (list: readonly unknown[], index: number) =>
      Math.min(Math.max(index, 0), list.length - 1)
    const nextColumn = at(columns, columns.indexOf(over.professionalId) + column)
    const nextRow = at(times, times.indexOf(over.time) + row)
    moveOver({ professionalId: columns[nextColumn] ?? null, time: times[nextRow] ?? over.time })
  }
  /** The keys on a visit: M picks it up; then the arrows, Enter and Escape. */
  function onKeyDown(event: KeyboardEvent, own: BoardVisit) {
    if (!carried) {
      if (event.key.toLowerCase() !== 'm' || event.ctrlKey || event.metaKey || event.altKey) return
      pickUp(own)
    } else if (steps[event.key]) step(steps[event.key] ?? [0, 0], carried.over)
    else if (event.key === 'Enter') {
      if (!isSameCell(carried.over, own)) moved.current = { id: own.id, ...carried.over }
      drop(carried.over)
    } else if (event.key === 'Escape') putBack()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    visit,
    over: carried?.over,
    times,
    isSubmitting,
    isPossible,
    allows,
    pickUp,
    moveOver,
    putBack,
    drop,
    onKeyDown,
    moved,
    /** What a screen reader hears. */
    announcement: carried && announce(day, carried, isPossible(carried.over)),
  }
}

export type Carrying = ReturnType<typeof useCarrying>

/** Why a visit cannot be dropped on nobody. */
function whyNobody({ status, professionalId }: BoardVisit, targets: Targets | undefined): string {
  if (targets?.holiday) return `The business is closed that day: ${targets.holiday}.`
  if (targets?.isStaffed === false) return 'That time is closed or fully booked.'
  return status === 'pending' || professionalId === null
    ? 'To change the time, drop it on a professional.'
    : 'A confirmed visit needs a professional. Drop it on another one.'
}

const cellOf = ({ time, professionalId }: BoardVisit): Cell => ({ time, professionalId })

function announce(
  { professionals }: BoardDay,
  { visit, over }: { visit: BoardVisit; over: Cell },
  isPossible: boolean | undefined,
): string {
  const place = `${formatTime(over.time)}, ${
    professionals.find(({ id }) => id === over.professionalId)?.name ?? 'unassigned'
  }`
  if (isSameCell(visit, over)) {
    return `${visit.serviceTitle} for ${visit.customerName}: ${place}. Arrow keys move it, Enter drops it, Escape puts it back.`
  }
  if (isPossible === undefined) return place
  return isPossible ? `${place}: available` : `${place}: not possible`
}
