import { z } from 'zod/mini'
import { findService, type Service } from '../../shared/catalogue.ts'
import { createStore } from '../ui/store/create-store.ts'
import { useStore } from '../ui/store/use-store.ts'

/** The ids of the services selected for one order, in the order of their selection. */
const cart = createStore((): string[] => [], {
  key: 'nestwright.cart',
  schema: z.array(z.string()),
})

const findServices = (ids: readonly string[]): Service[] =>
  ids.flatMap((id) => findService(id) ?? [])

export const cartServices = (): Service[] => findServices(cart.get())

export const useCart = (): Service[] => findServices(useStore(cart))

/** Adds the service to the cart, or removes it. */
export function toggleInCart({ id }: Service): void {
  const ids = cart.get()
  cart.set(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])
}

/** Adds and removes services; those that are already there keep their place. */
export function adjustCart(added: readonly string[], removed: readonly string[]): void {
  const kept = cart.get().filter((id) => !removed.includes(id))
  const missing = added.filter((id) => findService(id) && !kept.includes(id))
  if (missing.length > 0 || kept.length < cart.get().length) cart.set([...kept, ...missing])
}

export const clearCart = (): void => cart.reset()
