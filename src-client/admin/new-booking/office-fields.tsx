import '@mantine/core/styles/Checkbox.css'
import { Checkbox, Textarea } from '@mantine/core'

export interface OfficeValues {
  /** At once, with who is chosen or free. */
  isConfirmed: boolean
  confirmBySms: boolean
  note: string
}

interface Props {
  value: OfficeValues
  canConfirmBySms: boolean
  onChange: (value: OfficeValues) => void
}

/** What the office adds to a caller's order. */
export function OfficeFields({ value, canConfirmBySms, onChange }: Props) {
  return (
    <>
      <Textarea
        label="Internal note (optional)"
        description="Only the office sees this"
        rows={2}
        maxLength={2000}
        value={value.note}
        onChange={({ currentTarget }) => onChange({ ...value, note: currentTarget.value })}
      />
      <Checkbox
        label="Confirm it right away"
        checked={value.isConfirmed}
        onChange={({ currentTarget }) => onChange({ ...value, isConfirmed: currentTarget.checked })}
      />
      {canConfirmBySms ? (
        <Checkbox
          label="Confirm by text message too"
          checked={value.confirmBySms}
          onChange={({ currentTarget }) =>
            onChange({ ...value, confirmBySms: currentTarget.checked })
          }
        />
      ) : null}
    </>
  )
}
