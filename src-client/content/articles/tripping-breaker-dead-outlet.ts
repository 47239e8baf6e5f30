import type { Article } from './article.ts'

/** What to check without opening anything when part of the home loses power. */
export const trippingBreakerDeadOutlet: Article = {
  slug: 'tripping-breaker-dead-outlet',
  title: 'When a breaker keeps tripping or an outlet goes dead',
  summary:
    'How to reset a breaker once, find out in 15 minutes whether it is an overload or a fault, and know when to leave it off.',
  category: 'Electrical',
  intro: [
    'A breaker that trips is protecting the wire in your wall. The question is from what: too much load, a bad appliance or a fault in the wiring. You can tell these apart without a single tool and without taking off a cover plate.',
    {
      note: 'Leave the breaker off and call an electrician if an outlet or switch plate is hot or discolored, if the panel buzzes, if you smell burning plastic, or if the outlet got wet. If there is smoke or fire, get everyone out and call 911 from outside.',
    },
  ],
  sections: [
    {
      heading: 'Reset it properly, once',
      body: [
        {
          steps: [
            'Unplug everything on the dead circuit and switch off its lights. Half the room that still works is on another circuit.',
            'Stand on a dry floor with dry hands. Find the breaker whose handle sits between ON and OFF. Some do not move visibly, so feel for the one that gives.',
            'Push it firmly to OFF until it clicks, then to ON. Pushing a tripped breaker straight to ON does nothing.',
            'If it trips again at once with nothing plugged in, there is a short in the wiring or the breaker is worn out. Leave it off.',
            'If it holds, plug things in one at a time, a minute apart.',
          ],
        },
      ],
    },
    {
      heading: 'Read the timing',
      body: [
        {
          list: [
            'Trips the moment one device starts: that device or its cord is faulty. Try the device on another circuit only if its cord and plug look sound.',
            'Trips after 5 to 30 minutes: overload.',
            'Trips in rain, or after a shower: moisture in an outdoor box, a bathroom fan or a fixture. Leave it off and have it looked at, even if it holds the next day.',
            'Trips at random, and the breaker has a TEST button: an arc-fault or ground-fault breaker has seen a loose connection or a leak. Press TEST monthly. If it will not reset with everything unplugged, call.',
          ],
        },
      ],
    },
    {
      heading: 'Do the arithmetic',
      body: [
        'The number on the breaker’s handle is its amps. Multiply by 120 for watts. A 15-amp circuit carries 1,800 watts and a 20-amp circuit 2,400. For anything that runs 3 hours or more, use only 80 percent of that: 1,440 and 1,920.',
        'A space heater or a hair dryer draws 1,500 watts or more, a microwave 1,000 to 1,500, a toaster about 1,000, a vacuum up to 1,400. One heater fills a 15-amp circuit. The cure is to move one of them to another circuit. If that is not possible, you need a new circuit, not a bigger breaker.',
        {
          note: 'Never fit a breaker with a higher number. The wire behind it stays the same, and will overheat before the breaker acts. Do not run a space heater from an extension cord or a power strip.',
        },
      ],
    },
    {
      heading: 'A dead outlet, and no breaker has tripped',
      body: [
        {
          steps: [
            'Test it with a lamp that you know works, in both halves. A wall switch may control one half.',
            'Find every GFCI outlet in the bathrooms, kitchen, garage, basement, laundry and outdoors. One of them may feed outlets several rooms away. Press RESET firmly on each.',
            'If RESET will not stay in, unplug everything behind it and try once more. If the outlet is or was wet, leave it off and call.',
            'With everything in that area unplugged, switch its breakers OFF and ON, even those that look fine.',
            'Still dead: stop. Often a wire has come loose at this outlet or at the one before it. A loose wire heats up under load.',
          ],
        },
      ],
    },
    {
      heading: 'When to call, and how fast',
      body: [
        {
          list: [
            'At once: lights that grow brighter in one room while they dim in another. That points to a broken neutral. Switch off the main if you can do it safely, and call the electric utility.',
            'At once: half of the house is dead, and the neighbors have power. Call the utility first, since the fault is often on its side.',
            'At once: a tingle from a faucet or an appliance. Do not touch it or the water again. Switch off the main if you can do so on a dry floor, and call an electrician. If it came from a faucet, call the utility too.',
            'Today: sparks from a switch, a breaker that will not hold.',
            'This month: outlets that no longer grip a plug, lights that flicker when the AC starts, aluminum branch wiring (common from 1965 to 1973), a panel over 40 years old.',
          ],
        },
        'Write down the breaker’s number, what was running, and how long it held. Leave the breaker off and mark it with tape, so that nobody resets it.',
      ],
    },
  ],
  services: ['electrical', 'appliance-repair'],
}
