import { Button, Textarea } from '@mantine/core'
import { faultsOf, messageOf, trpc } from '../../trpc.ts'
import { toastProblem } from '../../ui/toast.ts'
import { useKeptText } from '../../ui/use-kept-text.ts'
import css from '../admin.module.css'
import { momentOf } from '../moment.ts'
import type { BookingRecord } from './rows.ts'

interface Props {
  id: string
  notes: BookingRecord['notes']
}

/** Notes that colleagues have left, and a field for a new one. Customers never see them. */
export function NoteForm({ id, notes }: Props) {
  const [content, setContent] = useKeptText(`nestwright.note.${id}`)
  const add = trpc.admin.addNote.useMutation({
    onSuccess: () => setContent(''),
    onError: (error) => {
      if (!faultsOf(error).content) {
        toastProblem('The note was not saved', messageOf(error) ?? 'Please try again.')
      }
    },
  })
  return (
    <>
      {notes.length > 0 ? (
        <ul className={css.list}>
          {notes.map((note) => (
            <li key={note.id}>
              <span>{note.content}</span>
              <small>
                {note.by}, {momentOf(note.at)}
              </small>
            </li>
          ))}
        </ul>
      ) : null}
      <form
        className={css.body}
        onSubmit={(event) => {
          event.preventDefault()
          if (!add.isPending) add.mutate({ id, content })
        }}
      >
        <Textarea
          label="New note"
          autosize
          minRows={2}
          maxLength={2000}
          value={content}
          error={faultsOf(add.error).content}
          onChange={({ currentTarget }) => setContent(currentTarget.value)}
        />
        <div className={css.actions}>
          <Button type="submit" variant="default" loading={add.isPending}>
            Add note
          </Button>
        </div>
      </form>
    </>
  )
}
