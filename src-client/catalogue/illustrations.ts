import type { ServiceId } from '../../shared/catalogue.ts'

const files = import.meta.glob<string>('./illustrations/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The URL of a service's picture, 4:3. */
export const illustrationUrl = (id: ServiceId): string => files[`./illustrations/${id}.svg`] ?? ''
