import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** Places that people move between. One word for each is enough. */
const places =
  'texas|florida|california|arizona|colorado|oregon|nevada|ohio|georgia|carolina|virginia|tennessee|michigan|illinois|chicago|denver|seattle|portland|austin|dallas|houston|phoenix|boston|miami|tampa|atlanta|nashville|utah|idaho|montana|maine|vermont|jersey|pennsylvania|philly|philadelphia|maryland|wisconsin|minnesota|indiana|missouri|kansas|oklahoma|louisiana|alabama|mississippi|kentucky|iowa|nebraska|dakota|wyoming|hawaii|alaska|massachusetts|connecticut|delaware|orlando|raleigh|charlotte|vegas|york|nyc|angeles|diego|francisco|dc|tx|fl|nc|az|ca|pittsburgh|detroit|minneapolis|savannah|boise|tucson|sacramento|orleans|baltimore|jacksonville|antonio|asheville|albuquerque|mexico|columbus|cleveland|omaha|cincinnati|milwaukee|charleston|sf'

/** How people ask for it. */
export const longDistanceMoving: ServiceWords = {
  spanishTitle: 'mudanza de larga distancia',
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
  sharedWords: ['mover', 'relocate', 'mudanza', 'mudarme', 'mudo', 'mudamos', 'mudar', 'haul'],
  examples,
}
