import type { ServiceId } from '../../../shared/catalogue.ts'

export interface InstallationJob {
  product: string
  type: 'new' | 'replacement' | 'upgrade' | 'additional'
  existing?: string
  /** The customer already has the product. */
  bought?: true
}

/** Installations that customers order, by service. */
export const installationJobs: Partial<Record<ServiceId, readonly InstallationJob[]>> = {
  'furniture-assembly': [
    {
      product: 'IKEA PAX wardrobe with two sliding doors, 79 inches wide.',
      type: 'new',
      bought: true,
    },
    { product: 'Wayfair platform bed, queen, and two nightstands.', type: 'new', bought: true },
    { product: 'Crib, changing table and a glider for the nursery.', type: 'new', bought: true },
    {
      product: 'Standing desk and a filing cabinet.',
      type: 'additional',
      existing: 'An old desk that can go to the curb.',
      bought: true,
    },
    {
      product: 'Patio set: one table, six chairs and an umbrella stand.',
      type: 'new',
      bought: true,
    },
    {
      product: 'Bunk bed with a trundle. It came in five boxes.',
      type: 'replacement',
      bought: true,
    },
  ],
  'home-security': [
    {
      product: 'Two outdoor cameras and a video doorbell.',
      type: 'new',
      existing: 'A wired doorbell, no cameras.',
    },
    {
      product: 'Door and window sensors for the first floor, with a keypad at each door.',
      type: 'new',
    },
    {
      product: 'Replace the old alarm panel with something the kids can use.',
      type: 'replacement',
      existing: 'A DSC panel from 2009.',
    },
    {
      product: 'One more camera for the back of the garage.',
      type: 'additional',
      existing: 'Three Arlo cameras and a hub.',
      bought: true,
    },
  ],
  'smart-home': [
    {
      product: 'Ecobee thermostat, already in the box.',
      type: 'replacement',
      existing: 'A Honeywell with four wires.',
      bought: true,
    },
    {
      product: 'Smart switches for the living room, kitchen and porch.',
      type: 'upgrade',
      existing: 'Regular switches, one of them three-way.',
    },
    {
      product: 'Sonos speakers in two rooms and a hub that ties it all together.',
      type: 'new',
      bought: true,
    },
    { product: 'Motorized shades for three tall windows.', type: 'new' },
    {
      product: 'Smart lock for the front door that works with the rest.',
      type: 'upgrade',
      existing: 'A Schlage deadbolt.',
    },
  ],
  chimney: [
    {
      product: 'Sweep and inspection before we use the fireplace again.',
      type: 'upgrade',
      existing: 'A masonry fireplace, last swept about six years ago.',
    },
    {
      product: 'New stainless steel cap, the old one is gone.',
      type: 'replacement',
      existing: 'Clay flue, 8 by 12 inches.',
    },
    {
      product: 'The wood stove needs a liner, the inspector asked for it.',
      type: 'new',
      existing: 'An unlined brick chimney.',
    },
    {
      product:
        'Smoke comes back into the room when there is wind. Please have a look at the damper.',
      type: 'upgrade',
    },
  ],
  'solar-energy': [
    {
      product: 'Panels with a battery, so that we have power during outages.',
      type: 'new',
      existing: '200 amp panel, the roof is six years old.',
    },
    {
      product: 'A plan for solar and a heat pump together.',
      type: 'new',
      existing: 'An oil furnace and window units.',
    },
    {
      product: 'Battery storage for the panels that we have.',
      type: 'additional',
      existing: '7 kW of panels from 2019.',
    },
  ],
  'solar-panel': [
    {
      product: 'Around 20 panels on the south side of the roof.',
      type: 'new',
      existing: 'An asphalt roof without any shade.',
    },
    {
      product: 'Six more panels on the garage.',
      type: 'additional',
      existing: '14 panels on the house.',
    },
    {
      product: 'Replace four panels that were cracked by a branch.',
      type: 'replacement',
      existing: '18 panels, still under warranty.',
    },
  ],
}
