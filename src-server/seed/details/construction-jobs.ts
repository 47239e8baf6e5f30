import type { ServiceId } from '../../../shared/catalogue.ts'

export interface ConstructionJob {
  description: string
  scope:
    | 'minor-renovation'
    | 'major-renovation'
    | 'room-addition'
    | 'full-remodel'
    | 'new-construction'
  budget: 'under-10k' | '10k-25k' | '25k-50k' | '50k-100k' | '100k-250k' | 'over-250k'
  involves?: readonly (
    | 'permits'
    | 'demolition'
    | 'electrical'
    | 'plumbing'
    | 'flooring'
    | 'painting'
  )[]
}

/** Jobs that take a day at most. */
const small = (...descriptions: string[]): ConstructionJob[] =>
  descriptions.map((description) => ({
    description,
    scope: 'minor-renovation',
    budget: 'under-10k',
  }))

/** Projects that customers order, by service. */
export const constructionJobs: Partial<Record<ServiceId, readonly ConstructionJob[]>> = {
  handyman: small(
    'Hang four shelves in the hallway and anchor a bookcase to the wall.',
    'Three interior doors stick, and one will not latch.',
    'Patch a hole in the drywall behind the bedroom door and touch up the paint.',
    'Recaulk the tub and the shower on the second floor.',
    'Mount a 65 inch TV above the console and hide the cables.',
    'Fix the loose handrail on the basement stairs and two wobbly stair treads.',
    'Replace the weatherstripping on the front and the back door.',
    'Install a new mailbox post and straighten the house numbers.',
  ),
  'interior-painting': [
    {
      description: 'Living room and hallway, walls only, in a warm white.',
      scope: 'minor-renovation',
      budget: 'under-10k',
      involves: ['painting'],
    },
    {
      description: 'Two bedrooms with ceilings and trim. One has water marks to seal first.',
      scope: 'minor-renovation',
      budget: 'under-10k',
      involves: ['painting'],
    },
    {
      description: 'The whole first floor, about 900 square feet, before we move in.',
      scope: 'major-renovation',
      budget: '10k-25k',
      involves: ['painting'],
    },
    {
      description: 'Kitchen cabinets from oak to a light gray, with new hardware.',
      scope: 'minor-renovation',
      budget: 'under-10k',
      involves: ['painting'],
    },
    {
      description: 'Stairwell with a high ceiling, you will need a tall ladder.',
      scope: 'minor-renovation',
      budget: 'under-10k',
      involves: ['painting'],
    },
  ],
  'home-organization': small(
    'The garage: bikes, tools and holiday boxes for a family of five.',
    'Two closets and the linen cabinet, we are drowning in towels.',
    'Kitchen and pantry, so that the kids can find their own snacks.',
    'A home office with ten years of paper in it.',
  ),
  'junk-removal': small(
    'A sofa bed, two mattresses and an old treadmill from the basement.',
    'Leftover drywall, tiles and a vanity from a bathroom project.',
    'A shed full of garden furniture, paint cans not included.',
    'Refrigerator and chest freezer in the garage, both empty.',
    'About ten bags and some boxes after clearing out the attic.',
  ),
  'mold-inspection': small(
    'A musty smell in the finished basement since the sump pump failed.',
    'Dark spots along the bathroom ceiling that come back after cleaning.',
    'We are buying a house and would like air samples before closing.',
    'Our son coughs at night. Please check the bedrooms and the crawl space.',
  ),
  'home-remodeling': [
    {
      description: 'Hall bathroom: tub to walk-in shower, new vanity, tile and fan.',
      scope: 'full-remodel',
      budget: '10k-25k',
      involves: ['demolition', 'plumbing', 'electrical', 'painting'],
    },
    {
      description: 'Open the kitchen to the dining room and replace the cabinets and counters.',
      scope: 'major-renovation',
      budget: '50k-100k',
      involves: ['permits', 'demolition', 'electrical', 'flooring'],
    },
    {
      description: 'Finish the basement with a family room, a laundry and a half bath.',
      scope: 'full-remodel',
      budget: '50k-100k',
      involves: ['permits', 'electrical', 'plumbing', 'flooring'],
    },
  ],
  'new-construction': [
    {
      description: 'A two-car garage with a studio above it. The plans are drawn.',
      scope: 'new-construction',
      budget: '100k-250k',
      involves: ['permits', 'electrical', 'plumbing'],
    },
    {
      description: 'A sunroom of about 14 by 18 feet at the back of the house.',
      scope: 'room-addition',
      budget: '50k-100k',
      involves: ['permits', 'electrical', 'flooring'],
    },
  ],
  restoration: [
    {
      description: 'A pipe burst over the living room: ceiling down, floor wet, carpet soaked.',
      scope: 'major-renovation',
      budget: '10k-25k',
      involves: ['demolition', 'flooring', 'painting'],
    },
    {
      description: 'Smoke damage in the kitchen after a pan fire, cabinets and ceiling.',
      scope: 'major-renovation',
      budget: '10k-25k',
      involves: ['painting'],
    },
    {
      description: 'Water came through the roof during the storm, two bedrooms are affected.',
      scope: 'minor-renovation',
      budget: 'under-10k',
      involves: ['painting'],
    },
  ],
}
