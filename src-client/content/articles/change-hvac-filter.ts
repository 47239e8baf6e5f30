import type { Article } from './article.ts'

/** The maintenance that a homeowner can do on a heating and cooling system. */
export const changeHvacFilter: Article = {
  slug: 'change-hvac-filter',
  title: 'Changing the filter and keeping a heating and cooling system healthy',
  summary:
    'Pick the right filter, change it in 5 minutes, keep the drain and the outdoor unit clear, and read the signs that need a technician.',
  category: 'HVAC',
  intro: [
    'A clogged filter is behind a large share of no-heat and no-cooling calls. The system cannot breathe, the coil freezes or the furnace overheats, and a safety switch shuts it down. The cure takes 5 minutes.',
  ],
  sections: [
    {
      heading: 'Choose the filter',
      body: [
        {
          list: [
            'Size: copy it from the edge of the old filter, such as 16x25x1. The printed size is rounded up. The real one is about half an inch smaller, so go by the print.',
            'Rating: MERV 8 catches dust and lint, MERV 11 catches pet dander and finer dust. MERV 13 catches smoke and the finest particles, but it resists the air more. Use 13 only if the system’s manual allows it or a technician has measured the airflow.',
            'Thickness: where a 4-inch slot is fitted, use a 4-inch filter. It holds more and resists less. Never stack two filters.',
          ],
        },
      ],
    },
    {
      heading: 'Change it in 5 minutes',
      body: [
        {
          steps: [
            'Switch the thermostat to OFF, and wait 2 minutes for the blower to stop.',
            'Open the slot beside the furnace or air handler, or the large return grille in a wall or ceiling.',
            'Slide the old filter out level, straight into a trash bag.',
            'Look into the slot with a flashlight. Wipe out dust. Water or rust in there is worth a call.',
            'Slide the new one in with its arrow along the airflow: toward the furnace, away from the room.',
            'Write the date on its edge, close the cover tightly, and switch the system on.',
          ],
        },
        'Look at it every month. A 1-inch filter lasts 1 to 3 months, a 4-inch filter 6 to 12. Halve that with two or more pets, during a renovation, or in weeks of wildfire smoke.',
      ],
    },
    {
      heading: 'Four more jobs for a homeowner',
      body: [
        {
          list: [
            'Condensate drain, monthly in the cooling season: pour a cup of white vinegar into the capped tee near the indoor unit, wait 30 minutes, follow with a quart of water. Water in the pan under the unit means that the drain is blocked: switch cooling off.',
            'Outdoor unit, each spring: switch off the disconnect box on the wall beside it. Keep 2 feet clear on all sides and 5 feet above. Rinse the fins gently with a garden hose. A pressure washer flattens them.',
            'Registers: keep furniture 6 inches away and leave nearly all of them open. Closing registers raises the pressure in the ducts and saves nothing.',
            'Thermostat: after switching the AC off, wait 5 minutes before switching it on again. A compressor that starts against pressure wears out early.',
          ],
        },
      ],
    },
    {
      heading: 'A quick check of the cooling',
      body: [
        'On a warm day let the AC run for 15 minutes. Hold a thermometer in the return grille, then in the nearest supply register. A drop of 15 to 20 degrees is healthy in most homes. Humid air brings it lower. Less than 12 or more than 25 calls for a technician.',
        'Ice on the copper line or the coil: switch cooling to OFF and the fan to ON until all of it has melted, which takes 2 to 24 hours. Put in a clean filter. If ice comes back, call. Refrigerant is not used up. If it is low, there is a leak, and only a certified technician may handle it.',
      ],
    },
    {
      heading: 'Stop and call',
      body: [
        {
          list: [
            'The system starts and stops every few minutes with a clean filter.',
            'The furnace tries to light three times and locks out. Do not keep resetting it.',
            'A burner flame is lazy and yellow where it was blue. Switch the furnace off and do not use it. If anybody feels dizzy or sick, get everyone out and call 911.',
            'Metal screeches, the blower rattles, or the breaker trips. One reset is enough.',
            'An oil furnace’s red button has been pressed once without success. Each press sprays more oil into the chamber.',
          ],
        },
        {
          note: 'If a carbon monoxide alarm sounds, get everyone, pets too, into fresh air and call 911 from outside. If you smell gas, touch no switch, leave, and call 911 or the gas utility from outside. Stay out until the responders let you back in.',
        },
        'Have the cooling serviced each spring and the heating each fall. A heat pump does both jobs and deserves both visits. Note the brand, the model number on the metal plate and the age before you book. They save time on the visit.',
      ],
    },
  ],
  services: ['hvac', 'air-ducts', 'smart-home'],
}
