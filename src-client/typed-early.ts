/** What was typed, chosen, pressed and focused before the page had come to life is not lost. */

interface Typed {
  field: string
  text: string
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fields = 'input:not([type="radio"], [type="checkbox"]), textarea, select'

/** Draws the page, or brings the one that stands to life, and gives back what was done in it. */
export function keepingWhatWasDone(root: HTMLElement, draw: () => void): void {
  const typed = takeTyped(root)
  const focused = document.activeElement
  // Whoever pressed twice, because nothing happened, meant it once.
  const pressed = new Set(window.pressedEarly)
  window.pressedEarly = undefined
  for (const { dataset } of pressed) delete dataset.waiting
  draw()
  giveTyped(typed)
  if (focused && !focused.isConnected) successorOf(focused)?.focus()
  for (const one of pressed) {
    const button = successorOf(one)
    if (!button) continue
    wake(button)
    button.click()
  }
}

/** While the page comes to life piece by piece, what gets the focus goes first. */
export function wakeWhatIsUsed(root: HTMLElement): void {
  const first = ({ target }: FocusEvent) => target && wake(target)
  root.addEventListener('focusin', first)
  const whenIdle = window.requestIdleCallback ?? ((done: () => void) => setTimeout(done, 1000))
  whenIdle(() => root.removeEventListener('focusin', first))
}

/** Takes what was typed out of the fields, so that they are as they were made. */
function takeTyped(root: HTMLElement): Typed[] {
  return [...root.querySelectorAll<Field>(fields)].flatMap((field) => {
    const text = field.value
    const made = valueAsMade(field)
    if (text === made) return []
    field.value = made
    return [{ field: nameOf(field), text }]
  })
}

/** Types it again, now that somebody listens. */
function giveTyped(typed: readonly Typed[]): void {
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

/** The element itself, or, where the page was drawn anew, the one that stands for it. */
function successorOf(element: Element): HTMLElement | undefined {
  if (element.isConnected) return element as HTMLElement
  const alike = [...document.querySelectorAll<HTMLElement>(element.tagName)]
  return alike.find((one) => nameOf(one) === nameOf(element))
}

const nameOf = (element: Element) =>
  [
    element.getAttribute('name') ?? element.ariaLabel ?? (element.id || element.textContent),
    element.matches('[type="radio"], [type="checkbox"]') ? element.getAttribute('value') : '',
  ].join()

const valueAsMade = (field: Field): string =>
  field instanceof HTMLSelectElement
    ? ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])
        ?.value || ''
    : field.defaultValue
