import type { ServiceId } from '../../../shared/catalogue.ts'

/** Special requests, by cleaning service. */
export const cleaningRequests: Partial<Record<ServiceId, readonly string[]>> = {
  'house-cleaning': [
    'Please use the unscented products under the sink.',
    'Skip the office, I will be on calls.',
    'The baseboards have not been done in a while.',
    'Wood floors: damp mop only, please.',
    'Guests are coming, the guest bath matters most.',
  ],
  'carpet-cleaning': [
    'Two red wine stains near the sofa.',
    'Stairs and the upstairs hallway, about 14 steps.',
    'Pet odor in the corner of the family room.',
  ],
  'window-cleaning': [
    'The storm windows open to the inside.',
    'The skylight above the stairs as well, if you can reach it.',
    'Paint specks on the front windows from last year.',
  ],
  'tile-cleaning': [
    'The grout in the shower is nearly black. Please seal it after.',
    'Kitchen floor, porcelain tile, about 200 square feet.',
  ],
  'pool-cleaning': [
    'The water has turned green and family is coming to stay.',
    'The filter runs but the pressure is low.',
  ],
  'air-ducts': [
    'We just had the floors sanded and there is dust everywhere.',
    'Nine vents on one floor, the unit is in the attic.',
  ],
}
