import { isAsMade } from '../made-page.ts'
import { boot } from './boot.ts'

/** The only script that stands in a page; `main` is the address of the product itself. */
export const bootScript = (main: string): string =>
  `(${String(boot)})(${JSON.stringify(main)}, ${String(isAsMade)})`
