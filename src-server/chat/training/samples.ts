/** Decides by chance: from 0 to 1. */
export type Random = () => number

/** One of them, by chance. */
export const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item

/** How two things are said in one message. */
export const joints = ['. ', '. ', '. ', ' and also ', ', ', ' also ', '\n', ' plus '] as const
/** Longer ones are left out. */
export const longestJoined = 400

/** 1 for each label that is true. */
export const truthOf = (labels: readonly string[], isTrue: (label: string) => boolean) =>
  Uint8Array.from(labels, (label) => (isTrue(label) ? 1 : 0))
