import { type SelectQueryBuilder, sql } from 'kysely'
import { z } from 'zod'
import { type Page, type PageInput, type PageTotal, pageSize } from '../../shared/admin/paging.ts'
import { DomainError } from '../errors.ts'
import type { Db } from './types.ts'

interface SortKey<Row> {
  /** The qualified column. */
  column: string
  /** What the query calls it. */
  name: keyof Row
  /** Whether it holds whole numbers rather than text. */
  isNumber?: boolean
}

interface Order<Row> {
  /** Columns that together identify a row; an index has them in this order. */
  by: readonly SortKey<Row>[]
  descending: boolean
}

const maxTextLength = 300
const maxNumber = 2 ** 31 - 1

/**
 * One page of a query, found by the values that it is sorted by: the thousandth page costs as much as the first.
 * @throws BAD_REQUEST for a position that no page has returned
 */
export async function keysetPage<Database, Tables extends keyof Database, Row extends object>(
  query: SelectQueryBuilder<Database, Tables, Row>,
  order: Order<Row>,
  { after, before }: PageInput,
  size = pageSize,
): Promise<Page<Row>> {
  const { by, descending } = order
  const backwards = after === undefined && before !== undefined
  const down = descending !== backwards
  const position = after ?? before
  const columns = by.map(({ column }) => sql.ref(column))
  let page = query.limit(size + 1)
  for (const column of columns) page = page.orderBy(column, down ? 'desc' : 'asc')
  if (position !== undefined) {
    const values = sql.join(valuesAt(position, by))
    const than = sql.raw(down ? '<' : '>')
    page = page.where(sql<boolean>`(${sql.join(columns)}) ${than} (${values})`)
  }
  const found = await page.execute()
  // All rows of this page are gone: start again with the first page.
  if (position !== undefined && found.length === 0) return keysetPage(query, order, {}, size)
  const rows = found.slice(0, size)
  if (backwards) rows.reverse()
  const more = found.length > size
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    rows,
    next: last && (backwards || more) ? positionOf(last, by) : undefined,
    previous: first && (backwards ? more : after !== undefined) ? positionOf(first, by) : undefined,
  }
}

/** Rows that are counted. With a million of them, a count of all would take longer than the page. */
const mostCounted = 1000

/** A page, and how many rows there are in all: of `counted`, the same rows found in the way that is fastest without an order. */
export async function countedPage<Database, Tables extends keyof Database, Row extends object>(
  db: Db,
  query: SelectQueryBuilder<Database, Tables, Row>,
  order: Order<Row>,
  position: PageInput,
  counted = query,
): Promise<Page<Row> & PageTotal> {
  const some = counted
    .clearSelect()
    .select(sql<number>`1`.as('one'))
    .limit(mostCounted + 1)
  const [page, { count }] = await Promise.all([
    keysetPage(query, order, position),
    db
      .selectFrom(sql<{ one: number }>`(${some})`.as('some'))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  const isMore = count > mostCounted
  return { ...page, total: isMore ? mostCounted : count, isMore }
}

const positionOf = <Row>(row: Row, by: readonly SortKey<Row>[]) =>
  JSON.stringify(by.map(({ name }) => row[name]))

const wholeNumber = z.int().min(-maxNumber).max(maxNumber)
const text = z
  .string()
  .max(maxTextLength)
  .refine((value) => !/[\p{Cc}\p{Cs}]/u.test(value))

function valuesAt<Row>(position: string, by: readonly SortKey<Row>[]): (string | number)[] {
  try {
    const values = z.array(z.unknown()).length(by.length).parse(JSON.parse(position))
    return by.map(({ isNumber }, index) => (isNumber ? wholeNumber : text).parse(values[index]))
  } catch {
    throw new DomainError('invalid', 'PAGE_UNKNOWN', 'There is no such page.')
  }
}
