/** Focuses the first of these fields in page order; an error within a list belongs to the list's field. */
export function focusFirstField(names: readonly string[]): void {
  const candidates = new Set(names.flatMap((name) => [name, name.split('.')[0]]))
  const fields = [...document.querySelectorAll<HTMLElement>('[data-field]')]
  const field = fields.find(({ dataset }) => candidates.has(dataset.field))
  const input = field?.matches('input, textarea, select')
    ? field
    : field?.querySelector<HTMLElement>('input, textarea, select')
  input?.focus()
  input?.closest('fieldset, div')?.scrollIntoView({ block: 'center' })
}
