import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useState } from 'react'
import { pluralize } from '../../../shared/format/numbers.ts'
import { errorMessage } from '../../server-error.ts'
import { trpc } from '../../trpc.ts'
import { focusOnce } from '../../ui/forms/focus-once.ts'
import { SearchBox } from '../../ui/forms/search-box.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import css from './search-dialog.module.css'
import { type SearchResult, searchResults } from './search-results.ts'

const typingMs = 120

interface Props {
  opened: boolean
  onClose: () => void
}

/** Finds customers, guests and bookings by whatever a caller says. */
export const SearchDialog = ({ opened, onClose }: Props) => (
  <Dialog opened={opened} title="Search" size="40rem" onClose={onClose}>
    <SearchForm onClose={onClose} />
  </Dialog>
)

function SearchForm({ onClose }: Pick<Props, 'onClose'>) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [wanted] = useDebouncedValue(text.trim(), typingMs)
  const [at, setAt] = useState(0)
  const listId = useId()
  const found = trpc.admin.search.find.useQuery(wanted ? { text: wanted } : skipToken, {
    placeholderData: keepPreviousData,
  })
  const results = wanted && found.data ? searchResults(found.data) : []
  const isCurrent = wanted === text.trim() && !found.isPlaceholderData && !found.isFetching
  const idOf = (index: number) => `${listId}-${index}`
  function choose({ link }: SearchResult) {
    onClose()
    void navigate(link)
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const chosen = results[at]
    if (step !== 0 && results.length > 0) setAt((at + step + results.length) % results.length)
    else if (event.key === 'Enter' && chosen && isCurrent) choose(chosen)
    else return
    event.preventDefault()
  }
  return (
    <search className={css.search}>
      <SearchBox
        aria-label="Search everything"
        placeholder="Name, phone or last four digits, street, zip, booking ID"
        role="combobox"
        aria-expanded={results.length > 0}
        aria-controls={listId}
        aria-activedescendant={results.length > 0 ? idOf(at) : undefined}
        autoComplete="off"
        data-autofocus
        // Before the dialog gives it the focus a moment later, so that nothing typed at once is lost.
        ref={focusOnce}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={css.status}>
        {statusOf({ wanted, count: results.length, isCurrent, error: found.error })}
      </p>
      <div id={listId} role="listbox" aria-label="Found" className={css.results}>
        {results.map((result, index) => (
          // The keys of the list are those of the field above it.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has them
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
          <div
            key={result.key}
            id={idOf(index)}
            role="option"
            aria-selected={index === at}
            onClick={() => choose(result)}
          >
            <strong>{result.title}</strong>
            <span>{result.text}</span>
          </div>
        ))}
      </div>
    </search>
  )
}

interface Status {
  wanted: string
  count: number
  isCurrent: boolean
  error: unknown
}

function statusOf({ wanted, count, isCurrent, error }: Status): string {
  if (!wanted) return 'Search by anything the caller tells you.'
  if (error) return errorMessage(error) ?? 'Search isn’t responding. Please try again.'
  if (!isCurrent) return 'Searching'
  return count === 0 ? 'Nothing found.' : pluralize(count, 'result')
}
