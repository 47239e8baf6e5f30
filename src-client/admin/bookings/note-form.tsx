import { Button, Textarea } from '@mantine/core'
import { errorMessage, fieldErrors } from '../../server-error.ts'
import { trpc } from '../../trpc.ts'
import { useStoredText } from '../../ui/forms/use-stored-text.ts'
import { toastError } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'
import { momentOf } from '../moment.ts'
import type { BookingRecord } from './rows.ts'

interface Props {
  id: string
  notes: BookingRecord['notes']
}

/** Notes that colleagues have left, and a field for a new one. Customers never see them. */
export function NoteForm({ id, notes }: Props) {
  const [content, setContent] = useStoredText(`nestwright.note.${id}`)
  const add = trpc.admin.bookings.addNote.useMutation({
    onSuccess: () => setContent(''),
    onError: (error) => {
      if (!fieldErrors(error).content) {
        toastError('The note was not saved', errorMessage(error) ?? 'Please try again.')
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
          error={fieldErrors(add.error).content}
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
