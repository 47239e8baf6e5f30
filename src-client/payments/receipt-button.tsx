import { Button } from '@mantine/core'
import { trpc } from '../trpc.ts'
import { useSubmit } from '../ui/forms/use-submit.ts'

interface Props {
  bookingId: string
  /** A guest's secret. */
  token?: string | undefined
  number: number
}

/** Downloads a receipt as a PDF. */
export function ReceiptButton({ bookingId, token, number }: Props) {
  const utils = trpc.useUtils()
  const { submit, isSubmitting } = useSubmit(
    () => utils.booking.receiptPdf.fetch({ id: bookingId, token, number }),
    {
      failed: 'Receipt not loaded',
      onSuccess: ({ filename, content }) => saveFile(filename, content),
    },
  )
  return (
    <Button
      variant="default"
      size="sm"
      loading={isSubmitting}
      aria-label={`Receipt ${number} as PDF`}
      onClick={() => submit(undefined)}
    >
      Receipt {number}
    </Button>
  )
}

function saveFile(filename: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
