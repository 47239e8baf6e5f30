/** An area that no database has at first, as the office types it. */
export const montana = {
  name: 'Montana',
  state: 'mt',
  coverage: 'expanding',
  professionals: '12',
  cities: 'Bozeman, Billings',
  zips: '591 59715-59718',
} as const
