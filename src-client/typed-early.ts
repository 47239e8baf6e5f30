/** What was typed, chosen and pressed before the page had come to life is not lost. */

interface Typed {
  field: string
  text: string
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fields = 'input:not([type="radio"], [type="checkbox"]), textarea, select'

/** Takes what was typed out of the fields, so that they are as they were made. */
export function takeTyped(root: HTMLElement): Typed[] {
  return [...root.querySelectorAll<Field>(fields)].flatMap((field) => {
    const text = field.value
    const made = valueAsMade(field)
    if (text === made) return []
    field.value = made
    return [{ field: nameOf(field), text }]
  })
}

/** Types it again, now that somebody listens. */
export function giveTyped(typed: readonly Typed[]): void {
  for (const { field: name, text } of typed) {
    const field = [...document.querySelectorAll<Field>(fields)].find((one) => nameOf(one) === name)
    if (!field) continue
    wake(field)
    // Past React's own watch over the value, which would see no change in the event.
    const kind = Object.getPrototypeOf(field) as object
    Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, text)
    const event = field instanceof HTMLSelectElement ? 'change' : 'input'
    field.dispatchEvent(new Event(event, { bubbles: true }))
  }
}

/** React brings to life at once what a key is pressed in. */
const wake = (element: EventTarget) => element.dispatchEvent(new Event('keyup', { bubbles: true }))

/** While the page comes to life piece by piece, what gets the focus goes first. */
export function wakeWhatIsUsed(root: HTMLElement): void {
  const first = ({ target }: FocusEvent) => target && wake(target)
  root.addEventListener('focusin', first)
  const whenIdle = window.requestIdleCallback ?? ((done: () => void) => setTimeout(done, 1000))
  whenIdle(() => root.removeEventListener('focusin', first))
}

const nameOf = (field: Field) => field.name || field.ariaLabel || field.id

const valueAsMade = (field: Field): string =>
  field instanceof HTMLSelectElement
    ? ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])
        ?.value || ''
    : field.defaultValue

/** Presses again what had nobody to listen to it. */
export function givePresses(): void {
  const pressed = window.pressedEarly ?? []
  window.pressedEarly = undefined
  for (const one of pressed) {
    if (!one.isConnected) continue
    wake(one)
    one.click()
  }
}
