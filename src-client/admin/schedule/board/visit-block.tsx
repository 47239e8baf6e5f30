import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { statusLabels } from '../../../ui/status-labels.ts'
import { type BoardVisit, isSameCell } from './board-day.ts'
import type { Carrying } from './use-carrying.ts'
import css from './visit-block.module.css'

interface Props {
  visit: BoardVisit
  /** Whoever it is assigned to is off then, has left, or the business is closed. */
  isUnsuited: boolean
  carrying: Carrying
}

/** A visit on the board: opens its record, and can be dragged while it has not begun. */
export function VisitBlock({ visit, isUnsuited, carrying }: Props) {
  const { id, customerName, serviceTitle, address, status, time, professionalId } = visit
  const link = useRef<HTMLAnchorElement>(null)
  const { moved } = carrying
  useEffect(() => {
    const place = moved.current
    if (place?.id !== id || !isSameCell(place, { time, professionalId })) return
    moved.current = undefined
    link.current?.focus()
  }, [id, time, professionalId, moved])
  const isMovable = visit.canMove && !carrying.isSubmitting
  return (
    <Link
      ref={link}
      to="/admin/schedule"
      search={(search) => ({ ...search, open: id })}
      resetScroll={false}
      className={css.visit}
      data-status={status}
      data-carried={carrying.visit?.id === id || undefined}
      draggable={isMovable}
      aria-keyshortcuts={isMovable ? 'M' : undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', id)
        carrying.pickUp(visit)
      }}
      onDragEnd={carrying.putBack}
      onKeyDown={isMovable ? (event) => carrying.onKeyDown(event, visit) : undefined}
      onBlur={carrying.putBack}
    >
      <strong>{customerName}</strong>
      <span>{serviceTitle}</span>
      <small>{placeOf(address)}</small>
      <small className={css.status}>{statusLabels[status]}</small>
      {isUnsuited && visit.canMove ? (
        <small className={css.unsuited}>Move or reassign</small>
      ) : null}
    </Link>
  )
}

/** `Albany, NY 12203` of a whole address. */
const placeOf = (address: string): string => {
  const [street = '', ...place] = address.split(', ')
  return place.length === 0 ? street : place.join(', ')
}
