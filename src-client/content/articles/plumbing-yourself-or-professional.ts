import type { Article } from './article.ts'

/** Which plumbing jobs are safe to do yourself, and where to stop. */
export const plumbingYourselfOrProfessional: Article = {
  slug: 'plumbing-yourself-or-professional',
  title: 'Plumbing: what to do yourself and when to call a professional',
  summary:
    'Five plumbing jobs that need no license, the point at which to stop, and the signs that mean closing the main valve and calling at once.',
  category: 'Plumbing',
  intro: [
    'Plumbing goes wrong in two ways: slowly, where you have time, and fast, where you have minutes. Learn the valves first. Then the small jobs are safe to try.',
  ],
  sections: [
    {
      heading: 'Find your valves today',
      body: [
        {
          list: [
            'Main valve: where the pipe enters the house, often near the meter or in the basement on the street side. A lever closes with a quarter turn, across the pipe. A round handle closes clockwise, in several turns.',
            'Fixture valves: under each sink, behind each toilet, behind the washer.',
            'Water heater: the cold valve is on the pipe at the top.',
          ],
        },
        'Turn each one closed and open again twice a year, or it will seize. If a handle does not move with the force of one hand, stop. An old stem that snaps is a flood.',
      ],
    },
    {
      heading: 'Jobs you can do',
      body: [
        {
          list: [
            'Slow bathroom sink (20 minutes): pull the stopper, and use a plastic hair strip. If that brings nothing, put a bucket under the trap, undo its two slip nuts by hand, empty it, and put it back hand-tight.',
            'Clogged toilet (10 minutes): a flange plunger, 15 to 20 steady strokes with the rubber under water. Then a 3-foot toilet auger. Do not flush again to test. Pour in half a bucket of water instead.',
            'Weak faucet (1 hour, mostly waiting): unscrew the aerator, soak it in white vinegar for an hour, brush it, rinse it, screw it back.',
            'Jammed disposer (10 minutes): switch it off at the breaker. Turn the 1/4-inch hex socket in the middle of its underside back and forth until it moves freely. Take the object out with tongs. Press the reset button underneath, switch the breaker on, and run cold water.',
            'Old supply hose under a sink (30 minutes): close the valve, open the faucet, swap the hose for a braided steel one. Hand-tight, then a quarter turn with a wrench. Replace hoses every 8 to 10 years.',
          ],
        },
        {
          note: 'Skip chemical drain openers. They can burn skin and eyes, they rarely clear a full blockage, and they stay in the trap for whoever opens it next. If you have used one, say so before anybody works on that drain.',
        },
      ],
    },
    {
      heading: 'Where to stop',
      body: [
        'Two tries are enough. After that you are more likely to break something than to fix it. These belong to a plumber from the start:',
        {
          list: [
            'More than one drain backs up, or the tub gurgles when the toilet flushes. The main sewer line is blocked. Use no water until it is clear.',
            'A wet spot on a ceiling or wall. The leak can be several feet from the spot.',
            'The meter moves while every faucet is closed. Wait 30 minutes without using water and read it again.',
            'Pressure above 80 psi on a gauge screwed to an outdoor faucet. It wears out hoses and valves all over the house.',
            'Any gas line, any soldering near framing, and anything inside the water heater’s burner or wiring.',
            'Galvanized pipe. Its threads are often thinner than they look, and one turn can start three leaks.',
          ],
        },
      ],
    },
    {
      heading: 'When water is running',
      body: [
        {
          steps: [
            'Close the fixture valve. If it does not hold, close the main.',
            'Open the lowest faucet in the house to drain the pipes.',
            'Switch off the water heater: electric at the breaker, gas to its pilot setting.',
            'Move what can be saved, take photos, and get the water up. Drywall that stays wet for 24 to 48 hours can grow mold.',
          ],
        },
        {
          note: 'Keep out of water that is near outlets, cords or the panel, and touch no switch there. Shut off the main breaker only if you can reach it without stepping into water. Otherwise leave and call 911 or your electric utility. If you smell gas, switch nothing on or off, get everyone out, and call 911 or the gas utility from outside.',
        },
      ],
    },
    {
      heading: 'What to tell the plumber',
      body: [
        'Say which fixture it is, since when, and what you have tried. Add the age of the house and the pipe material: copper, plastic or gray metal. Give the brand and model of a faucet or heater, and say where the main valve is. That often decides whether the right part is on the truck.',
      ],
    },
  ],
  services: ['plumbing', 'handyman', 'restoration'],
}
