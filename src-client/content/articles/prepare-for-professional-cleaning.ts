import { brand } from '../../../shared/brand.ts'
import { policy } from '../../../shared/policy.ts'
import { promises } from '../../../shared/promises.ts'
import { slotHours } from '../../../shared/time/slots.ts'
import type { Article } from './article.ts'

/** How to get the most out of a cleaner's visit. */
export const prepareForProfessionalCleaning: Article = {
  slug: 'prepare-for-professional-cleaning',
  title: 'How to prepare your home for a professional cleaning',
  summary:
    'Thirty minutes of picking up the evening before can free a whole room’s worth of cleaning time. What to move, what to lock away, and what to tell the cleaner.',
  category: 'Cleaning',
  intro: [
    `A visit is planned for ${slotHours} hours. Cleaners can only clean what they can reach, and a cluttered room costs 10 to 15 minutes of moving things before the first cloth comes out. Picking up is your part. Scrubbing is theirs, so leave it.`,
  ],
  sections: [
    {
      heading: 'When you book',
      body: [
        'The details form asks for size, rooms, bathrooms and the type of cleaning. Choose with these in mind:',
        {
          list: [
            'Regular cleaning suits a home that was cleaned thoroughly within the last month. Otherwise choose deep cleaning for the first visit.',
            'The inside of the oven, the inside of the fridge, windows, laundry, dishes and the garage are extras. Choose the ones you want.',
            'Under special requests, name your three most important jobs in order. If time runs short, the cleaner knows what to finish.',
            'Say which pets are at home, and which rooms to skip.',
          ],
        },
      ],
    },
    {
      heading: 'The evening before',
      body: [
        'Take about 30 minutes, with a laundry basket in your hand:',
        {
          steps: [
            'Clear the floors: shoes, toys, cables, bath mats, anything under the beds that you want vacuumed under.',
            'Clear kitchen counters and bathroom shelves. Put the small things in one box per room.',
            'Empty the sink and the dishwasher, unless dishes are part of the visit.',
            'If the oven is included, leave it off for at least 2 hours before the visit. Do not run the self-clean cycle that day.',
            'If the fridge is included, use up what you can and keep a cooler ready. A freezer that must be defrosted needs to be off for 12 to 24 hours, with towels in front of it.',
            'Put cash, jewelry, medicine, passports and keys in one locked place. Lock firearms in their safe.',
          ],
        },
      ],
    },
    {
      heading: 'Surfaces to point out',
      body: [
        'Damage usually comes from a good product on the wrong surface. Leave a note on these:',
        {
          list: [
            'Marble, limestone and travertine: vinegar, lemon and bathroom descalers etch them within a minute. Only a neutral stone cleaner belongs there.',
            'Oiled or waxed wood: a barely damp cloth. Standing water raises the grain and leaves gray rings.',
            'Stainless steel: no bleach and no steel wool. Wipe along the grain.',
            'Screens and coated glasses: a dry microfiber cloth, no ammonia.',
            'Anything loose, cracked or glued: move it, or mark it with painter’s tape.',
          ],
        },
        {
          note: 'Tell the cleaner what you last put in the toilet, the shower or a drain. Bleach mixed with an acid cleaner or with ammonia gives off poisonous gas. Flush the toilet twice before the visit, and use no drain opener on the day.',
        },
      ],
    },
    {
      heading: 'On the day',
      body: [
        {
          list: [
            `Expect a call ${policy.callAheadMinutes} minutes before arrival. Keep your phone on, and have the gate code, the parking rule and the alarm code ready.`,
            'Put pets in one closed room with water, and tell the cleaner which door stays shut.',
            'Do not start laundry or a long shower just before. The cleaner needs hot water.',
            'Walk through the home together for 5 minutes. Show the priorities, the delicate surfaces and the circuit that trips when the vacuum runs.',
            'Then stay out of the room that is being cleaned. Wet floors need 20 to 30 minutes before anybody walks on them.',
          ],
        },
      ],
    },
    {
      heading: 'Before the cleaner leaves',
      body: [
        'Check five places in daylight, with the lights off: the shower glass, the faucet bases, the floor behind the toilet, the cooktop seen from the side, and the tops of the door frames. Streaks and missed spots show best from a low angle. Say what you see now, while the equipment is still in the house.',
        `If you notice something later, call ${brand.phone} or write to ${brand.email} within ${promises.claimHours} hours after the visit. Name the room and what was missed.`,
        'Some things no cleaning will undo: etched stone, water spots that have bitten into glass, grout that has lost its sealer, black mold behind caulk. A cleaner who tells you so is right. Grout can be cleaned and sealed again, and caulk can be cut out and replaced.',
      ],
    },
  ],
  services: ['house-cleaning', 'carpet-cleaning', 'window-cleaning'],
}
