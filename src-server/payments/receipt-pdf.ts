import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { shortId } from '../../shared/booking.ts'
import { brand } from '../../shared/brand.ts'
import { formatCents } from '../../shared/format/money.ts'
import { formatDate, formatVisit } from '../../shared/time/business-time.ts'
import type { Receipt } from './receipt.ts'

const { resolve } = createRequire(import.meta.url)
const font = (name: string) =>
  readFile(resolve(`@fontsource/figtree/files/figtree-${name}-normal.woff`))

/** Letters that the font keeps in a file of their own, such as those of Polish names. */
const extended = /([\u0100-\u024f\u1e00-\u1eff]+)/u

const methods = { cash: 'Cash', card: 'Card', check: 'Check', transfer: 'Bank transfer' } as const
const titles = { payment: 'Receipt', refund: 'Refund receipt', declined: 'Declined' } as const

export const receiptFileName = ({ number }: Pick<Receipt, 'number'>) => `receipt-${number}.pdf`

/** A receipt as a PDF of one page. */
export async function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const title = `${titles[receipt.kind]} ${receipt.number}`
  const document = new PDFDocument({
    size: 'LETTER',
    margin: 56,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: brand.name },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((finish, fail) => {
    document.on('end', () => finish(Buffer.concat(chunks)))
    document.on('error', fail)
  })
  for (const name of ['latin-400', 'latin-700', 'latin-ext-400']) {
    document.registerFont(name, await font(name))
  }
  draw(document, receipt, title)
  document.end()
  return done
}

function draw(document: PDFKit.PDFDocument, receipt: Receipt, title: string): void {
  document.font('latin-700').fontSize(16).fillColor('#1f5a45').text(brand.name)
  document
    .font('latin-400')
    .fontSize(10)
    .fillColor('#55504a')
    .text(`${brand.email}  ·  ${brand.phone}`)
  document.moveDown(2).font('latin-700').fontSize(24).fillColor('#2b2a27').text(title)
  if (receipt.isVoid)
    document.fontSize(14).fillColor('#b02a1f').text('Void: this receipt is not valid.')
  document.moveDown(1)
  for (const [label, value] of rowsOf(receipt)) row(document, label, value)
  document.moveDown(2).font('latin-400').fontSize(10).fillColor('#55504a')
  document.text(
    'No payment is taken on our website. This receipt is for what was paid to our office.',
    56,
  )
}

const rowsOf = (receipt: Receipt): [string, string][] => [
  [receipt.kind === 'refund' ? 'Refunded' : 'Received', formatCents(receipt.amount, 'cents')],
  ['Date', formatDate(receipt.receivedOn)],
  ['Method', methods[receipt.method]],
  [receipt.kind === 'refund' ? 'To' : 'From', receipt.customerName],
  ['For', `${receipt.serviceTitle}, ${formatVisit(receipt)}`],
  ['Booking', shortId(receipt.bookingId)],
  ['Where', receipt.address],
  [receipt.isFee ? 'Cancellation fee' : 'Price', formatCents(receipt.owed, 'cents')],
  [receipt.open < 0 ? 'To be refunded' : 'Balance', formatCents(Math.abs(receipt.open), 'cents')],
]

function row(document: PDFKit.PDFDocument, label: string, value: string): void {
  const { y } = document
  document.font('latin-400').fontSize(11).fillColor('#55504a').text(label, 56, y, { width: 130 })
  document.fillColor('#2b2a27').text('', 190, y, { width: 360, continued: true })
  for (const part of value.split(extended)) {
    document
      .font(extended.test(part) ? 'latin-ext-400' : 'latin-400')
      .text(part, { continued: true })
  }
  document.text('', { continued: false }).moveDown(0.6)
}
