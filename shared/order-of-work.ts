import type { ServiceId } from './catalogue.ts'

/** Work that makes room or dust, or that other work waits for, comes before the rest. */
const stages: readonly (readonly ServiceId[])[] = [
  ['locksmith', 'junk-removal', 'mold-inspection'],
  // Water first: rain and leaks spoil what else is done.
  ['restoration', 'roofing', 'plumbing', 'electrical', 'hvac', 'garage-door', 'chimney'],
  ['pest-control'],
  ['new-construction', 'home-remodeling', 'solar-energy', 'solar-panel', 'handyman'],
  ['interior-painting'],
  ['appliance-repair', 'home-security', 'smart-home', 'pool-cleaning', 'lawn-care'],
  ['moving', 'local-moving', 'long-distance-moving'],
  ['furniture-assembly', 'home-organization'],
  ['air-ducts', 'tile-cleaning'],
  ['house-cleaning'],
  ['carpet-cleaning', 'window-cleaning'],
]

const stageOf = (id: ServiceId) => stages.findIndex((stage) => stage.includes(id))

/** The services in the order in which they are best done. */
export const inOrderOfWork = (ids: readonly ServiceId[]): ServiceId[] =>
  ids.toSorted((one, other) => stageOf(one) - stageOf(other))
