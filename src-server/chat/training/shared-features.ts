import type { Features } from '../understand/classifier/features.ts'

/**
 * Leaves out the features that only one of these messages has: they say nothing about other messages, and would make the
 * weights larger.
 */
export function sharedFeatures(messages: readonly Features[]): (features: Features) => Features {
  const seen = new Set<number>()
  const shared = new Set<number>()
  for (const { positions } of messages) {
    for (const position of positions) {
      if (seen.has(position)) shared.add(position)
      else seen.add(position)
    }
  }
  return ({ positions, amounts }) => {
    const isShared = (_value: number, at: number) => shared.has(positions[at] ?? -1)
    return { positions: positions.filter(isShared), amounts: amounts.filter(isShared) }
  }
}
