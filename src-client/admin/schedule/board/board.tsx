import { Link } from '@tanstack/react-router'
import { type CSSProperties, useEffect, useRef } from 'react'
import { pluralize } from '../../../../shared/format/numbers.ts'
import { formatTime } from '../../../../shared/time/business-time.ts'
import { hasVisitStarted, shareGone } from '../../../business-clock.ts'
import { Portrait } from '../../../people/professional-line.tsx'
import css from './board.module.css'
import {
  type BoardDay,
  type BoardProfessional,
  type BoardVisit,
  type Cell,
  isAtWork,
  isSameCell,
  worksAt,
} from './board-day.ts'
import { moveAmongPlaces } from './move-among-places.ts'
import { type Carrying, useCarrying } from './use-carrying.ts'
import { VisitBlock } from './visit-block.tsx'

/** A day as a table: a column for each professional, a row for each time, visits as blocks that can be moved. */
export function Board({ day }: { day: BoardDay }) {
  const order = useRef(orderOf(day))
  const people = order.current(day.professionals.filter(isAtWork))
  const off = day.professionals.filter((one) => !isAtWork(one))
  const hasUnassigned = day.unassigned.length > 0
  const columns = [...(hasUnassigned ? [null] : []), ...people.map(({ id }) => id)]
  const carrying = useCarrying(day, columns)
  const isOpen = (one: BoardProfessional, time: string) =>
    day.holiday === null &&
    worksAt(one, time) &&
    !hasVisitStarted({ date: day.date, time }) &&
    !one.visits.some((visit) => visit.time === time)
  const firstOpen = carrying.times
    .flatMap((time) => people.map((one) => ({ one, time })))
    .find(({ one, time }) => isOpen(one, time))
  return (
    <>
      <p role="status" className="visually-hidden">
        {carrying.announcement}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section className={css.frame} tabIndex={0} aria-label="Visits of the day">
        <table
          className={css.board}
          data-carrying={carrying.visit !== undefined || undefined}
          onKeyDown={moveAmongPlaces}
        >
          <thead>
            <tr>
              <td className={css.corner} />
              {hasUnassigned ? (
                <th scope="col" className={css.unassigned}>
                  Unassigned
                  <small>{pluralize(day.unassigned.length, 'visit')}</small>
                </th>
              ) : null}
              {people.map((one) => (
                <th key={one.id} scope="col">
                  <span className={css.who}>
                    <Portrait professional={one} />
                    <span>
                      <Link
                        to="/admin/professionals/$professionalId"
                        params={{ professionalId: one.id }}
                      >
                        {one.name}
                      </Link>
                      <small>
                        {one.isActive ? '' : 'Inactive, '}
                        {pluralize(one.visits.length, 'visit')}
                      </small>
                    </span>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {carrying.times.map((time) => (
              <tr key={time} {...progressOf(day.date, time)}>
                <th scope="row">{formatTime(time)}</th>
                {hasUnassigned ? (
                  <BoardCell
                    cell={{ time, professionalId: null }}
                    name="Unassigned"
                    visits={day.unassigned}
                    carrying={carrying}
                  />
                ) : null}
                {people.map((one) => (
                  <BoardCell
                    key={one.id}
                    cell={{ time, professionalId: one.id }}
                    name={one.name}
                    visits={one.visits}
                    isOff={!worksAt(one, time)}
                    isOpen={isOpen(one, time)}
                    isFirstOpen={firstOpen?.one === one && firstOpen.time === time}
                    date={day.date}
                    carrying={carrying}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {off.length > 0 ? (
        <p className={css.hint}>Off: {off.map(({ name }) => name).join(', ')}</p>
      ) : null}
      <p className={`${css.hint} ${css.keys}`}>
        Drag a visit to another time or person, or press M on it and use the arrow keys. The arrow
        keys also move between open slots, and Enter books one. Hatched: off.
      </p>
    </>
  )
}

/** Of a row: whether its hours are over, or else how much of them is. */
function progressOf(date: string, time: string) {
  const gone = shareGone({ date, time })
  if (gone <= 0) return {}
  if (gone >= 1) return { 'data-past': true }
  return { 'data-now': true, style: { '--gone': `${Math.round(gone * 100)}%` } as CSSProperties }
}

/** Whoever has visits is first. It stays as it was when the day was opened, so that no column moves away. */
function orderOf(day: BoardDay) {
  const first = new Set(
    day.professionals.filter(({ visits }) => visits.length > 0).map(({ id }) => id),
  )
  return (people: readonly BoardProfessional[]) =>
    people.toSorted((one, other) => Number(first.has(other.id)) - Number(first.has(one.id)))
}

interface CellProps {
  cell: Cell
  /** Whose column it is. */
  name: string
  /** Those of the whole column. */
  visits: readonly BoardVisit[]
  isOff?: boolean
  /** Something can be booked there. */
  isOpen?: boolean
  /** The first such place, where Tab stops. */
  isFirstOpen?: boolean
  date?: string
  carrying: Carrying
}

function BoardCell({
  cell,
  name,
  visits,
  isOff = false,
  isOpen,
  isFirstOpen,
  date,
  carrying,
}: CellProps) {
  const here = visits.filter(({ time }) => time === cell.time)
  const isOver = carrying.over !== undefined && isSameCell(carrying.over, cell)
  const box = useRef<HTMLTableCellElement>(null)
  // Whoever uses the keyboard sees where they are.
  useEffect(() => {
    if (isOver) box.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isOver])
  return (
    <td
      ref={box}
      className={`${css.cell} ${cell.professionalId === null ? css.unassigned : ''}`}
      data-who={name}
      data-off={isOff || undefined}
      data-empty={here.length === 0 || undefined}
      data-allowed={carrying.isPossible(cell)}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!carrying.visit) return
        event.preventDefault()
        if (!isOver) carrying.moveOver(cell)
      }}
      onDrop={(event) => {
        event.preventDefault()
        carrying.drop(cell)
      }}
    >
      {here.map((visit) => (
        <VisitBlock key={visit.id} visit={visit} isUnsuited={isOff} carrying={carrying} />
      ))}
      {isOpen && cell.professionalId !== null ? (
        // Seventy stops of Tab would be in the way: the first one is a stop, and the arrow keys go on from it.
        <Link
          to="/admin/bookings/new"
          search={{ day: date, time: cell.time, professionalId: cell.professionalId }}
          className={css.add}
          data-place=""
          tabIndex={isFirstOpen ? 0 : -1}
          aria-label={`New booking at ${formatTime(cell.time)}, ${name}`}
        >
          +
        </Link>
      ) : null}
    </td>
  )
}
