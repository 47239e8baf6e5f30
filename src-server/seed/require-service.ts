import { findService, type Service, type ServiceId } from '../../shared/catalogue.ts'

/** The service with this id. @throws if the catalogue has none */
export function requireService(id: ServiceId): Service {
  const service = findService(id)
  if (!service) throw new Error(`There is no service ${id}.`)
  return service
}
