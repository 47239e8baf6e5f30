import { formatCents } from '../../../../shared/format/money.ts'
import { emergencyFee, recurringDiscount } from '../../../../shared/pricing.ts'
import type { HelpArticle } from './topic.ts'

/** What happens during cleaning and repair visits, and how to prepare for them. */
export const cleaningAndRepairVisits: HelpArticle[] = [
  {
    slug: 'what-is-in-a-house-cleaning',
    title: 'What is included in a house cleaning?',
    body: [
      'Your rooms, kitchen and bathrooms are cleaned from top to bottom:',
      {
        list: [
          'All rooms: surfaces dusted, floors vacuumed and mopped.',
          'Kitchen: counters, sink, stovetop and the outsides of appliances.',
          'Bathrooms: toilet, tub or shower, sink, mirrors and floor.',
        ],
      },
      'The inside of the oven, the inside of the fridge, windows, laundry, dishes and the garage are extras. Choose them in the booking form, so that the cleaner plans for them. Under Special requests, name the rooms to skip, products to avoid and delicate surfaces. Clear the floors and counters before the visit: the time then goes into cleaning.',
    ],
  },
  {
    slug: 'deep-or-regular-cleaning',
    title: 'Do I need a deep cleaning or a regular one?',
    body: [
      'Choose regular cleaning if the home was cleaned within the last month. Choose deep cleaning if it has been longer, or if grime and dust have built up on tiles, baseboards and vents. Move-in and move-out cleaning suit an empty home. After construction is for the fine dust that building work leaves.',
      `The estimate comes from the size, the number of rooms and how often you want us. The type does not change it, so choose the one that describes your home. Many people start with a deep cleaning and go on with regular ones; choosing weekly, every two weeks or monthly takes ${formatCents(recurringDiscount)} off the visit.`,
    ],
  },
  {
    slug: 'prepare-for-carpet-or-window-cleaning',
    title: 'How do I get ready for carpet or window cleaning?',
    body: [
      'For carpets, move small furniture, breakables and cords out of the way. Under Special requests, say where the stains are and what made them: wine, ink and pets are treated differently. Carpets are cleaned with hot water and stay damp for hours, so plan where people and pets will be.',
      'For windows, clear the sills, open the blinds and unlock the gate. The glass is cleaned inside and out, and the screens, tracks and sills are wiped. Under Special requests, say how many windows there are, on how many floors, and which are hard to reach.',
    ],
  },
  {
    slug: 'what-happens-at-a-plumbing-visit',
    title: 'What happens at a plumbing visit?',
    body: [
      {
        steps: [
          'Before the visit, clear the space around the fixture. If water is escaping, close the valve at the fixture or the main valve.',
          'The plumber looks at the problem and finds the cause. If you cannot say what is wrong, choose “I need a diagnosis first” in the form.',
          'You hear what the repair takes. Agree on extra work and its price before it starts.',
          'The repair is made and tested with you.',
        ],
      },
      `Under Access instructions, say where the shut-off valve is. If it cannot wait, choose Same day, which adds ${formatCents(emergencyFee)}, and pick a time today.`,
    ],
  },
  {
    slug: 'before-the-electrician-comes',
    title: 'What should I do before the electrician comes?',
    body: [
      { note: 'If there is smoke or fire, leave and call 911 from outside.' },
      {
        steps: [
          'If an outlet or switch is hot, buzzes or smells burnt, switch its breaker off and leave it off.',
          'Keep away from the panel if it is wet or you would stand in water.',
          'Write down what has no power: one outlet, one room or the whole house. Put it in the form under “What is wrong?”.',
          'Clear the way to the panel and to the outlets.',
          'Save your work and unplug computers. The power may be off during the visit.',
        ],
      },
      'If the whole house is dark, ask your utility about an outage first.',
    ],
  },
  {
    slug: 'heating-or-cooling-stopped',
    title: 'My heating or air conditioning stopped. What should I check?',
    body: [
      {
        note: 'If you smell gas or a carbon monoxide alarm sounds, go outside and call 911.',
      },
      {
        steps: [
          'Check that the thermostat is on heat or cool, is set to the right temperature, and has good batteries.',
          'Look at the filter. If it is gray and clogged, replace it.',
          'Reset a tripped breaker once. If it trips again, leave it off.',
          'If the cooling unit has ice on it, switch the cooling off and let it thaw.',
        ],
      },
      'If that does not help, book HVAC. The form asks what happens, how urgent it is, how old the system is, and its brand and model. For a yearly tune-up, say so under “What is wrong?” and choose Minor.',
    ],
  },
  {
    slug: 'ready-for-an-appliance-repair',
    title: 'What should I have ready for an appliance repair?',
    body: [
      'The model number matters most. Look inside the door frame, behind the kick plate, or on the back, and enter it under Brand and model. Add any error code under “What is wrong?”.',
      'Choose “It is under warranty” if it is, and ask the maker first: a repair by someone else may end that warranty. Choose “I have the parts” if you have bought them.',
      'Before the visit, empty the appliance and clear the space around it. Find the water valve of a washer or dishwasher. Before you agree to a repair, ask what it costs and how long the appliance is likely to last.',
    ],
  },
  {
    slug: 'what-can-a-handyman-do',
    title: 'What can I book a handyman for?',
    body: [
      'Small jobs: shelves, doors, drywall patches, caulking, blinds and fixtures such as towel bars. For new wiring or pipes, book Electrical or Plumbing.',
      {
        steps: [
          'List the jobs under “What would you like done?”, the most important first. A visit is two hours.',
          'Add sizes, what the walls are made of, and what you have already bought.',
          'The form is the same as for larger projects. Choose Minor renovation as the scope and Under $10,000 as the budget. These answers do not change the estimate.',
          'On the day, lay the parts and their instructions out where the work is.',
        ],
      },
    ],
  },
]
