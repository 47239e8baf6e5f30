import { Button } from '@mantine/core'
import css from '../../admin.module.css'
import { NearestTimes, usePreview, type Visit } from './nearest-times.tsx'

interface Props {
  label: string
  visits: readonly Visit[]
  /** How many times to show for each visit. */
  limit: number
  /** What follows from it. */
  note: string
  submitLabel: string
  isSubmitting: boolean
  onSubmit: (input: { ids: string[] }) => void
  onClose: () => void
}

/** Shows the free times nearest to each visit before something is done with them. */
export function NearestTimesForm(props: Props) {
  const { label, visits, limit, note, submitLabel, isSubmitting, onSubmit, onClose } = props
  const preview = usePreview(visits)
  return (
    <form
      className={css.body}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit({ ids: visits.map(({ id }) => id) })
      }}
    >
      <NearestTimes preview={preview} visits={visits} limit={limit} />
      <p className={css.quiet}>{note}</p>
      <div className={css.actions}>
        <Button type="submit" loading={isSubmitting} disabled={!preview.data}>
          {submitLabel}
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
