/** For `ref`: a field that is focused when it appears, and never again. */
export const focusOnce = (input: HTMLElement | null): void => input?.focus()
