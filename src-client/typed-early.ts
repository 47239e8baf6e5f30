/** What was typed and pressed before the page had come to life is not lost. */

interface Typed {
  name: string
  text: string
}

type Field = HTMLInputElement | HTMLTextAreaElement

const fields = 'input:not([type="radio"], [type="checkbox"]), textarea'

/** Takes what was typed out of the fields, so that they are as they were made. */
export function takeTyped(root: HTMLElement): Typed[] {
  return [...root.querySelectorAll<Field>(fields)].flatMap((field) => {
    const text = field.value
    if (text === field.defaultValue) return []
    field.value = field.defaultValue
    return [{ name: nameOf(field), text }]
  })
}

/** Types it again, now that somebody listens. */
export function giveTyped(typed: readonly Typed[]): void {
  for (const { name, text } of typed) {
    const field = [...document.querySelectorAll<Field>(fields)].find((one) => nameOf(one) === name)
    if (!field) continue
    const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

const nameOf = (field: Field) => `${field.name} ${field.ariaLabel} ${field.id}`

declare global {
  interface Window {
    /** The buttons that were pressed before the page had come to life. */
    pressedEarly?: HTMLElement[] | undefined
  }
}

/** Presses the buttons again that had nobody to listen to them. */
export function givePresses(): void {
  const pressed = window.pressedEarly ?? []
  window.pressedEarly = undefined
  for (const button of pressed) if (button.isConnected) button.click()
}
