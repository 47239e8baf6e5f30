import { type MouseEvent, useLayoutEffect, useRef } from 'react'

/** Nobody reads a row and presses something in it faster. */
const settledMs = 400

/**
 * A row that gave way to another one in a list that changed by itself may be what a click was meant for: for a moment, clicks act
 * on nothing. `keys` are the rows in order; `isLeaving` while the user waits for another page of the list.
 */
export function useIgnoreShiftedClicks(keys: string, isLeaving: boolean) {
  const before = useRef({ keys, isLeaving, shiftedAt: Number.NEGATIVE_INFINITY })
  useLayoutEffect(() => {
    const { shiftedAt, ...last } = before.current
    const hasShifted = last.keys !== keys && !last.isLeaving && !isLeaving
    before.current = { keys, isLeaving, shiftedAt: hasShifted ? performance.now() : shiftedAt }
  }, [keys, isLeaving])
  return (event: MouseEvent) => {
    // A key presses what has the focus, wherever it is.
    const isKey = event.detail === 0
    const isInRow = event.target instanceof Element && event.target.closest('tbody') !== null
    if (isKey || !isInRow || performance.now() - before.current.shiftedAt > settledMs) return
    event.preventDefault()
    event.stopPropagation()
  }
}
