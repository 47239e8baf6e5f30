const focusable = 'input, textarea, select, button'

/**
 * Focuses the first of these fields in page order, on the page or in one of its forms; an error within a list belongs to the
 * list's field.
 */
export function focusFirstField(names: readonly string[], within: ParentNode = document): void {
  const candidates = new Set(names.flatMap((name) => [name, name.split('.')[0]]))
  const fields = [...within.querySelectorAll<HTMLElement>('[data-field]')]
  const field = fields.find(({ dataset }) => candidates.has(dataset.field))
  const input = field?.matches(focusable) ? field : field?.querySelector<HTMLElement>(focusable)
  input?.focus()
  input?.closest('fieldset, div')?.scrollIntoView({ block: 'center' })
}
