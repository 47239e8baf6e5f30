/** The key of services that come at one time; of one service, its id. */
export const together = (serviceIds: readonly string[]): string => serviceIds.join('+')
