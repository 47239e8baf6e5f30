import type { RevenueSearch } from '../search-params.ts'

/** The bookings of the revenue page do not depend on what revenue is broken down by. */
export const listOf = ({ group: _group, ...list }: RevenueSearch) => list
