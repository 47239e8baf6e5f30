import { Button } from '@mantine/core'
import css from './admin.module.css'
import type { PageCursor } from './search-params.ts'

interface Props {
  page: { next?: string | undefined; previous?: string | undefined }
  onPage: (place: PageCursor) => void
}

/** To the previous and the next page. */
export const Pager = ({ page, onPage }: Props) =>
  page.next === undefined && page.previous === undefined ? null : (
    <nav className={css.pager} aria-label="Pages">
      <Button
        variant="default"
        data-repeats
        disabled={page.previous === undefined}
        onClick={() => onPage({ before: page.previous })}
      >
        Previous
      </Button>
      <Button
        variant="default"
        data-repeats
        disabled={page.next === undefined}
        onClick={() => onPage({ after: page.next })}
      >
        Next
      </Button>
    </nav>
  )
