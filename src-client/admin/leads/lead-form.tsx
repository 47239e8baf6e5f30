import { Button, NativeSelect, Textarea } from '@mantine/core'
import { useState } from 'react'
import { type LeadStatus, leadStatuses } from '../../../shared/leads.ts'
import { faultsOf, messageOf, reasonOf, trpc } from '../../trpc.ts'
import { toastProblem, toastSuccess } from '../../ui/toast.ts'
import css from '../admin.module.css'
import { type LeadRecord, leadLabels } from './rows.ts'

/** A lead's follow-up: its status, the colleague in charge, and a note. */
export function LeadForm({ record }: { record: LeadRecord }) {
  const admins = trpc.admin.admins.useQuery()
  const utils = trpc.useUtils()
  const [status, setStatus] = useState<LeadStatus>(record.status)
  const [owner, setOwner] = useState(record.owner ?? '')
  const [note, setNote] = useState(record.note ?? '')
  // Typed text is kept when a colleague's change arrives; overwriting that change takes a second click.
  const [seen, setSeen] = useState(() => followUpOf(record))
  const [collided, setCollided] = useState(false)
  const save = trpc.admin.updateLead.useMutation({
    onSuccess: (_saved, sent) => {
      setCollided(false)
      setSeen({ status: sent.status, owner: sent.owner as string, note: sent.note as string })
      toastSuccess('Saved', 'Your colleagues see it too.')
    },
    onError: (error) => {
      if (reasonOf(error) === 'LEAD_CHANGED') {
        setCollided(true)
        void utils.admin.lead.invalidate()
      }
      if (Object.keys(faultsOf(error)).length === 0) {
        toastProblem('Not saved', messageOf(error) ?? 'Please try again.')
      }
    },
  })
  const faults = faultsOf(save.error)
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
