import { Button, NativeSelect, Textarea } from '@mantine/core'
import { useState } from 'react'
import { type LeadStatus, leadStatuses } from '../../../shared/leads.ts'
import { errorCode, errorMessage, fieldErrors } from '../../server-error.ts'
import { trpc } from '../../trpc.ts'
import { toastError, toastSuccess } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'
import { type LeadRecord, leadLabels } from './rows.ts'

/** A lead's follow-up: its status, the colleague in charge, and a note. */
export function LeadForm({ record }: { record: LeadRecord }) {
  const admins = trpc.admin.settings.admins.useQuery()
  const utils = trpc.useUtils()
  const [status, setStatus] = useState<LeadStatus>(record.status)
  const [owner, setOwner] = useState(record.owner ?? '')
  const [note, setNote] = useState(record.note ?? '')
  // Typed text is kept when a colleague's change arrives; overwriting that change takes a second click.
  const [seen, setSeen] = useState(() => followUpOf(record))
  const [collided, setCollided] = useState(false)
  const save = trpc.admin.leads.update.useMutation({
    onSuccess: (_saved, sent) => {
      setCollided(false)
      setSeen({ status: sent.status, owner: sent.owner as string, note: sent.note as string })
      toastSuccess('Saved', 'Your colleagues see it too.')
    },
    onError: (error) => {
      if (errorCode(error) === 'LEAD_CHANGED') {
        setCollided(true)
        void utils.admin.leads.get.invalidate()
      }
      if (Object.keys(fieldErrors(error)).length === 0) {
        toastError('Not saved', errorMessage(error) ?? 'Please try again.')
      }
    },
  })
  const faults = fieldErrors(save.error)
  return (
    <form
      className={css.body}
      onSubmit={(event) => {
        event.preventDefault()
        if (!save.isPending) {
          const before = collided ? followUpOf(record) : seen
          save.mutate({ id: record.id, status, owner, note, seen: before })
        }
      }}
    >
      <h3>Follow-up</h3>
      {collided ? (
        <p role="alert">
          Now: {leadLabels[record.status]}, {record.owner ?? 'nobody'}
          {record.note ? `, “${record.note}”` : ', no note'}. Saving puts yours in its place.
        </p>
      ) : null}
      <div className={css.tools}>
        <NativeSelect
          label="Status"
          value={status}
          data={leadStatuses.map((value) => ({ value, label: leadLabels[value] }))}
          onChange={({ currentTarget: { value } }) => setStatus(value as LeadStatus)}
        />
        <NativeSelect
          label="Owner"
          value={owner}
          error={faults.owner}
          data={[
            { value: '', label: 'Nobody' },
            ...(admins.data ?? []).map(({ email, fullName }) => ({
              value: email,
              label: fullName ?? email,
            })),
          ]}
          onChange={({ currentTarget }) => setOwner(currentTarget.value)}
        />
      </div>
      <Textarea
        label="Note"
        autosize
        minRows={2}
        maxLength={2000}
        value={note}
        error={faults.note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <div className={css.actions}>
        <Button type="submit" variant="default" loading={save.isPending}>
          Save follow-up
        </Button>
      </div>
    </form>
  )
}

const followUpOf = ({ status, owner, note }: LeadRecord) => ({
  status,
  owner: owner ?? '',
  note: note ?? '',
})
