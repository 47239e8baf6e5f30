import type { Draft } from './draft.ts'

/** Whether this answer was given before in the conversation. */
export const wasSaid = ({ state }: Draft, key: string): boolean => state.answered.includes(key)

/** Remembers which answers are given now. */
export function remember(draft: Draft, ...keys: string[]): void {
  draft.state.answered = [...new Set([...draft.state.answered, ...keys])]
}

/** Forgets one that no longer holds. */
export function forget(draft: Draft, key: string): void {
  draft.state.answered = draft.state.answered.filter((one) => one !== key)
}
