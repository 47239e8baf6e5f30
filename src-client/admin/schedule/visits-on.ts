/** The list of the visits on a day. */
export const visitsOn = (date: string) =>
  ({ by: 'scheduled', from: date, to: date, direction: 'oldest' }) as const
