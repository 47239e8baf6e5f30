import type { Block } from '../../page/prose.ts'

/** A question that customers have, and its answer. `slug` is its fragment in the page's address. */
export interface HelpArticle {
  slug: string
  title: string
  body: Block[]
}

/** A help topic, and how many articles it has. */
export interface TopicCard {
  slug: string
  title: string
  description: string
  count: number
}

export interface HelpTopic extends TopicCard {
  articles: readonly HelpArticle[]
}
