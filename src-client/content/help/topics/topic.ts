import type { Block } from '../../page/prose.ts'

/** One question that customers have, and its answer. `slug` is its place in the page's address. */
export interface HelpArticle {
  slug: string
  title: string
  body: Block[]
}

/** A subject of the help pages, and how many articles it has. */
export interface TopicCard {
  slug: string
  title: string
  description: string
  count: number
}

export interface HelpTopic extends TopicCard {
  articles: readonly HelpArticle[]
}
