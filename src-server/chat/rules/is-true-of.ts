import type { ServiceId } from '../../../shared/catalogue.ts'
import type { Intent } from '../understand/intent-signs.ts'

const moves = ['moving', 'local-moving', 'long-distance-moving'] as const
const solar = ['solar-energy', 'solar-panel'] as const

/** Answers that are true of some services only: a painter knows nothing of what the sun saves. */
const ofServices: Partial<Record<Intent, readonly ServiceId[]>> = {
  carriesItself: ['junk-removal', ...moves],
  drills: ['locksmith'],
  fastening: ['handyman', 'furniture-assembly', 'home-security', 'smart-home', 'electrical'],
  moldRemoval: ['mold-inspection'],
  packing: moves,
  paintScope: ['interior-painting'],
  results: ['mold-inspection'],
  solarSavings: solar,
  storage: ['junk-removal', ...moves],
  travelTime: moves,
}

/** Whether an answer is true of what is talked about. */
export const isTrueOf = (intent: Intent, subject: readonly ServiceId[]): boolean =>
  subject.length === 0 || (ofServices[intent]?.some((id) => subject.includes(id)) ?? true)
