import type { Article } from './article.ts'

/** What to do outdoors and in the basement before the first frost. */
export const guttersChimneyPipesForWinter: Article = {
  slug: 'gutters-chimney-pipes-for-winter',
  title: 'Getting gutters, chimney and pipes ready for winter',
  summary:
    'A plan for the six weeks before the first frost: gutters after the leaves, a chimney that is fit to burn, pipes that will not freeze.',
  category: 'Maintenance',
  intro: [
    'Start six weeks before your first frost. Book the chimney first, since sweeps are busiest in October and November. Do the pipes before the first night below freezing. Clean the gutters last, when the trees are bare.',
  ],
  sections: [
    {
      heading: 'Gutters',
      body: [
        {
          steps: [
            'Set the ladder on firm, level ground: 1 foot out for every 4 feet of height, and 3 feet above the edge that it leans on. Use a standoff, so that it does not rest on the gutter. Have someone hold it.',
            'Start beside the downspout and scoop away from it, into a bucket on a hook. Wear thick gloves. Screw tips and metal edges cut.',
            'Flush from the far end with a hose. Water that stands after 10 minutes means a sag. A gutter should fall 1/4 inch in 10 feet.',
            'If a downspout backs up, take the elbow off at the bottom or feed the hose up from below. Low pressure first.',
            'Look for gaps between hangers wider than 3 feet, open seams and soft wood behind the gutter. Sealant needs a dry seam and usually 40°F or more.',
            'Lead the water at least 4 feet away from the foundation.',
          ],
        },
        {
          note: 'Keep yourself and the ladder 10 feet from every power line. Do not reach farther than your belt buckle stays between the rails. Do not step onto the roof. Leave a second story, a steep slope or an icy day to a crew with harnesses.',
        },
      ],
    },
    {
      heading: 'Chimney and fireplace',
      body: [
        'Have every chimney that you use inspected once a year, gas ones too. It needs sweeping when soot and creosote are 1/8 inch thick anywhere. Shiny, tar-like creosote is dangerous at any thickness, and no household brush removes it.',
        {
          list: [
            'Look up with a flashlight through the open damper. You should see daylight and no nest. The cap on top should have whole mesh.',
            'Burn wood that was split and dried for at least 6 to 12 months. A cheap moisture meter should read under 20 percent on a fresh split.',
            'Clear 3 feet around the hearth. Use a screen or doors.',
            'Put ashes in a metal bucket with a tight lid, on bare ground or concrete 10 feet from the house. Embers live for up to 4 days.',
            'Test smoke and carbon monoxide alarms before the first fire.',
          ],
        },
        {
          note: 'A roar like a train, a shaking pipe or sparks from the top mean a chimney fire. Get everyone out and call 911. Do not use the chimney again until it has been inspected, even if it looks fine.',
        },
      ],
    },
    {
      heading: 'Pipes and outdoor faucets',
      body: [
        {
          steps: [
            'Take off every hose. A hose left on defeats even a frost-free faucet.',
            'Close the indoor valve of each outdoor faucet. Open the faucet outside, then the small drain cap on the valve, with a cup beneath. Leave the faucet open.',
            'Slip foam sleeves over pipes in the crawl space, garage and attic, with the seams taped. Choose the sleeve by the pipe’s outside diameter.',
            'Use heat cable only as its label says. Most kinds must not overlap, and some may not go under foam.',
            'Seal the holes where pipes and cables pass the outer wall.',
            'Have the lawn irrigation blown out. The compressor that clears the lines can also burst them.',
          ],
        },
        'In a cold spell below 20°F, open the cabinets under sinks on outer walls and let the farthest faucet run as thin as a pencil lead. Keep the heat at 55°F or above, day and night. If you leave for more than a few days, close the main valve and open a faucet to relieve the pressure. With fire sprinklers or a heating boiler, ask a plumber first which valve may be closed.',
      ],
    },
    {
      heading: 'If a pipe has frozen',
      body: [
        {
          steps: [
            'Open the faucet that gives no water. Find out whether the main valve turns, so that you can close it at once.',
            'Look for a bulge or a crack. If there is one, close the main and call a plumber before you thaw.',
            'Warm the pipe from the faucet toward the frozen part with a hair dryer or towels soaked in hot water. Stand on a dry floor. It can take an hour.',
            'Once it runs, check every joint that you can see.',
          ],
        },
        {
          note: 'Never use a torch, a grill or a heater with an open flame. If you cannot reach the frozen part, or nothing moves after an hour, close the main and call.',
        },
      ],
    },
  ],
  services: ['chimney', 'plumbing', 'roofing'],
}
