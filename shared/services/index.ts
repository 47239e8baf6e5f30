import { airDucts } from './air-ducts/row.ts'
import { applianceRepair } from './appliance-repair/row.ts'
import { carpetCleaning } from './carpet-cleaning/row.ts'
import { chimney } from './chimney/row.ts'
import { electrical } from './electrical/row.ts'
import { furnitureAssembly } from './furniture-assembly/row.ts'
import { garageDoor } from './garage-door/row.ts'
import { handyman } from './handyman/row.ts'
import { homeOrganization } from './home-organization/row.ts'
import { homeRemodeling } from './home-remodeling/row.ts'
import { homeSecurity } from './home-security/row.ts'
import { houseCleaning } from './house-cleaning/row.ts'
import { hvac } from './hvac/row.ts'
import { interiorPainting } from './interior-painting/row.ts'
import { junkRemoval } from './junk-removal/row.ts'
import { lawnCare } from './lawn-care/row.ts'
import { localMoving } from './local-moving/row.ts'
import { locksmith } from './locksmith/row.ts'
import { longDistanceMoving } from './long-distance-moving/row.ts'
import { moldInspection } from './mold-inspection/row.ts'
import { moving } from './moving/row.ts'
import { newConstruction } from './new-construction/row.ts'
import { pestControl } from './pest-control/row.ts'
import { plumbing } from './plumbing/row.ts'
import { poolCleaning } from './pool-cleaning/row.ts'
import { restoration } from './restoration/row.ts'
import { roofing } from './roofing/row.ts'
import type { ServiceRow } from './service-row.ts'
import { smartHome } from './smart-home/row.ts'
import { solarEnergy } from './solar-energy/row.ts'
import { solarPanel } from './solar-panel/row.ts'
import { tileCleaning } from './tile-cleaning/row.ts'
import { windowCleaning } from './window-cleaning/row.ts'

export { type ServiceCategory, serviceCategories } from './service-row.ts'

/** Every service that can be booked, in the order of the price list. What people say for it is in `words.ts`. */
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
