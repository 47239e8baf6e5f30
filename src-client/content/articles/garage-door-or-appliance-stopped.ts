import type { Article } from './article.ts'

/** Safe checks for a garage door or an appliance that has stopped. */
export const garageDoorOrApplianceStopped: Article = {
  slug: 'garage-door-or-appliance-stopped',
  title: 'A garage door or an appliance that stops: what is safe to check',
  summary:
    'The ten-minute checks that solve many calls, and the parts that can injure you: springs, cables, capacitors and gas.',
  category: 'Repair',
  intro: [
    'Many machines that stop have lost power, water, air or a clear sensor. You can check all of these from outside, without a screwdriver. The rule for the whole page: if a check needs a cover off, it is no longer yours.',
  ],
  sections: [
    {
      heading: 'Garage door: look before you press',
      body: [
        {
          note: 'Springs and cables hold enough tension to break an arm or worse. Do not touch them, or the bottom brackets that the cables are tied to. If you heard a bang, see a gap in a spring, or a cable hangs loose, do not run the opener and do not pull the red cord. An open door can fall. Keep people and cars out from under it, and call.',
        },
        'If springs and cables look whole, go through this list:',
        {
          steps: [
            'Try the wall button. If it works and the remote does not, change the battery. If neither works, look for a lock or vacation button on the wall control.',
            'Check power: plug a lamp into the opener’s outlet. Look for a tripped GFCI or breaker.',
            'Look at the two sensors beside the tracks, no higher than 6 inches above the floor. Each has a small light. Wipe the lenses, clear leaves and boxes, and turn the bracket by hand until both lights are steady.',
            'If the door starts down and goes up again, look for a stone on the floor. If a roller is out of its track, stop there: do not run or lift the door, and call.',
            'With the door fully closed, pull the red cord and lift by hand. A healthy door lifts with one hand and stays at waist height. If it is heavy or drops, lower it and leave it closed. The springs need a technician.',
          ],
        },
        'Once it runs, test it: lay a 2-by-4 flat in the doorway and close the door with the button. It must reverse when it touches the wood. Test it again every month.',
      ],
    },
    {
      heading: 'Any appliance: the first five minutes',
      body: [
        {
          list: [
            'Is the door or lid fully latched, the child lock off, the delayed start off?',
            'Does a lamp work in the same outlet? If not, look for a tripped breaker or GFCI. Reset it once.',
            'Unplug it for 5 minutes, or switch off its breaker, then try again. This clears many electronic faults.',
            'Write down the error code before you clear it.',
          ],
        },
      ],
    },
    {
      heading: 'Machine by machine',
      body: [
        {
          list: [
            'Washer that will not drain: straighten the hose behind it. Unplug it. Many front loaders have a filter behind a small door at the bottom. Let hot water cool, lay down towels and a shallow pan, open it slowly, and expect up to a gallon.',
            'Dryer that runs cold: unplug it, then clean the lint screen and the duct to the outside. Leave a gas dryer where it stands. An electric dryer uses a double breaker. The drum can turn on one half while the heat is on the other. Switch both halves off and on.',
            'Fridge that is warm: see that nothing blocks the vents inside, vacuum the coils, check the door seal with a strip of paper. It should hold 37°F, the freezer 0°F. Give it 24 hours.',
            'Dishwasher with standing water: look for broken glass, then clean the filter in its floor and the air gap. If it drains into a disposer, switch that off at the breaker, use tongs, and never put a hand in it.',
            'Electric oven that stays cold: check its double breaker, and whether the clock is set. Some ovens do not heat without it.',
          ],
        },
        {
          note: 'Do not open a microwave. Its capacitor can kill even when it is unplugged. With a gas appliance, check only that the valve handle is in line with the pipe. If you smell gas, touch no switch, get everyone out, and call 911 or the gas utility from outside.',
        },
      ],
    },
    {
      heading: 'Save the food',
      body: [
        'A closed fridge keeps food safe for about 4 hours, a full freezer for 48, a half-full one for 24. Throw out meat, milk and leftovers that were above 40°F for more than 2 hours.',
      ],
    },
    {
      heading: 'When to call, and what to say',
      body: [
        'Call if a breaker trips a second time, if you smell burning, if water reaches the plug, or if the same code comes back. Give the brand, the full model number from the plate inside the door frame, the age, the code, and the noise at the moment it stopped. Say whether it is under warranty.',
        'As a rule of thumb, replace it if the repair costs more than half of a new machine and the old one is past 8 to 10 years. Ask for the diagnosis first, then decide.',
      ],
    },
  ],
  services: ['garage-door', 'appliance-repair', 'electrical'],
}
