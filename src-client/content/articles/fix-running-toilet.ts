import type { Article } from './article.ts'

/** A running toilet: three causes, and how to fix each. */
export const fixRunningToilet: Article = {
  slug: 'fix-running-toilet',
  title: 'How to fix a running toilet',
  summary:
    'Three minutes to find the cause, ten to replace a flapper, forty-five for a fill valve. What to check, in order, and when to leave the bolts alone.',
  category: 'Repair',
  intro: [
    'A running toilet can lose 200 gallons a day, and often nobody hears it. There are three usual causes: the flapper leaks, the water level is too high, or the fill valve does not shut off. All three parts sit in the tank, where the water is clean.',
  ],
  sections: [
    {
      heading: 'Find the cause in three minutes',
      body: [
        {
          steps: [
            'Take off the lid and lay it flat on a towel on the floor. It is china, and it breaks.',
            'Look at the overflow tube, the open pipe in the middle. If water runs into its top, the level is too high or the fill valve is worn.',
            'Press down on the flapper with a stick. If the sound stops, the flapper leaks.',
            'If you hear nothing but the toilet refills by itself now and then, put 10 drops of food coloring into the tank. Do not flush for 20 minutes. Color in the bowl means a leaking flapper.',
          ],
        },
      ],
    },
    {
      heading: 'Before you replace anything',
      body: [
        'Two faults cost nothing to mend. The chain between handle and flapper should hang with half an inch of slack. Too tight, and the flapper cannot seat. Too long, and it gets caught under it. The small refill hose should end above the overflow tube, clipped to its rim. If it hangs down inside, it can siphon the tank.',
        'Then set the water level. It should stand about an inch below the top of the overflow tube, or at the line marked in the tank. Turn the screw on top of the fill valve, or pinch the clip on its side and slide the float down. Flush and watch one whole refill.',
      ],
    },
    {
      heading: 'Replace the flapper: 10 minutes',
      body: [
        {
          steps: [
            'Close the valve behind the toilet, clockwise. Flush, and hold the handle down until the tank is nearly empty.',
            'Unhook the chain and pull the flapper’s ears off the two pegs.',
            'Take it to the store. The opening is 2 inches in most toilets, 3 inches in many made since 2005. The wrong size never seals.',
            'Run a finger around the seat. Wipe off slime and scale with a cloth. A nick that you can feel will leak with any flapper.',
            'Fit the new one, hook the chain with half an inch of slack, open the valve, and flush three times.',
            'Repeat the color test.',
          ],
        },
        {
          note: 'Leave out bleach tablets that lie in the tank. They turn a flapper hard and warped within months. If the old rubber blackens your hands, bleach or age has had it.',
        },
      ],
    },
    {
      heading: 'Replace the fill valve: 45 minutes',
      body: [
        'Do this if the water keeps running with the float lifted by hand, or if the valve hisses or hammers.',
        {
          steps: [
            'Close the valve behind the toilet. Flush, then sponge the tank dry. Put a towel and a shallow pan underneath.',
            'Undo the supply hose under the tank, then the plastic nut above it. Hold the valve inside with your other hand so that it does not turn.',
            'Set the height of the new valve: its mark stands at least 1 inch above the top of the overflow tube.',
            'Seat the washer inside the tank. Tighten the nut by hand, then a quarter turn. More can crack the tank.',
            'Connect the hose by hand, then a quarter turn. If it is over 8 years old, use a new one.',
            'Open the water slowly. Feel every joint with dry toilet paper now, and again after an hour.',
          ],
        },
      ],
    },
    {
      heading: 'When to stop and call a plumber',
      body: [
        {
          list: [
            'The valve behind the toilet does not close, drips at the stem or will not turn. Do not force it. Close the main valve if water is running.',
            'There is a hairline crack in the tank or bowl. It cannot be repaired.',
            'Water appears around the base after a flush. The wax seal is gone, and the floor below may be rotting.',
            'The toilet rocks. Tightening the bolts can break the base.',
            'The bolts between tank and bowl are rusted through.',
            'The tank holds a sealed plastic or steel vessel. It is a pressure-assisted toilet and stays under pressure with the water off.',
            'Both parts are new and it still runs. The seat under the flapper must be replaced, and for that the tank comes off.',
          ],
        },
        'Tell the plumber the brand and the number stamped inside the tank’s back wall, which parts you have changed, and whether the shut-off valve holds. With no other bathroom in the house, say that too.',
      ],
    },
  ],
  services: ['plumbing', 'handyman'],
}
