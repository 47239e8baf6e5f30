import type { Block, Section } from './prose.ts'

/** The words of a text, for searching and counting. */
export const plainText = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => {
      if (typeof block === 'string') return [block]
      if ('note' in block) return [block.note]
      return 'list' in block ? block.list : block.steps
    })
    .join(' ')

export const sectionsText = (sections: readonly Section[]): string =>
  sections.map(({ heading, body }) => `${heading} ${plainText(body)}`).join(' ')
