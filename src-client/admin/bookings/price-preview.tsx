import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import type { Answers } from '../../../shared/booking-details/index.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { trpc } from '../../trpc.ts'
import type { BookingRecord } from './rows.ts'

const typingMs = 250

interface Props {
  record: BookingRecord
  /** As they are in the form, and complete. */
  details: Answers
}

/** What a booking, or the order that it belongs to, would cost with other answers, before they are saved. */
export function PricePreview({ record: { id, isRedo, restOfOrder }, details }: Props) {
  const [wanted] = useDebouncedValue(details, typingMs)
  const { data: price } = trpc.admin.bookings.previewEdit.useQuery(
    isRedo ? skipToken : { id, details: wanted },
    { placeholderData: keepPreviousData },
  )
  if (isRedo) return 'A second visit at no charge: the price stays $0.'
  if (!price) return null
  const what = restOfOrder ? 'The price of the whole order' : 'The price'
  return price.after === price.before
    ? `${what} stays ${formatCents(price.after)}.`
    : `${what} will change from ${formatCents(price.before)} to ${formatCents(price.after)}.`
}
