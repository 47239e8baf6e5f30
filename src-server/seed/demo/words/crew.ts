import type { ServiceId } from '../../../../shared/catalogue.ts'

/** A professional of the demo business. */
export interface CrewMember {
  name: string
  /** One line for customers. */
  about: string
  phone: string
  serviceIds: readonly ServiceId[]
  region: keyof typeof regions
  hours: keyof typeof weeks
}

/** The states that each part of the crew covers: ids of areas. */
export const regions = {
  north: ['ny', 'ct', 'ma'],
  middle: ['ny', 'nj', 'pa'],
  south: ['fl'],
} as const

/** The usual weeks of work, as spans by weekday from Sunday, 0. */
export const weeks = {
  weekdays: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to: '18:00' })),
  toSaturday: [2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '08:00', to: '18:00' })),
  early: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '07:30', to: '16:00' })),
  withSunday: [
    ...[1, 2, 3, 5, 6].map((weekday) => ({ weekday, from: '08:00', to: '18:00' })),
    { weekday: 0, from: '10:00', to: '16:00' },
  ],
  withLunch: [1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, from: '08:00', to: '12:00' },
    { weekday, from: '14:00', to: '18:00' },
  ]),
} as const

const homes = ['house-cleaning', 'carpet-cleaning', 'window-cleaning', 'tile-cleaning'] as const
const garden = ['lawn-care', 'pool-cleaning', 'pest-control'] as const
const trades = ['plumbing', 'hvac', 'appliance-repair', 'handyman', 'mold-inspection'] as const
const electric = [
  'electrical',
  'smart-home',
  'home-security',
  'solar-energy',
  'solar-panel',
] as const
const moves = ['moving', 'local-moving', 'long-distance-moving', 'junk-removal'] as const
const building = [
  'home-remodeling',
  'new-construction',
  'restoration',
  'interior-painting',
] as const
const doors = ['garage-door', 'locksmith'] as const
const indoors = ['home-organization', 'furniture-assembly', 'air-ducts'] as const
const roofs = ['roofing', 'chimney'] as const

/** Together they do every service in every state. */
export const crew: readonly CrewMember[] = [
  {
    name: 'Ana Ruiz',
    about: 'Licensed plumber, 14 years in the trade. Explains what she does before she does it.',
    phone: '(518) 555-0141',
    serviceIds: [...trades, ...doors, 'chimney', 'air-ducts'],
    region: 'north',
    hours: 'weekdays',
  },
  {
    name: 'Marcus Bell',
    about: 'Master electrician who is just as good with pipes and furnaces. Loves old houses.',
    phone: '(518) 555-0142',
    serviceIds: [...electric, 'hvac', 'appliance-repair', 'handyman', 'plumbing', 'garage-door'],
    region: 'north',
    hours: 'withSunday',
  },
  {
    name: 'Grace Okafor',
    about: 'Has cleaned homes for nine years, and remembers where everything goes.',
    phone: '(518) 555-0143',
    serviceIds: [...homes, ...indoors, 'pest-control', 'junk-removal'],
    region: 'north',
    hours: 'withSunday',
  },
  {
    name: 'Tom Lindqvist',
    about: 'Lawns, pools and everything around the house, in every season.',
    phone: '(518) 555-0144',
    serviceIds: [...garden, ...homes, 'air-ducts'],
    region: 'north',
    hours: 'early',
  },
  {
    name: 'Priya Nair',
    about: 'Runs our remodeling projects, from the first sketch to the last coat of paint.',
    phone: '(860) 555-0145',
    serviceIds: [
      ...building,
      ...roofs,
      'handyman',
      'mold-inspection',
      'tile-cleaning',
      'window-cleaning',
      'electrical',
      'solar-panel',
      'solar-energy',
    ],
    region: 'north',
    hours: 'weekdays',
  },
  {
    name: 'Joe Kowalski',
    about:
      'Moves pianos, boxes and whole houses, and is handy up to the roof. Nothing broken since 2019.',
    phone: '(617) 555-0146',
    serviceIds: [
      ...moves,
      ...doors,
      ...roofs,
      'furniture-assembly',
      'lawn-care',
      'interior-painting',
      'carpet-cleaning',
      'window-cleaning',
    ],
    region: 'north',
    hours: 'toSaturday',
  },
  {
    name: 'Samir Haddad',
    about: 'Heating, cooling and pipes for 20 years. Always has the part in the van.',
    phone: '(201) 555-0147',
    serviceIds: [...trades, ...doors, 'air-ducts', 'electrical'],
    region: 'middle',
    hours: 'withLunch',
  },
  {
    name: 'Lucy Chen',
    about: 'Wires, pipes and smart homes, made simple to live with.',
    phone: '(201) 555-0148',
    serviceIds: [...electric, 'handyman', 'appliance-repair', 'hvac', 'plumbing', ...doors],
    region: 'middle',
    hours: 'toSaturday',
  },
  {
    name: 'Rosa Delgado',
    about: 'A spotless kitchen is her signature. Brings her own supplies.',
    phone: '(215) 555-0149',
    serviceIds: [...homes, ...indoors, 'pest-control', 'pool-cleaning'],
    region: 'middle',
    hours: 'withSunday',
  },
  {
    name: 'Ben Whitaker',
    about: 'Keeps gardens green and houses free of ants, since 2012.',
    phone: '(412) 555-0150',
    serviceIds: [...garden, ...homes, ...roofs, 'junk-removal', 'mold-inspection'],
    region: 'middle',
    hours: 'early',
  },
  {
    name: 'Darnell Price',
    about: 'Carpenter and mover: builds it, carries it, sets it up.',
    phone: '(215) 555-0151',
    serviceIds: [
      ...building,
      ...moves,
      ...roofs,
      'furniture-assembly',
      'handyman',
      'window-cleaning',
      'carpet-cleaning',
    ],
    region: 'middle',
    hours: 'weekdays',
  },
  {
    name: 'Carlos Vega',
    about: 'Air conditioning in July is his sport. Repairs everything else, too.',
    phone: '(305) 555-0152',
    serviceIds: [...trades, ...electric, ...doors, 'air-ducts', 'chimney', 'pest-control'],
    region: 'south',
    hours: 'early',
  },
  {
    name: 'Maya Brooks',
    about: 'Homes, pools and lawns under the Florida sun.',
    phone: '(407) 555-0153',
    serviceIds: [...homes, ...garden, ...indoors, 'junk-removal', 'mold-inspection', 'handyman'],
    region: 'south',
    hours: 'withSunday',
  },
  {
    name: 'Henry Nowak',
    about: 'Builder and mover. Hurricane repairs are a specialty.',
    phone: '(813) 555-0154',
    serviceIds: [
      ...building,
      ...moves,
      ...roofs,
      ...electric,
      'plumbing',
      'hvac',
      'furniture-assembly',
      'house-cleaning',
      'lawn-care',
    ],
    region: 'south',
    hours: 'toSaturday',
  },
]
