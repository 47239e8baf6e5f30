import { z } from 'zod/mini'
import { coverages, expandZips } from '../areas/area.ts'
import { line, optional, paragraph } from '../text.ts'
import { pageInput } from './paging.ts'

const zipsWanted = 'Enter zip codes or prefixes of three to five digits, such as 070-073 075 06390.'

const isRange = (range: string): boolean => {
  const [first = '', last = first] = range.split('-')
  return first.length === last.length && Number(first) <= Number(last)
}

const maxZips = 1000

/** How many zip codes or beginnings a range stands for. */
const countIn = (range: string): number => {
  const [first = '', last = first] = range.split('-')
  return Number(last) - Number(first) + 1
}

const rangesIn = (text: string) => text.split(/[\s,]+/).filter(Boolean)

const zipRanges = z.pipe(
  paragraph(2000, zipsWanted).check(
    z.regex(/^(\d{3,5}(-\d{3,5})?[\s,]*)+$/, zipsWanted),
    z.refine(
      (text) => rangesIn(text).every(isRange),
      'Enter ranges from low to high with the same number of digits, such as 070-073.',
    ),
    // Counted before they are written out: a short text can stand for millions.
    z.refine(
      (text) => rangesIn(text).reduce((sum, range) => sum + countIn(range), 0) <= maxZips,
      'Too many zip codes. Use shorter prefixes, up to 1,000.',
    ),
  ),
  z.transform(expandZips),
)

const stateWanted = 'Enter the two letters of the state.'

/** An area as the office writes it. */
export const areaInput = z.object({
  id: z.optional(line(64, 'Send the id of the area.')),
  name: line(60, 'Enter the name of the state or city.'),
  state: z.pipe(
    line(2, stateWanted).check(z.regex(/^[A-Za-z]{2}$/, stateWanted)),
    z.transform((text) => text.toUpperCase()),
  ),
  coverage: z.enum(coverages, { error: 'Choose a coverage level.' }),
  professionals: optional(
    z.pipe(
      z.transform(Number),
      z
        .int({ error: 'Enter a whole number.' })
        .check(z.minimum(0, 'Enter a whole number.'), z.maximum(100_000, 'Enter 100,000 at most.')),
    ),
  ),
  /** Separated by commas. */
  cities: z.pipe(
    optional(paragraph(2000, 'Enter the cities, separated by commas.')),
    z.transform((text) =>
      (text ?? '')
        .split(',')
        .map((city) => city.trim())
        .filter(Boolean),
    ),
  ),
  zips: zipRanges,
})
export type AreaInput = z.infer<typeof areaInput>

export const areaIdInput = z.object({ id: line(64, 'Send the id of the area.') })
export const areaRequestListInput = pageInput
export type AreaRequestListInput = z.infer<typeof areaRequestListInput>
