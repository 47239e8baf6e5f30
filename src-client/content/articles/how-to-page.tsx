import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { pluralize } from '../../../shared/format/numbers.ts'
import { ChoicePills } from '../../ui/choice-pills.tsx'
import { Form } from '../../ui/form.tsx'
import { SearchBox } from '../../ui/forms/search-box.tsx'
import { useUrlInput } from '../../ui/forms/use-url-input.ts'
import { useEarlyInput } from '../../ui/use-early-input.ts'
import cards from '../page/cards.module.css'
import css from '../page/content.module.css'
import { ContentPage } from '../page/content-page.tsx'
import { sectionsText } from '../page/plain-text.ts'
import { articleCategories } from './article.ts'
import { articlePicture } from './article-picture.ts'
import type { ArticleSearch } from './article-search.ts'
import filter from './how-to-page.module.css'
import { articles } from './index.ts'
import { minutesToRead } from './reading-time.ts'

interface Props {
  search: ArticleSearch
  /** `replace` while typing, so that Back returns to the page before the search. */
  onSearch: (search: ArticleSearch, replace: boolean) => void
}

/** The how-to articles, searched and by category. */
export function HowToPage({ search, onSearch }: Props) {
  const { q = '', category } = search
  const [typed, setTyped] = useUrlInput(q, (text) =>
    onSearch({ ...search, q: text || undefined }, q !== ''),
  )
  const words = q.trim().toLowerCase()
  const shown = articles.filter(
    ({ title, summary, sections, ...article }) =>
      (category === undefined || article.category === category) &&
      `${title} ${summary} ${sectionsText(sections)}`.toLowerCase().includes(words),
  )
  const bar = useRef<HTMLElement>(null)
  useEarlyInput(bar)
  return (
    <ContentPage
      title="How-to articles"
      lead="What you can do yourself, how, and when to leave it to someone with the tools."
    >
      <search ref={bar} className={filter.bar}>
        <Form className={filter.search} onSubmit={() => {}}>
          <SearchBox
            name="q"
            aria-label="Search articles"
            placeholder="Search articles..."
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </Form>
        <ChoicePills
          label="Category"
          name="category"
          options={['All', ...articleCategories]}
          chosen={category ?? 'All'}
          onChoose={(name) =>
            onSearch({ ...search, category: name === 'All' ? undefined : name }, false)
          }
        />
        <p role="status">{pluralize(shown.length, 'article')}</p>
      </search>
      {shown.length === 0 ? (
        <div className={css.band}>
          <h2>No articles found</h2>
          <p>Try another word, or look through all categories.</p>
        </div>
      ) : (
        <ul className={cards.cards}>
          {shown.map((article) => (
            <li key={article.slug} className={cards.card}>
              <img
                className={filter.picture}
                src={articlePicture(article)}
                alt=""
                width="400"
                height="300"
                loading="lazy"
              />
              <p className={css.small}>
                {article.category}, {minutesToRead(article)} minutes to read
              </p>
              <h2 className={filter.title}>
                <Link to="/how-to-articles/$slug" params={{ slug: article.slug }}>
                  {article.title}
                </Link>
              </h2>
              <p>{article.summary}</p>
            </li>
          ))}
        </ul>
      )}
    </ContentPage>
  )
}
