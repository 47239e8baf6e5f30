import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { pluralize } from '../../../shared/format/numbers.ts'
import { Form } from '../../ui/form.tsx'
import { SearchBox } from '../../ui/forms/search-box.tsx'
import { useUrlInput } from '../../ui/forms/use-url-input.ts'
import { onIdle } from '../../ui/on-idle.ts'
import { helpIndex, prepareHelpIndex, type SearchResult } from './help-index.ts'
import css from './help-search.module.css'

interface Props {
  /** The search text in the address. */
  search: string
  onSearch: (search: string) => void
}

/** Finds help articles and questions as the visitor types. */
export function HelpSearch({ search, onSearch }: Props) {
  const [typed, setTyped] = useUrlInput(search, () => {})
  const input = useRef<HTMLInputElement>(null)
  const hasQuery = typed.trim() !== ''
  useEffect(() => onIdle(() => void prepareHelpIndex()), [])
  const found = hasQuery ? helpIndex(typed) : undefined
  return (
    <search className={css.search}>
      <Form
        onSubmit={() => {
          if (hasQuery) onSearch(typed.trim())
          else input.current?.focus()
        }}
      >
        <SearchBox
          ref={input}
          id="help-search"
          name="q"
          aria-label="Search for help"
          placeholder="Search help articles..."
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        >
          <button type="submit">Search</button>
        </SearchBox>
      </Form>
      <div role="status">
        {found ? (
          <p className={css.count}>
            {found.length === 0
              ? 'Nothing found. Try another word, or write to us below.'
              : `${pluralize(found.length, 'answer')} found`}
          </p>
        ) : null}
      </div>
      {found && found.length > 0 ? <Results found={found} /> : null}
    </search>
  )
}

const Results = ({ found }: { found: readonly SearchResult[] }) => (
  <ul className={css.results}>
    {found.map(({ title, subject, to, hash }) => (
      <li key={`${to}#${hash}`}>
        <Link to={to} hash={hash}>
          {title}
        </Link>{' '}
        <small>{subject}</small>
      </li>
    ))}
  </ul>
)
