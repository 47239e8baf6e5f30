import { findService, type Service } from '../../shared/catalogue.ts'
import { multiServiceKey } from '../../shared/pages/paths.ts'
import { cartServices } from '../catalogue/cart.ts'

/** One order on its way through the booking screens: its services, and the key under which its draft is stored. */
export interface Flow {
  /** The path segment: a service's id, or `multi-service` for the cart. */
  key: string
  services: readonly Service[]
}

/** Undefined if the key names no service. */
export function findFlow(key: string): Flow | undefined {
  if (key === multiServiceKey) return { key, services: cartServices() }
  const service = findService(key)
  return service && { key, services: [service] }
}

/** The key of the flow that books these services together. */
export const flowKey = (serviceIds: readonly string[]): string => {
  const [only, ...others] = serviceIds
  return only && others.length === 0 ? only : multiServiceKey
}

export const isMultiService = ({ key }: Pick<Flow, 'key'>) => key === multiServiceKey

/** The first screen of a flow. */
export const detailsPath = (key: string) =>
  isMultiService({ key }) ? ('/booking/$flow/details' as const) : ('/booking/$flow' as const)

export const flowTitle = ({ services }: Flow) =>
  services.length === 1 ? (services[0]?.title ?? '') : `${services.length} services`
