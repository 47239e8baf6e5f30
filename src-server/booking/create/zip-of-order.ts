import { findArea, isServed, zipWanted } from '../../../shared/areas/area.ts'
import { zipOfAddress } from '../../../shared/areas/zip.ts'
import type { Order } from '../../../shared/order.ts'
import { readCoverages } from '../../areas/read-areas.ts'
import type { Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'

/**
 * The zip code of the work: the one that was given, or else the address's.
 * @throws BAD_REQUEST if there is none, or if the address has another one
 */
export function zipOfOrder({ zip: given, contact }: Order): string {
  const written = zipOfAddress(contact.address)
  const zip = given ?? written
  if (zip === undefined) throw new DomainError('invalid', 'ZIP_MISSING', zipWanted, 'zip')
  if (written === undefined || written === zip) return zip
  throw new DomainError(
    'invalid',
    'ZIP_DIFFERS',
    `The address has the zip code ${written}, but you asked for ${zip}. Which one is right?`,
    'address',
  )
}

/**
 * Refuses work outside the areas served.
 * @throws BAD_REQUEST
 */
export async function refuseOutsideAreas(trx: Trx, zip: string): Promise<void> {
  const area = findArea(await readCoverages(trx), zip)
  if (area && isServed(area)) return
  throw new DomainError(
    'invalid',
    'OUTSIDE_AREA',
    `We do not work in ${zip} yet. Nothing has been booked.`,
    'zip',
  )
}
