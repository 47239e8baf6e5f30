import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** How people ask for it. */
export const newConstruction: ServiceWords = {
  spanishTitle: 'construcción nueva',
  names: [
    'acres|lot|blueprints|land house|home|built|build|put',
    'put house|home acres|lot|land',
    'new construction|build|addition',
    'add bedroom|bath|room|bathroom|floor back|off|onto|out',
    'build|built|building|construct house|home|garage|addition|adu|cottage|guesthouse|extension|sunroom|room|cabin|barndominium|lot|land|carport|duplex|granny|story|floor|studio|mudroom|workshop|bedroom|inlaw|guest|detached',
    'room|second|house|home|story|garage|bedroom|suite addition|additions|extension|add',
    'addition|additions|adu|sunroom|builder|homebuilder',
    'add|adding second|another|extra|new|third|extend|additional|a story|floor|room|bedroom|bathroom|garage|suite|level|sunroom|onto',
    'add onto|on house|home',
    'custom home|house|homes build|builder|built|blueprints|plans',
    'mother|in law suite|apartment|unit|flat',
    'extend house|kitchen|home|back|living',
    'from scratch|ground build|built|house|home|up',
    'empty|vacant|bought lot|land|acre|acres build|house|home',
    'granny flat|pod',
    'accessory dwelling',
    'tear down rebuild',
  ],
  symptoms: [
    'architect|plans|blueprints drawn|approved|lot|permit|permits|house|build',
    'break ground|foundation poured|lot',
  ],
  context:
    'house home build lot land plan blueprint permit foundation garage addition room story architect bedroom bathroom family second floor suite in law guest mother kitchen detached back backyard office yard new kid door from scratch ground custom contractor living onto car shed move parent',
  spanish: ['construir|construccion|construyan|constructor|edificar'],
  ask: 'Do you own the lot, and do you have plans?',
  examples,
}
