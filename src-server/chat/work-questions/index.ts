import type { ServiceId } from '../../../shared/catalogue.ts'
import { aboutAnyWork } from './any-work.ts'
import { aboutCarpets, aboutDucts, aboutHouseCleaning, aboutWindows } from './cleaning.ts'
import { aboutElectricity, aboutHeating } from './heating-and-electricity.ts'
import { aboutHauling, aboutMoves } from './moves-and-hauling.ts'
import { aboutPools, aboutRoofs, aboutYards } from './outdoors.ts'
import { aboutMold, aboutPests } from './pests-and-mold.ts'
import { aboutPlumbing } from './plumbing.ts'
import { aboutCameras, aboutPainting, aboutRemodeling, aboutSolar } from './projects.ts'
import {
  aboutAppliances,
  aboutChimneys,
  aboutGarageDoors,
  aboutLocks,
  aboutSmallJobs,
} from './repairs.ts'
import { aboutWaterDamage } from './water-damage.ts'
import type { WorkQuestion } from './work-question.ts'

/** What customers ask about the work of these services. */
export const workQuestionsOf = (about: readonly ServiceId[]): readonly WorkQuestion[] =>
  about.length > 0
    ? [...about.flatMap((id) => ofService[id] ?? []), ...aboutAnyWork].filter(
        ({ isOfOneService }) => !isOfOneService || about.length === 1,
      )
    : []

const ofService: Partial<Record<ServiceId, readonly WorkQuestion[]>> = {
  plumbing: aboutPlumbing,
  electrical: aboutElectricity,
  hvac: aboutHeating,
  chimney: aboutChimneys,
  'garage-door': aboutGarageDoors,
  locksmith: aboutLocks,
  'appliance-repair': aboutAppliances,
  handyman: aboutSmallJobs,
  'house-cleaning': aboutHouseCleaning,
  'carpet-cleaning': aboutCarpets,
  'window-cleaning': aboutWindows,
  'air-ducts': aboutDucts,
  'home-security': aboutCameras,
  'smart-home': aboutCameras,
  'junk-removal': aboutHauling,
  'lawn-care': aboutYards,
  'pool-cleaning': aboutPools,
  'pest-control': aboutPests,
  'mold-inspection': aboutMold,
  restoration: aboutWaterDamage,
  roofing: aboutRoofs,
  moving: aboutMoves,
  'local-moving': aboutMoves,
  'long-distance-moving': aboutMoves,
  'interior-painting': aboutPainting,
  'home-remodeling': aboutRemodeling,
  'solar-energy': aboutSolar,
  'solar-panel': aboutSolar,
}

/** The labels of their training questions. */
export const workQuestionIds: readonly string[] = [
  ...new Set([...Object.values(ofService).flat(), ...aboutAnyWork].map(({ id }) => id)),
]
