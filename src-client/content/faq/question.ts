import type { Block } from '../page/prose.ts'

/** A question that customers ask. `slug` is its fragment in the page's address. */
export interface Question {
  slug: string
  question: string
  answer: Block[]
}

/** Questions on one subject. */
export interface QuestionCategory {
  title: string
  questions: Question[]
}
