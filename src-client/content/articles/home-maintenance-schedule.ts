import type { Article } from './article.ts'

/** What a house needs from month to month and season to season. */
export const homeMaintenanceSchedule: Article = {
  slug: 'home-maintenance-schedule',
  title: 'A home maintenance schedule for the whole year',
  summary:
    'Twenty minutes a month and one day each season: what to check, with the figures that tell good from bad, and which jobs to give away.',
  category: 'Maintenance',
  intro: [
    'Most big repairs start as a small job that nobody had on a list. This list fits an ordinary house. Copy it into your calendar with the dates of your climate: in the South, start spring a month earlier; in the North, start fall a month earlier.',
  ],
  sections: [
    {
      heading: 'Every month: 20 minutes',
      body: [
        {
          list: [
            'Press the test button on every smoke and carbon monoxide alarm.',
            'Hold the furnace filter to the light. If you cannot see the light through it, change it.',
            'Press TEST, then RESET on every GFCI outlet. If TEST does not cut the power, have it replaced.',
            'Run water for a minute in every drain that is seldom used. A dry trap lets sewer gas in.',
            'Soak the range hood filter for 15 minutes in hot water with dish soap. Rinse the dishwasher filter.',
            'Look under every sink with a flashlight. Feel the valves for damp.',
          ],
        },
      ],
    },
    {
      heading: 'Spring: after the last frost',
      body: [
        {
          list: [
            'Look at the roof from the ground with binoculars: lifted shingles, cracked boots around pipes, granules in the gutter.',
            'Turn on each outdoor faucet with a thumb over the opening. If you can hold the water back, the pipe inside may have split. Shut it off indoors.',
            'Clear 2 feet around the outdoor AC unit. Book its service before the first hot week.',
            'Pour 5 gallons of water into the sump pit. The pump should start and empty it.',
            'Check that the soil falls away from the house: 6 inches over the first 10 feet.',
            'Push a screwdriver into deck posts and stair stringers. Soft wood means rot.',
          ],
        },
      ],
    },
    {
      heading: 'Summer: dry weather jobs',
      body: [
        {
          list: [
            'Unplug the dryer, then clean its duct from the machine to the outside flap. Leave a gas dryer where it stands, and have its duct done. If a load takes more than an hour, it is overdue.',
            'Drain 2 to 3 gallons from the bottom of the water heater if that was done every year. Switch it off first (the breaker, or gas to pilot), and use a hose: the water scalds. If it never was, and the heater is over 6 years old, leave the valve alone: it may not close again.',
            'Vacuum the coils of the fridge.',
            'Cut out cracked caulk around the tub and windows. New caulk needs a dry joint and 24 hours to cure.',
            'Trim branches to at least 6 feet from the roof. Leave anything near a power line to the utility or an arborist.',
          ],
        },
      ],
    },
    {
      heading: 'Fall: before the first frost',
      body: [
        {
          list: [
            'Have the furnace or heat pump serviced, and the chimney inspected.',
            'Once the last leaves are down, and not before, clean the gutters.',
            'Take hoses off, shut the indoor valve and drain the outdoor faucets.',
            'Close a strip of paper in each outside door. If it slides out freely, replace the weatherstrip.',
            'Put new batteries in alarms that use them.',
          ],
        },
      ],
    },
    {
      heading: 'Winter: watch and listen',
      body: [
        {
          list: [
            'Keep the heat at 55°F or more, even when away.',
            'Hold indoor humidity at 30 to 40 percent. Water running down the windows means too much.',
            'After each storm, clear snow from furnace, dryer and water heater vents, at least 12 inches around.',
            'Thick icicles and damp ceilings at the outer wall point to an ice dam. Do not chip at it.',
          ],
        },
      ],
    },
    {
      heading: 'Every few years',
      body: [
        {
          list: [
            'Washer hoses: 5 years. Braided sink hoses: 8 to 10.',
            'Smoke alarms: 10 years. Carbon monoxide alarms: 5 to 10, by the date on the back.',
            'Water heater anode rod: look at it every 3 to 5 years. It is a plumber’s job if the nut will not move.',
            'Septic tank: inspected and usually pumped every 3 to 5 years.',
            'Roof: a professional look after 15 years, and after every hailstorm.',
          ],
        },
        {
          note: 'Stay off the roof, and off any ladder that stands on wet or soft ground. Work with both feet on the rungs and a second person below. Anything above one story, any gas connection and anything behind the cover of an electrical panel belongs to a professional.',
        },
      ],
    },
  ],
  services: ['hvac', 'handyman', 'chimney'],
}
