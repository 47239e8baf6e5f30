import type { Tables } from '../db/types.ts'

/** As the office reads it; customers see the first name only. */
export const fullName = ({
  first_name,
  last_name,
}: Pick<Tables['professionals'], 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()
