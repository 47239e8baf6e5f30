import type { ServiceId } from '../../../shared/catalogue.ts'
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
import type { ServiceReplies } from './service-replies.ts'
import { smartHome } from './smart-home.ts'
import { solarEnergy } from './solar-energy.ts'
import { solarPanel } from './solar-panel.ts'
import { tileCleaning } from './tile-cleaning.ts'
import { windowCleaning } from './window-cleaning.ts'

/** What the assistant says about each service. */
export const serviceReplies: Record<ServiceId, ServiceReplies> = {
  'air-ducts': airDucts,
  'appliance-repair': applianceRepair,
  'carpet-cleaning': carpetCleaning,
  chimney,
  electrical,
  'furniture-assembly': furnitureAssembly,
  'garage-door': garageDoor,
  handyman,
  'home-organization': homeOrganization,
  'home-remodeling': homeRemodeling,
  'home-security': homeSecurity,
  'house-cleaning': houseCleaning,
  hvac,
  'interior-painting': interiorPainting,
  'junk-removal': junkRemoval,
  'lawn-care': lawnCare,
  'local-moving': localMoving,
  locksmith,
  'long-distance-moving': longDistanceMoving,
  'mold-inspection': moldInspection,
  moving,
  'new-construction': newConstruction,
  'pest-control': pestControl,
  plumbing,
  'pool-cleaning': poolCleaning,
  restoration,
  roofing,
  'smart-home': smartHome,
  'solar-energy': solarEnergy,
  'solar-panel': solarPanel,
  'tile-cleaning': tileCleaning,
  'window-cleaning': windowCleaning,
}
