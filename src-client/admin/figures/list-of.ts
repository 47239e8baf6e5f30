import type { RevenueSearch } from '../search-params.ts'

/** The bookings of the revenue page depend neither on what revenue is broken down by nor on the number of their first row. */
export const listOf = ({ group: _group, row: _row, ...list }: RevenueSearch) => list
