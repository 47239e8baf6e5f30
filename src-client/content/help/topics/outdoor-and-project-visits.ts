import { brand } from '../../../../shared/brand.ts'
import { formatCents } from '../../../../shared/format/money.ts'
import { recurringDiscount } from '../../../../shared/pricing.ts'
import { promises } from '../../../../shared/promises.ts'
import type { HelpArticle } from './topic.ts'

/** Painting, moving, outdoor work and larger projects. */
export const outdoorAndProjectVisits: HelpArticle[] = [
  {
    slug: 'prepare-a-room-for-painting',
    title: 'How do I prepare a room for painting?',
    body: [
      {
        steps: [
          'In the form, list the rooms, ceilings and trim to be painted, and say where there are holes, stains or peeling paint.',
          'Write colors under Design, and paint that you have or want under Materials.',
          'Take down pictures and curtains. Move small things out and large furniture to the middle.',
          'Wash greasy walls and let them dry.',
        ],
      },
      'Say under Notes if your home was built before 1978: it may have lead paint, which needs safe methods. The estimate does not count rooms. For more than one, agree on what the visit covers, and on the price of the rest, before the work starts.',
    ],
  },
  {
    slug: 'what-movers-need-to-know',
    title: 'How do I book movers, and what do they need to know?',
    body: [
      'Choose Local Moving for a move across town, Long Distance Moving between states, or Moving Services for a crew that packs, carries and sets up.',
      'The form asks for both addresses, the day, the size of your home and the floors. Choose elevators, narrow stairs or a long walk to the truck if you have them. Add extras such as packing or taking furniture apart, and name a piano, safe or aquarium under Special items. You can pick a time up to 60 days ahead.',
      'For a move between states, the price here is a first figure. Before anything is loaded, the mover must give you a written estimate after looking at your goods. Ask for its USDOT number.',
      'Keep papers, medicine, keys and jewelry with you. Fuel, propane, paint and other dangerous goods do not go on the truck. Reserve elevators and parking at both addresses.',
    ],
  },
  {
    slug: 'what-can-be-hauled-away',
    title: 'What can you haul away, and how do I prepare?',
    body: [
      'Old furniture, appliances, mattresses and building debris can go; they are hauled away, donated or recycled. Paint, solvents, oil, batteries, propane tanks and asbestos are hazardous waste. Ask your city or county where to take those.',
      'In the form, list what has to go, and say whether it would fill a pickup or a truck. Choose Minor renovation as the scope and Under $10,000 as the budget; they do not change the estimate.',
      'Put everything in one place or mark it. Empty drawers, pockets and the fridge. At the checkout, mention stairs, elevators and parking under Special instructions.',
    ],
  },
  {
    slug: 'regular-lawn-care',
    title: 'How do I set up regular lawn care?',
    body: [
      {
        steps: [
          'Choose Lawn Care and, as the type of service, Maintenance.',
          `Under “How often?”, choose weekly, every two weeks or monthly. That takes ${formatCents(recurringDiscount)} off the visit.`,
          'Give the size and condition of the property, its terrain and how easy it is to reach.',
          'See the quote, pick a time and check out.',
        ],
      },
      'A booking is one visit. For the next one, open the booking and choose Book again: your answers are filled in, and you pick a new time. Before each visit, unlock the gate, pick up toys, hoses and pet waste, and mark sprinkler heads.',
    ],
  },
  {
    slug: 'is-pest-control-safe-for-children-and-pets',
    title: 'Is pest control safe for my children and pets?',
    body: [
      'No treatment is without risk, so say what matters to you: under “What matters to you”, choose Safe for children, Safe for pets or Organic products only. The technician chooses the product and the places by it. Under Anything else, mention babies, pregnancy, allergies, birds and fish tanks, and what you have seen in which rooms.',
      'Before the visit, put away food, dishes, toys and pet bowls. Clear the space under the sinks. Cover fish tanks, and ask when their air pumps should be off.',
      'Ask for the product’s name and its label, and how long to stay out of treated rooms. Keep children and pets away until the technician says that they may return.',
    ],
  },
  {
    slug: 'roof-or-remodel-estimate',
    title: 'Is the estimate for a roof or a remodel final?',
    body: [
      'The price that you see before booking is an estimate made from your answers. Nobody has seen the roof or the rooms yet, and large work depends on what is found there. Before it goes on, ask for a written scope with materials, schedule, price and terms of payment. Many states require a signed contract for such work. The booking is not that contract.',
      'For a remodel, the form asks for scope, budget and time frame, and whether you have plans. For a roof, it asks for size, condition and access. Add where it leaks, its age and the number of stories. Stay off the roof.',
      `Send questions about a price to ${brand.email}. We answer within ${promises.quoteReplyHours} hours.`,
    ],
  },
]
