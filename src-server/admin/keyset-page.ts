import { type SelectQueryBuilder, sql } from 'kysely'
import { type Page, type PageInput, pageSize } from '../../shared/admin/paging.ts'
import { DomainError } from '../errors.ts'

interface Order {
  /** Qualified columns that together identify a row; an index has them in this order. */
  by: readonly string[]
  /** How many of them, starting with the first, are whole numbers; the others are text. */
  numbers?: number
  descending: boolean
}

type Values = readonly (string | number)[]

const longestText = 300
const largestNumber = 2 ** 31 - 1

/**
 * One page of a query, found by the values that it is sorted by: the thousandth page costs as much as the first.
 * @throws BAD_REQUEST for a position that no page has returned
 */
export async function keysetPage<Database, Tables extends keyof Database, Row extends object>(
  query: SelectQueryBuilder<Database, Tables, Row>,
  order: Order,
  { after, before }: PageInput,
  size = pageSize,
): Promise<Page<Row>> {
  const { by, descending, numbers = 0 } = order
  const backwards = after === undefined && before !== undefined
  const down = descending !== backwards
  const place = after ?? before
  const columns = by.map((column) => sql.ref(column))
  let page = query.limit(size + 1)
  for (const column of columns) page = page.orderBy(column, down ? 'desc' : 'asc')
  if (place !== undefined) {
    const values = sql.join(valuesOf(place, by.length, numbers))
    const than = sql.raw(down ? '<' : '>')
    page = page.where(sql<boolean>`(${sql.join(columns)}) ${than} (${values})`)
  }
  const keys = columns.map((column, index) => column.as(`key${index}`))
  const found = (await page.select(keys as never).execute()) as Row[]
  // All rows of this page are gone: start again with the first page.
  if (place !== undefined && found.length === 0) return keysetPage(query, order, {}, size)
  const kept = found.slice(0, size)
  if (backwards) kept.reverse()
  const more = found.length > size
  const [first, last] = [kept[0], kept.at(-1)]
  return {
    rows: kept.map((row) => withoutKeys(row, by.length)),
    next: last && (backwards || more) ? placeOf(last, by.length) : undefined,
    previous:
      first && (backwards ? more : after !== undefined) ? placeOf(first, by.length) : undefined,
  }
}

const keyOf = (row: object, index: number) => (row as Record<string, unknown>)[`key${index}`]

const placeOf = (row: object, length: number) =>
  JSON.stringify(Array.from({ length }, (_, index) => keyOf(row, index)))

function valuesOf(place: string, length: number, numbers: number): Values {
  const values = parsed(place)
  const right =
    Array.isArray(values) &&
    values.length === length &&
    values.every((value, index) => (index < numbers ? isNumber(value) : isText(value)))
  if (!right) throw new DomainError('invalid', 'PAGE_UNKNOWN', 'There is no such page.')
  return values as Values
}

const isNumber = (value: unknown) =>
  Number.isInteger(value) && Math.abs(value as number) <= largestNumber

const isText = (value: unknown) =>
  typeof value === 'string' && value.length <= longestText && !/[\p{Cc}\p{Cs}]/u.test(value)

function parsed(place: string): unknown {
  try {
    return JSON.parse(place)
  } catch {
    return undefined
  }
}

function withoutKeys<Row extends object>(row: Row, length: number): Row {
  const keys = new Set(Array.from({ length }, (_, index) => `key${index}`))
  return Object.fromEntries(Object.entries(row).filter(([name]) => !keys.has(name))) as Row
}
