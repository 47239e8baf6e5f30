import { Button } from '@mantine/core'
import css from './admin.module.css'

/** The position where a page of a list begins. */
export interface Place {
  after?: string | undefined
  before?: string | undefined
}

interface Props {
  page: { next?: string | undefined; previous?: string | undefined }
  onPlace: (place: Place) => void
}

/** To the previous and the next page. */
export const Pager = ({ page, onPlace }: Props) =>
  page.next === undefined && page.previous === undefined ? null : (
    <nav className={css.pager} aria-label="Pages">
      <Button
        variant="default"
        data-repeats
        disabled={page.previous === undefined}
        onClick={() => onPlace({ before: page.previous })}
      >
        Previous
      </Button>
      <Button
        variant="default"
        data-repeats
        disabled={page.next === undefined}
        onClick={() => onPlace({ after: page.next })}
      >
        Next
      </Button>
    </nav>
  )
