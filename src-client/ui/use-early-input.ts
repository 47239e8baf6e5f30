import { type RefObject, useLayoutEffect } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Tells the components what was typed and chosen in this part of a page before it was hydrated. Hydration leaves the text
 * in its field, but gives no change event for it.
 */
export function useEarlyInput(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (part.current) reportEarlyInput(part.current)
  }, [part])
}

function reportEarlyInput(part: HTMLElement): void {
  for (const field of part.querySelectorAll<Field>('input, textarea, select')) {
    if (field instanceof HTMLSelectElement) {
      const isChanged = [...field.options].some((one) => one.selected && !one.defaultSelected)
      if (isChanged && field.selectedIndex > 0)
        field.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)) {
      reportChoice(field)
    } else if (field.value !== field.defaultValue) {
      reportText(field)
    }
  }
}

/** React only hears of a value that differs from the last one that it has set or seen. */
function reportText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const text = field.value
  field.value = field.defaultValue
  const prototype = Reflect.getPrototypeOf(field)
  if (prototype) Reflect.set(prototype, 'value', text, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function reportChoice(field: HTMLInputElement): void {
  const isChosen = field.checked
  if (isChosen === field.defaultChecked || (field.type === 'radio' && !isChosen)) return
  field.checked = !isChosen
  field.click()
}
