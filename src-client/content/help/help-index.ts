import MiniSearch from 'minisearch'
import { articles } from '../articles/index.ts'
import { faq } from '../faq/faq.ts'
import { helpQuestions } from '../faq/help.ts'
import { howItWorksQuestions } from '../faq/how-it-works.ts'
import { plainText, sectionsText } from '../page/plain-text.ts'
import { helpTopics } from './topics/index.ts'

/** The answer's address. */
export interface SearchResult {
  title: string
  /** The topic or page that the answer belongs to. */
  subject: string
  to: string
  hash: string
}
export type HelpIndex = (search: string) => readonly SearchResult[]

const maxResults = 8

const listEntries = (): (SearchResult & { words: string })[] => [
  ...helpTopics.flatMap((topic) =>
    topic.articles.map(({ slug, title, body }) => ({
      title,
      subject: topic.title,
      to: `/help/${topic.slug}`,
      hash: slug,
      words: plainText(body),
    })),
  ),
  ...(
    [
      ['/help', 'Help', helpQuestions],
      ['/how-it-works', 'How it works', howItWorksQuestions],
      ['/faq', 'FAQ', faq.flatMap(({ questions }) => questions)],
    ] as const
  ).flatMap(([to, subject, questions]) =>
    questions.map(({ slug, question, answer }) => ({
      title: question,
      subject,
      to,
      hash: slug,
      words: plainText(answer),
    })),
  ),
  ...articles.map(({ slug, title, summary, sections }) => ({
    title,
    subject: 'How-to article',
    to: `/how-to-articles/${slug}`,
    hash: '',
    words: `${summary} ${sectionsText(sections)}`,
  })),
]

function buildIndex() {
  const entries = listEntries()
  const index = new MiniSearch<(typeof entries)[number]>({
    fields: ['title', 'words'],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 3 } },
  })
  index.addAll(entries.map((entry, id) => ({ id, ...entry })))
  return { entries, index }
}

let built: ReturnType<typeof buildIndex> | undefined

/** Reads all answers once: a tenth of a second on a slow phone. */
export function prepareHelpIndex() {
  built ??= buildIndex()
  return built
}

/** The answers that match a search, the best first. */
export const helpIndex: HelpIndex = (search) => {
  const { entries, index } = prepareHelpIndex()
  // Answers with every word, if there are any; otherwise those with some of them.
  return [...index.search(search, { combineWith: 'AND' }), ...index.search(search)]
    .filter(({ id }, place, all) => all.findIndex((other) => other.id === id) === place)
    .slice(0, maxResults)
    .flatMap(({ id }) => entries[Number(id)] ?? [])
}
