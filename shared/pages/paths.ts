/** Takes the place of a service's id in the address when several services are booked. */
export const multiServiceKey = 'multi-service'

/** The path as the lists of pages have it: `/help/` is `/help`. */
export const withoutSlash = (path: string): string =>
  path.length > 1 ? path.replace(/\/$/, '') : path
