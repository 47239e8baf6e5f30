import { airDucts } from './air-ducts.ts'
import { applianceRepair } from './appliance-repair.ts'
import { carpetCleaning } from './carpet-cleaning.ts'
import { chimney } from './chimney.ts'
import { electrical } from './electrical.ts'
import { furnitureAssembly } from './furniture-assembly.ts'
import { garageDoor } from './garage-door.ts'
import { handyman } from './handyman.ts'
import { homeOrganization } from './home-organization.ts'
import { homeRemodeling } from './home-remodeling.ts'
import { homeSecurity } from './home-security.ts'
import { houseCleaning } from './house-cleaning.ts'
import { hvac } from './hvac.ts'
import { interiorPainting } from './interior-painting.ts'
import { junkRemoval } from './junk-removal.ts'
import { lawnCare } from './lawn-care.ts'
import { localMoving } from './local-moving.ts'
import { locksmith } from './locksmith.ts'
import { longDistanceMoving } from './long-distance-moving.ts'
import { moldInspection } from './mold-inspection.ts'
import { moving } from './moving.ts'
import { newConstruction } from './new-construction.ts'
import { pestControl } from './pest-control.ts'
import { plumbing } from './plumbing.ts'
import { poolCleaning } from './pool-cleaning.ts'
import { restoration } from './restoration.ts'
import { roofing } from './roofing.ts'
import type { ServiceRow } from './service-row.ts'
import { smartHome } from './smart-home.ts'
import { solarEnergy } from './solar-energy.ts'
import { solarPanel } from './solar-panel.ts'
import { tileCleaning } from './tile-cleaning.ts'
import { windowCleaning } from './window-cleaning.ts'

export { type ServiceCategory, serviceCategories } from './service-row.ts'

/** Every service that can be booked, in the order of the price list. */
export const services = [
  houseCleaning,
  carpetCleaning,
  windowCleaning,
  tileCleaning,
  plumbing,
  electrical,
  hvac,
  applianceRepair,
  handyman,
  interiorPainting,
  furnitureAssembly,
  homeOrganization,
  moving,
  localMoving,
  longDistanceMoving,
  junkRemoval,
  lawnCare,
  poolCleaning,
  pestControl,
  homeSecurity,
  smartHome,
  garageDoor,
  locksmith,
  roofing,
  airDucts,
  chimney,
  moldInspection,
  solarEnergy,
  solarPanel,
  homeRemodeling,
  newConstruction,
  restoration,
] as const satisfies readonly ServiceRow[]

export type ServiceId = (typeof services)[number]['id']
export type Service = ServiceRow & { id: ServiceId }

const ids: ReadonlySet<string> = new Set(services.map(({ id }) => id))

export const isServiceId = (id: string): id is ServiceId => ids.has(id)
