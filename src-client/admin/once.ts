import type { MouseEvent } from 'react'

/**
 * A double click is one click: its second half would do again what is done already, or press what has come to stand
 * there since. Buttons that are meant to be pressed quickly say `data-repeats`.
 */
export function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail < 2 || !(event.target instanceof Element)) return
  if (!event.target.closest('button:not([data-repeats])')) return
  event.preventDefault()
  event.stopPropagation()
}
