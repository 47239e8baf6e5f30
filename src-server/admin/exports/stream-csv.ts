import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Page } from '../../../shared/admin/paging.ts'
import { DomainError } from '../../errors.ts'

/**
 * How long a read takes at most, about: SQLite answers nothing else in the meantime. How many rows that is depends on
 * the disk and on what of the file is in memory, so it is measured from read to read.
 */
const readMs = 8
const rowsPerRead = { first: 50, least: 10, most: 500 }

interface CsvColumn<Row> {
  title: string
  text: (row: Row) => string
}

type ReadPage<Row> = (after: string | undefined, size: number) => Promise<Page<Row>>

/**
 * The rows of one list after another as a CSV file. They are read a page at a time, so that a million of them take no
 * more memory than a few hundred.
 * @throws FORBIDDEN between two pages if the caller is no longer allowed to read them
 */
export async function* streamCsv<Row>(
  lists: readonly ReadPage<Row>[],
  columns: readonly CsvColumn<Row>[],
  isAllowed: () => Promise<boolean>,
): AsyncGenerator<string> {
  // The byte order mark tells spreadsheets that the text is UTF-8.
  yield `\uFEFF${csvRow(columns.map(({ title }) => title))}`
  let size = rowsPerRead.first
  for (const readPage of lists) {
    let after: string | undefined
    do {
      if (!(await isAllowed())) {
        throw new DomainError('forbidden', 'NOT_ADMIN', 'This is for administrators.')
      }
      const began = performance.now()
      const page = await readPage(after, size)
      size = nextSize(size, performance.now() - began)
      const lines = page.rows.map((row) => csvRow(columns.map(({ text }) => text(row))))
      if (lines.length > 0) yield lines.join('')
      after = page.next
      // SQLite answers without yielding to the event loop: other requests get their turn here.
      await nextTurn()
    } while (after !== undefined)
  }
}

/** The rows of the next read, after one of `size` rows that took `ms`: at most twice as many. */
function nextSize(size: number, ms: number): number {
  const wanted = Math.floor(size * Math.min(2, readMs / ms))
  return Math.max(rowsPerRead.least, Math.min(rowsPerRead.most, wanted))
}

const csvRow = (cells: readonly string[]) => `${cells.map(quoteCell).join(',')}\r\n`

/**
 * What a spreadsheet would run as a formula, at the start of a cell or after a separator, even behind invisible
 * characters.
 */
const formula = /(^|[;\t|])[\p{Cf}\s]*[=+\-@|%＝＋－＠]/u

const negativeNumber = /^-\d+(\.\d+)?$/

/** Every cell is quoted; the apostrophe turns a formula into text. */
function quoteCell(cell: string): string {
  const text = formula.test(cell) && !negativeNumber.test(cell) ? `'${cell}` : cell
  return `"${text.replaceAll('"', '""')}"`
}

/** Cents as dollars with two decimals, which every spreadsheet reads as a number. */
export const dollarCell = (cents: number): string => (cents / 100).toFixed(2)
