import type { ConversationState } from './conversation-state.ts'

/**
 * What is known after two servers have each answered a message of one conversation at the same time: what either has
 * learned since `base` is kept; where both changed one value, ours holds.
 */
export function mergeState(
  base: ConversationState,
  ours: ConversationState,
  theirs: ConversationState,
): ConversationState {
  return mergeRecord(base, ours, theirs)
}

function mergeRecord<Values extends object>(base: Values, ours: Values, theirs: Values): Values {
  const merged = { ...theirs }
  for (const key in { ...base, ...ours }) {
    merged[key] = mergeValue(base[key], ours[key], theirs[key])
  }
  return merged
}

function mergeValue<Value>(base: Value, ours: Value, theirs: Value): Value {
  if (isSame(ours, base)) return theirs
  if (isSame(theirs, base)) return ours
  if (Array.isArray(ours) && Array.isArray(theirs)) return mergeList(listOf(base), ours, theirs)
  if (isRecord(ours) && isRecord(theirs)) {
    return mergeRecord(isRecord(base) ? base : ({} as typeof ours), ours, theirs)
  }
  return ours
}

/** Everything that either side has added; without what either side has removed. */
function mergeList<List extends unknown[]>(base: readonly unknown[], ours: List, theirs: List) {
  const kept = (one: unknown) => !base.includes(one) || (ours.includes(one) && theirs.includes(one))
  return [...new Set([...theirs, ...ours])].filter(kept) as List
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
