import { plainText, sectionsText } from '../page/plain-text.ts'
import type { Article } from './article.ts'

const wordsPerMinute = 220

/** How many minutes an article takes to read, at least one. */
export const minutesToRead = ({ intro, sections }: Article): number =>
  Math.ceil(`${plainText(intro)} ${sectionsText(sections)}`.split(' ').length / wordsPerMinute)
