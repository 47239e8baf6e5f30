import { type ServiceId, services } from '../../shared/catalogue.ts'

/** How many of about 300 bookings are for a service; `usual` for those not listed. */
const counts: Partial<Record<ServiceId, number>> = {
  'house-cleaning': 36,
  'lawn-care': 25,
  plumbing: 23,
  electrical: 16,
  'pest-control': 16,
  handyman: 15,
  hvac: 14,
  'window-cleaning': 13,
  'carpet-cleaning': 12,
  'appliance-repair': 12,
  'furniture-assembly': 10,
  'interior-painting': 9,
  'junk-removal': 9,
  moving: 8,
  'local-moving': 7,
  'home-organization': 6,
  'tile-cleaning': 6,
  locksmith: 6,
  'garage-door': 6,
  'air-ducts': 6,
  'smart-home': 6,
  'mold-inspection': 4,
  restoration: 4,
  'long-distance-moving': 3,
  'solar-panel': 3,
  'solar-energy': 3,
  'home-remodeling': 3,
  'new-construction': 2,
}
const usual = 5

/** The relative demand for a service. */
export const popularityOf = (id: ServiceId): number => counts[id] ?? usual

/** Every service, repeated by its demand: a random pick is weighted. */
export const servicesByDemand: readonly ServiceId[] = services.flatMap(({ id }) =>
  Array.from({ length: popularityOf(id) }, () => id),
)
