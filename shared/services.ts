import type { BookingCategory } from './booking-details/index.ts'

export type ServiceCategory =
  | 'Cleaning'
  | 'Repairs'
  | 'Installation'
  | 'Outdoor'
  | 'Specialty'
  | 'Assembly'
  | 'Organization'
  | 'Improvement'
  | 'Maintenance'

/** One row of the catalogue. The three prices are in cents. */
interface ServiceShape {
  id: string
  title: string
  description: string
  /** The 'from' price on the landing page and in the chat. */
  landingPrice: number
  /** The 'from' price on /services: its own figure if it has one, otherwise the landing price. */
  startingPrice: number
  category: ServiceCategory
  /** What the estimate starts from. `moving` has no figure of its own and starts from $100. */
  quoteBasePrice: number
  /** Which of the six detail forms it uses. */
  bookingCategory: BookingCategory
}

/** All 32 services: the only catalogue, from which every page and every price is derived. */
export const services = [
  {
    id: 'house-cleaning',
    title: 'House Cleaning',
    description:
      'A thorough top-to-bottom clean of your rooms, kitchen and bathrooms by vetted cleaners.',
    landingPrice: 120_00,
    startingPrice: 120_00,
    category: 'Cleaning',
    quoteBasePrice: 150_00,
    bookingCategory: 'cleaning',
  },
  {
    id: 'carpet-cleaning',
    title: 'Carpet Cleaning',
    description:
      'Hot-water extraction that lifts stains, odors and allergens out of carpets and rugs.',
    landingPrice: 80_00,
    startingPrice: 80_00,
    category: 'Cleaning',
    quoteBasePrice: 150_00,
    bookingCategory: 'cleaning',
  },
  {
    id: 'window-cleaning',
    title: 'Window Cleaning',
    description: 'Streak-free glass inside and out, with screens, tracks and sills wiped down.',
    landingPrice: 60_00,
    startingPrice: 90_00,
    category: 'Cleaning',
    quoteBasePrice: 90_00,
    bookingCategory: 'cleaning',
  },
  {
    id: 'tile-cleaning',
    title: 'Tile & Grout Cleaning',
    description:
      'Deep scrubbing and sealing that brings tile floors, showers and grout lines back.',
    landingPrice: 90_00,
    startingPrice: 130_00,
    category: 'Cleaning',
    quoteBasePrice: 130_00,
    bookingCategory: 'cleaning',
  },
  {
    id: 'plumbing',
    title: 'Plumbing',
    description: 'Leaks, clogs, water heaters and fixtures repaired by licensed plumbers.',
    landingPrice: 90_00,
    startingPrice: 150_00,
    category: 'Repairs',
    quoteBasePrice: 180_00,
    bookingCategory: 'repair',
  },
  {
    id: 'electrical',
    title: 'Electrical',
    description: 'Outlets, panels, lighting and wiring made safe by licensed electricians.',
    landingPrice: 100_00,
    startingPrice: 180_00,
    category: 'Repairs',
    quoteBasePrice: 200_00,
    bookingCategory: 'repair',
  },
  {
    id: 'hvac',
    title: 'HVAC',
    description: 'Heating and cooling systems repaired, tuned and maintained through every season.',
    landingPrice: 150_00,
    startingPrice: 200_00,
    category: 'Repairs',
    quoteBasePrice: 250_00,
    bookingCategory: 'repair',
  },
  {
    id: 'appliance-repair',
    title: 'Appliance Repair',
    description: 'Washers, fridges, ovens and dishwashers diagnosed and fixed at home.',
    landingPrice: 85_00,
    startingPrice: 120_00,
    category: 'Repairs',
    quoteBasePrice: 120_00,
    bookingCategory: 'repair',
  },
  {
    id: 'handyman',
    title: 'Handyman',
    description: 'The small jobs that pile up: shelves, doors, drywall, caulking and fixtures.',
    landingPrice: 70_00,
    startingPrice: 90_00,
    category: 'Repairs',
    quoteBasePrice: 90_00,
    bookingCategory: 'construction',
  },
  {
    id: 'interior-painting',
    title: 'Interior Painting',
    description:
      'Walls, ceilings and trim prepared and painted with clean lines and no mess left behind.',
    landingPrice: 200_00,
    startingPrice: 300_00,
    category: 'Improvement',
    quoteBasePrice: 300_00,
    bookingCategory: 'construction',
  },
  {
    id: 'furniture-assembly',
    title: 'Furniture Assembly',
    description:
      'Flat-pack beds, desks, wardrobes and cribs put together and placed where you want them.',
    landingPrice: 50_00,
    startingPrice: 80_00,
    category: 'Assembly',
    quoteBasePrice: 75_00,
    bookingCategory: 'installation',
  },
  {
    id: 'home-organization',
    title: 'Home Organization',
    description:
      'Closets, kitchens and garages sorted and set up so that everything has its place.',
    landingPrice: 80_00,
    startingPrice: 110_00,
    category: 'Organization',
    quoteBasePrice: 120_00,
    bookingCategory: 'construction',
  },
  {
    id: 'moving',
    title: 'Moving Services',
    description: 'A full-service crew that packs, carries and sets up your new home.',
    landingPrice: 300_00,
    startingPrice: 250_00,
    category: 'Specialty',
    quoteBasePrice: 100_00,
    bookingCategory: 'moving',
  },
  {
    id: 'local-moving',
    title: 'Local Moving',
    description: 'A truck and a careful crew for moves across town.',
    landingPrice: 250_00,
    startingPrice: 250_00,
    category: 'Specialty',
    quoteBasePrice: 200_00,
    bookingCategory: 'moving',
  },
  {
    id: 'long-distance-moving',
    title: 'Long Distance Moving',
    description:
      'Moves between states, with inventory, transport and delivery planned around your dates.',
    landingPrice: 800_00,
    startingPrice: 800_00,
    category: 'Specialty',
    quoteBasePrice: 400_00,
    bookingCategory: 'moving',
  },
  {
    id: 'junk-removal',
    title: 'Junk Removal',
    description: 'Old furniture, appliances and debris hauled away, donated or recycled.',
    landingPrice: 100_00,
    startingPrice: 180_00,
    category: 'Specialty',
    quoteBasePrice: 180_00,
    bookingCategory: 'construction',
  },
  {
    id: 'lawn-care',
    title: 'Lawn Care',
    description: 'Mowing, edging, feeding and seasonal cleanup for a lawn that stays healthy.',
    landingPrice: 60_00,
    startingPrice: 80_00,
    category: 'Outdoor',
    quoteBasePrice: 80_00,
    bookingCategory: 'outdoor',
  },
  {
    id: 'pool-cleaning',
    title: 'Pool Cleaning',
    description: 'Skimming, vacuuming and balanced water, so the pool is ready when you are.',
    landingPrice: 120_00,
    startingPrice: 140_00,
    category: 'Cleaning',
    quoteBasePrice: 140_00,
    bookingCategory: 'cleaning',
  },
  {
    id: 'pest-control',
    title: 'Pest Control',
    description: 'Ants, roaches, rodents and termites treated, with your family and pets in mind.',
    landingPrice: 95_00,
    startingPrice: 100_00,
    category: 'Maintenance',
    quoteBasePrice: 100_00,
    bookingCategory: 'outdoor',
  },
  {
    id: 'home-security',
    title: 'Home Security',
    description: 'Cameras, alarms and smart locks planned, mounted and connected.',
    landingPrice: 200_00,
    startingPrice: 350_00,
    category: 'Installation',
    quoteBasePrice: 350_00,
    bookingCategory: 'installation',
  },
  {
    id: 'smart-home',
    title: 'Smart Home',
    description: 'Thermostats, lighting, speakers and hubs installed and set up to work together.',
    landingPrice: 150_00,
    startingPrice: 200_00,
    category: 'Installation',
    quoteBasePrice: 200_00,
    bookingCategory: 'installation',
  },
  {
    id: 'garage-door',
    title: 'Garage Door',
    description: 'Springs, openers, tracks and panels repaired or replaced.',
    landingPrice: 120_00,
    startingPrice: 120_00,
    category: 'Repairs',
    quoteBasePrice: 180_00,
    bookingCategory: 'repair',
  },
  {
    id: 'locksmith',
    title: 'Locksmith',
    description: 'Lockouts, rekeying and new locks for homes and offices.',
    landingPrice: 80_00,
    startingPrice: 80_00,
    category: 'Repairs',
    quoteBasePrice: 120_00,
    bookingCategory: 'repair',
  },
  {
    id: 'roofing',
    title: 'Roofing',
    description: 'Leaks patched, shingles replaced and whole roofs renewed by insured crews.',
    landingPrice: 300_00,
    startingPrice: 300_00,
    category: 'Outdoor',
    quoteBasePrice: 800_00,
    bookingCategory: 'outdoor',
  },
  {
    id: 'air-ducts',
    title: 'Air Duct Cleaning',
    description: 'Dust, pollen and debris cleared from ducts and vents for cleaner air at home.',
    landingPrice: 200_00,
    startingPrice: 200_00,
    category: 'Cleaning',
    quoteBasePrice: 250_00,
    bookingCategory: 'cleaning',
  },
  {
    id: 'chimney',
    title: 'Chimney Services',
    description:
      'Sweeping, inspection, caps and liners for a fireplace that draws well and burns safely.',
    landingPrice: 150_00,
    startingPrice: 150_00,
    category: 'Maintenance',
    quoteBasePrice: 200_00,
    bookingCategory: 'installation',
  },
  {
    id: 'mold-inspection',
    title: 'Mold Inspection',
    description: 'Moisture readings, air samples and a plain report on what to do next.',
    landingPrice: 180_00,
    startingPrice: 250_00,
    category: 'Specialty',
    quoteBasePrice: 250_00,
    bookingCategory: 'construction',
  },
  {
    id: 'solar-energy',
    title: 'Solar Energy',
    description: 'Whole-home solar planning with battery storage, permits and grid connection.',
    landingPrice: 500_00,
    startingPrice: 500_00,
    category: 'Installation',
    quoteBasePrice: 1200_00,
    bookingCategory: 'installation',
  },
  {
    id: 'solar-panel',
    title: 'Solar Panel Installation',
    description: 'Rooftop panels sized, mounted and wired by certified installers.',
    landingPrice: 800_00,
    startingPrice: 800_00,
    category: 'Installation',
    quoteBasePrice: 800_00,
    bookingCategory: 'installation',
  },
  {
    id: 'home-remodeling',
    title: 'Home Remodeling',
    description:
      'Kitchens, bathrooms and whole floors redesigned and rebuilt under one project lead.',
    landingPrice: 1000_00,
    startingPrice: 1000_00,
    category: 'Improvement',
    quoteBasePrice: 2500_00,
    bookingCategory: 'construction',
  },
  {
    id: 'new-construction',
    title: 'New Construction',
    description: 'Additions and new homes built from plans to keys.',
    landingPrice: 2000_00,
    startingPrice: 2000_00,
    category: 'Improvement',
    quoteBasePrice: 5000_00,
    bookingCategory: 'construction',
  },
  {
    id: 'restoration',
    title: 'Restoration',
    description: 'Water, fire and storm damage dried out, cleaned up and rebuilt.',
    landingPrice: 400_00,
    startingPrice: 400_00,
    category: 'Improvement',
    quoteBasePrice: 500_00,
    bookingCategory: 'construction',
  },
] as const satisfies readonly ServiceShape[]

export type ServiceId = (typeof services)[number]['id']
export type Service = ServiceShape & { id: ServiceId }
