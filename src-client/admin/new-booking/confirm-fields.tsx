import '@mantine/core/styles/Checkbox.css'
import { Checkbox } from '@mantine/core'
import { trpc } from '../../trpc.ts'
import type { OrderDraft } from './order-draft.ts'

interface Props {
  draft: OrderDraft
  update: (changed: Partial<OrderDraft>) => void
}

/** How the order is confirmed. */
export function ConfirmFields({ draft: { office, hasNoEmail }, update }: Props) {
  const { data: channels } = trpc.dashboard.channels.useQuery()
  return (
    <>
      <Checkbox
        label="Confirm it right away"
        checked={office.isConfirmed}
        onChange={({ currentTarget: { checked } }) =>
          update({ office: { ...office, isConfirmed: checked } })
        }
      />
      {channels?.sms && !hasNoEmail ? (
        <Checkbox
          label="Confirm by text message too"
          checked={office.confirmBySms}
          onChange={({ currentTarget: { checked } }) =>
            update({ office: { ...office, confirmBySms: checked } })
          }
        />
      ) : null}
    </>
  )
}
