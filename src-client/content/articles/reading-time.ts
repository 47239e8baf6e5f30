import { wordsOf, wordsOfSections } from '../page/words.ts'
import type { Article } from './article.ts'

const wordsPerMinute = 220

/** How many minutes an article takes to read, at least one. */
export const minutesToRead = ({ intro, sections }: Article): number =>
  Math.ceil(`${wordsOf(intro)} ${wordsOfSections(sections)}`.split(' ').length / wordsPerMinute)
