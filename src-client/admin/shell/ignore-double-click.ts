import type { MouseEvent } from 'react'

/**
 * Ignores the second click of a double click, which would repeat the action or press whatever has appeared in the
 * button's place. Buttons meant for quick clicks set `data-repeats`.
 */
export function ignoreDoubleClick(event: MouseEvent): void {
  if (event.detail < 2 || !(event.target instanceof Element)) return
  if (!event.target.closest('button:not([data-repeats])')) return
  event.preventDefault()
  event.stopPropagation()
}
