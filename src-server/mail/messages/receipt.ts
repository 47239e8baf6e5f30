import { shortId } from '../../../shared/booking.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { formatDate } from '../../../shared/time/business-time.ts'
import { type Receipt, receiptFacts } from '../../payments/receipt.ts'
import { receiptFileName, receiptPdf } from '../../payments/receipt-pdf.ts'
import { accountMail } from '../account-message.ts'
import type { EmailMessage } from '../message-definition.ts'

/** What was paid or given back, with the receipt as a PDF. */
export const receipt: EmailMessage<Receipt> = {
  facts: receiptFacts,
  mail: (facts, { env, secrets }) =>
    accountMail(titleOf(facts), {
      paragraphs: [
        `${formatCents(facts.amount, 'cents')} for ${facts.serviceTitle} (booking ${shortId(facts.bookingId)}), ${formatDate(facts.receivedOn)}. The receipt is attached.`,
        ...(facts.isVoid ? ['It was issued by mistake and is no longer valid.'] : []),
        ...(facts.open > 0 ? [`${formatCents(facts.open, 'cents')} is still unpaid.`] : []),
      ],
      action: {
        label: 'See your booking',
        url: `${env.PUBLIC_URL}/manage/${facts.bookingId}#${secrets.guestToken(facts.groupId)}`,
      },
      small: ['Keep this email for your records.'],
    }),
  files: async (facts) => [
    {
      filename: receiptFileName(facts),
      content: await receiptPdf(facts),
      contentType: 'application/pdf',
    },
  ],
}

function titleOf({ kind, number, isVoid }: Receipt): string {
  if (isVoid) return `Receipt ${number} is void`
  return kind === 'refund' ? `Your refund: receipt ${number}` : `Your receipt ${number}`
}
