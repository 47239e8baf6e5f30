import type { ServiceKnowledge } from './knowledge.ts'

/** Places that people move between. One word for each is enough. */
const places =
  'texas|florida|california|arizona|colorado|oregon|nevada|ohio|georgia|carolina|virginia|tennessee|michigan|illinois|chicago|denver|seattle|portland|austin|dallas|houston|phoenix|boston|miami|tampa|atlanta|nashville|utah|idaho|montana|maine|vermont|jersey|pennsylvania|philly|philadelphia|maryland|wisconsin|minnesota|indiana|missouri|kansas|oklahoma|louisiana|alabama|mississippi|kentucky|iowa|nebraska|dakota|wyoming|hawaii|alaska|massachusetts|connecticut|delaware|orlando|raleigh|charlotte|vegas|york|nyc|angeles|diego|francisco|dc|tx|fl|nc|az|ca|pittsburgh|detroit|minneapolis|savannah|boise|tucson|sacramento|orleans|baltimore|jacksonville|antonio|asheville|albuquerque|mexico|columbus|cleveland|omaha|cincinnati|milwaukee|charleston|sf'

export const moving = {
  moving: {
    names: [
      'mover|movers|moving company|service|services|crew|help|guys|quote|men|people|team|truck|estimate|labor',
      'mover|movers',
      'help|hire|crew|truck|guys|men|hands move|moving|moved',
      'pack|packing|packed moving|move|unpack|unpacking|boxes',
      'pack everything|house|kitchen|stuff|whole|entire',
      'load|unload|loading|unloading truck|uhaul|u-haul|van|pod|pods|container|storage|boxes',
      'uhaul|u-haul',
      'relocate|relocating|relocation',
    ],
    symptoms: [
      'move|moving|moved piano|furniture|couch|boxes|everything|belongings|stuff|things|heavy|sofa|dresser|armoire|safe|fridge|household|office',
      'bought|buying|closing new house|home|place|condo',
      'moving|move to|into|from new|place|house|apartment|condo|home',
      'carry|lift heavy|stairs|furniture|piano|boxes|upstairs',
      'piano|pooltable moved|move|upstairs',
    ],
    hints: ['moving|move', 'piano'],
    context:
      'move moving truck box boxes pack packing unpack stairs furniture load unload bedroom apartment house new place heavy couch sofa piano help crew men carry storage state states local across town',
    spanish: ['mudanza|mudanzas|mudarme|mudarnos|mudo|mudamos|mudar|mudandome'],
    ask: 'Where are you moving from and to, and when?',
  },
  'local-moving': {
    names: [
      'apt|apartment|place miles|blocks away',
      'building|apt|apartment|place down|next|across street|hall|road|block',
      'move|movin|moving down|across street|road|hall|block|town',
      'truck muscle|guys|men|crew street|miles|town|block',
      'local|locally move|moving|mover|movers|moved|relocation',
      'move|moving|moved|movers|mover across|around town|street|city|block|road|corner|hall',
      'move|moving|moved|movers few|couple|two|three|five|10|5|6|3|2|15|20|4|8|12|one|1 miles|mile|blocks|minutes|streets|block|min|mins',
      'same|within|nearby|crosstown|neighboring town|city|building|neighborhood|complex|zip|county move|moving|movers|apartment|moved',
      'move|moving down|up|next street|road|block|door|hall|hallway|floor|building',
      'move|moving other|different|another side|part|unit|apartment|neighborhood|building|end|floor town|city|complex|building|same',
      'in town move|movers|moving',
      'move|moving crosstown|nearby',
      'move|moving|movers storage unit|facility',
      'move|moving over|one town|zip',
    ],
    symptoms: [
      'boxes|boxed|couch|bed|apartment|bedroom|furniture|studio miles|blocks|across|side|crosstown|away truck|guys|town|movers|boxed|saturday|men',
      'apartment|house|condo|duplex|sisters other|across side|town',
      'stuff|things across town',
      'across town|street|hall furniture|stuff|couch|boxes|studio|bedroom|apartment|things',
      '1|2|3|4|one|two bedroom|bdrm|br move|moving across|miles|local',
    ],
    context:
      'move moving truck box boxes pack packing unpack stairs furniture load unload bedroom apartment house new place heavy couch sofa piano help crew men carry storage across town local mile street block city same mover',
    spanish: ['mudanza|mudo|mudarme|mudar|mudamos local|ciudad|cerca|cuadras|misma'],
    ask: 'From which address to which, and how many rooms?',
  },
  'long-distance-moving': {
    names: [
      'long distance|haul move|moving|mover|movers|relocation|relocating',
      'long distance',
      'longdistance',
      'cross country|state|states',
      'move|moving|relocate|relocating|movers|moved|relocation|ship|haul another|different|other|out|new|between|across state|states|country',
      'out of state move|moving|movers|job|relocating|relocation',
      'interstate move|moving|movers',
      'coast to coast',
      `move|moving|relocate|relocating|relocation|mover|movers|moved|transferred ${places}`,
      'move|moving|drive|haul|movers 1000|2000|800|500|900|1200|1500|600|700|hundred|thousand|hundreds miles',
    ],
    symptoms: [
      `${places} ${places}`,
      `job|army|navy|military|transfer|transferred|college|retiring|school|retire|household ${places}`,
      `get|ship|haul|drive|send stuff|things|furniture|belongings|everything|goods ${places}`,
      'move|moving|household belongings|goods state|country|coast|states',
      'new job state|texas|florida|california|denver|seattle|chicago|arizona move|relocate|furniture|stuff',
    ],
    context:
      'move moving truck box boxes pack packing unpack stairs furniture load unload bedroom apartment house new place heavy couch sofa piano help crew men carry storage state country mover job from to mile relocate',
    spanish: [
      'mudanza|mudo|mudarme|mudamos|mudar houston|miami|chicago|dallas|orlando|atlanta|nueva|denver|phoenix|york|angeles',
      'mudanza|mudo|mudarme|mudar|mudamos|mudandonos otro|otra|larga|texas|florida|california|chicago|estado',
    ],
    ask: 'From which city to which, and when?',
  },
} satisfies Record<string, ServiceKnowledge>
