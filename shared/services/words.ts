import { airDucts } from './air-ducts/words.ts'
import { applianceRepair } from './appliance-repair/words.ts'
import { carpetCleaning } from './carpet-cleaning/words.ts'
import { chimney } from './chimney/words.ts'
import { electrical } from './electrical/words.ts'
import { furnitureAssembly } from './furniture-assembly/words.ts'
import { garageDoor } from './garage-door/words.ts'
import { handyman } from './handyman/words.ts'
import { homeOrganization } from './home-organization/words.ts'
import { homeRemodeling } from './home-remodeling/words.ts'
import { homeSecurity } from './home-security/words.ts'
import { houseCleaning } from './house-cleaning/words.ts'
import { hvac } from './hvac/words.ts'
import type { ServiceId } from './index.ts'
import { interiorPainting } from './interior-painting/words.ts'
import { junkRemoval } from './junk-removal/words.ts'
import { lawnCare } from './lawn-care/words.ts'
import { localMoving } from './local-moving/words.ts'
import { locksmith } from './locksmith/words.ts'
import { longDistanceMoving } from './long-distance-moving/words.ts'
import { moldInspection } from './mold-inspection/words.ts'
import { moving } from './moving/words.ts'
import { newConstruction } from './new-construction/words.ts'
import { pestControl } from './pest-control/words.ts'
import { plumbing } from './plumbing/words.ts'
import { poolCleaning } from './pool-cleaning/words.ts'
import { restoration } from './restoration/words.ts'
import { roofing } from './roofing/words.ts'
import type { ServiceWords } from './service-words.ts'
import { smartHome } from './smart-home/words.ts'
import { solarEnergy } from './solar-energy/words.ts'
import { solarPanel } from './solar-panel/words.ts'
import { tileCleaning } from './tile-cleaning/words.ts'
import { windowCleaning } from './window-cleaning/words.ts'

/** How people ask for each service. For the server alone: the browser needs none of it. */
export const serviceWords: Record<ServiceId, ServiceWords> = {
  'house-cleaning': houseCleaning,
  'carpet-cleaning': carpetCleaning,
  'window-cleaning': windowCleaning,
  'tile-cleaning': tileCleaning,
  plumbing,
  electrical,
  hvac,
  'appliance-repair': applianceRepair,
  handyman,
  'interior-painting': interiorPainting,
  'furniture-assembly': furnitureAssembly,
  'home-organization': homeOrganization,
  moving,
  'local-moving': localMoving,
  'long-distance-moving': longDistanceMoving,
  'junk-removal': junkRemoval,
  'lawn-care': lawnCare,
  'pool-cleaning': poolCleaning,
  'pest-control': pestControl,
  'home-security': homeSecurity,
  'smart-home': smartHome,
  'garage-door': garageDoor,
  locksmith,
  roofing,
  'air-ducts': airDucts,
  chimney,
  'mold-inspection': moldInspection,
  'solar-energy': solarEnergy,
  'solar-panel': solarPanel,
  'home-remodeling': homeRemodeling,
  'new-construction': newConstruction,
  restoration,
}
