import { z } from 'zod/mini'
import { coverages } from '../../shared/areas/area.ts'
import { createStore } from '../ui/store/create-store.ts'

const whereSchema = z.object({
  /** As typed. */
  zip: z.string(),
  /** What the server said of it; missing until it has. */
  check: z.optional(
    z.object({
      covered: z.enum([...coverages, 'no']),
      place: z.optional(z.string()),
      area: z.optional(z.string()),
      isMilitary: z.optional(z.boolean()),
    }),
  ),
})
export type Where = z.infer<typeof whereSchema>

/** Where the job is: asked once for all that is booked in this tab. */
export const whereStore = createStore((): Where => ({ zip: '' }), {
  key: 'nestwright.where',
  schema: whereSchema,
})

export const isZip = (text: string): boolean => /^\d{5}$/.test(text)

/** Whether the flow stops here: the zip code is known to be outside the areas. */
export const isOutside = ({ check }: Where): boolean =>
  check?.covered === 'no' || check?.covered === 'soon'

/** Stores a zip code as typed, and asks the server about it once it is whole. */
export async function setZip(typed: string): Promise<void> {
  const zip = typed.trim().replace(/^(\d{5})-\d{0,4}$/, '$1')
  if (zip === whereStore.get().zip) return
  whereStore.set({ zip })
  await checkZip()
}

/** Asks the server whether the zip code is served; a failure leaves it unchecked, for the order to say. */
export async function checkZip(): Promise<void> {
  const { zip } = whereStore.get()
  if (!isZip(zip)) return
  try {
    const { trpcClient } = await import('../trpc.ts')
    const check = await trpcClient.area.check.query({ zip })
    if (whereStore.get().zip === zip) whereStore.set({ zip, check })
  } catch (error) {
    console.warn('The zip code could not be checked.', error)
  }
}

/** Takes over a zip code that is known from elsewhere, unless the customer has typed one. */
export function suggestZip(zip: string | undefined): void {
  const known = zip?.slice(0, 5) ?? ''
  if (whereStore.get().zip === '' && isZip(known)) void setZip(known)
}
