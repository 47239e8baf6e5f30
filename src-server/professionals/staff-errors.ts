import type { Service } from '../../shared/catalogue.ts'
import { DomainError } from '../errors.ts'

interface About {
  service: Service
}

/** For somebody who does not do the service, or not there. */
export const professionalUnknownError = ({ service }: About) =>
  new DomainError(
    'invalid',
    'PROFESSIONAL_UNKNOWN',
    `The professional you chose does not do ${service.title} at your address. Choose a different one, or anyone.`,
    service.id,
  )

export const professionalTakenError = ({ service }: About) =>
  new DomainError(
    'conflict',
    'PROFESSIONAL_TAKEN',
    `The professional you chose for ${service.title} is no longer free at that time. Choose another time, or anyone.`,
    service.id,
  )

export const nobodyFreeError = ({ service }: About) =>
  new DomainError(
    'conflict',
    'SLOT_TAKEN',
    `That time for ${service.title} has just been taken.`,
    service.id,
  )
