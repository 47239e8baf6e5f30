import type { BookingRecord } from './rows.ts'

/** What the toast says about a message to the customer; `told` where one goes out. */
export const describeTold = (
  { reach }: Pick<BookingRecord, 'reach'>,
  told = 'The customer is told.',
): string => (reach === 'call' ? 'No message goes out: tell the customer on the phone.' : told)
