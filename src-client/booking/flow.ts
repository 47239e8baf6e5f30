import { findService, type Service } from '../../shared/catalogue.ts'
import { severalServices } from '../../shared/site-map.ts'
import { chosenServices } from '../catalogue/chosen-services.ts'

/** One run through the five booking screens: its services, and the name under which its data is stored. */
export interface Flow {
  /** As in the address: the id of the one service, or the word for several. */
  key: string
  services: readonly Service[]
}

/** The flow at an address; undefined if it names no service. */
export function flowAt(key: string): Flow | undefined {
  if (key === severalServices) return { key, services: chosenServices() }
  const service = findService(key)
  return service && { key, services: [service] }
}

export const isForSeveral = ({ key }: Flow) => key === severalServices

export const flowTitle = ({ services }: Flow) =>
  services.length === 1 ? (services[0]?.title ?? '') : `${services.length} services`
