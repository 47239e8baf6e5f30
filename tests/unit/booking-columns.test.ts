import { expect, test } from 'vitest'
import { bookingColumns, columnsIn } from '../../shared/admin/booking-columns.ts'

test('every column of a booking has its own id, and is shown somewhere', () => {
  const ids = bookingColumns.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  expect(bookingColumns.filter(({ shownIn }) => shownIn.length === 0)).toEqual([])
})

test.each(['table', 'bookingsCsv'] as const)('no two columns of %s have the same title', (list) => {
  const titles = columnsIn(list).map(({ title }) => title)
  expect(titles).toEqual([...new Set(titles)])
  expect(titles.length).toBeGreaterThan(5)
})
