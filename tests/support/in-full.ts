import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this is `npm run test:full`. */
    full: boolean
  }
}

/** The whole of what is slow or rare in `npm run test:full`, and what stands for it in `npm test`. */
export const inFull = <T>(whole: T, sample: T): T => (inject('full') ? whole : sample)
