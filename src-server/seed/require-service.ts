import { findService, type Service, type ServiceId } from '../../shared/catalogue.ts'

/** The service with this id, as the catalogue has it now. */
export function requireService(id: ServiceId): Service {
  const service = findService(id)
  if (!service) throw new Error(`There is no service ${id}.`)
  return service
}
