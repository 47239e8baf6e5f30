import type { KeyboardEvent } from 'react'

/** Columns and rows from here. */
const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The arrow keys go from one open place of the board to the next in that direction: all of them are one stop of Tab. */
export function moveAmongPlaces(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key]
  const from = event.target
  if (!step || !(from instanceof HTMLAnchorElement) || from.dataset.place === undefined) return
  const { rows } = event.currentTarget
  let column = from.closest('td')?.cellIndex ?? 0
  let row = from.closest('tr')?.rowIndex ?? 0
  let cell: HTMLTableCellElement | undefined
  do {
    column += step[0]
    row += step[1]
    cell = rows[row]?.cells[column]
    const place = cell?.querySelector<HTMLAnchorElement>('a[data-place]')
    if (place) {
      place.focus()
      event.preventDefault()
      return
    }
  } while (cell)
}
