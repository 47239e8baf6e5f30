import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** How people ask for it. */
export const roofing: ServiceWords = {
  spanishTitle: 'techos',
  names: [
    'new roof then|first|and',
    'roof|rain|rains|rained|storm|attic leak|leaks|leaking|water|drips|dripping ceiling|wall|bedroom|inside|through',
    'reshingle|reshingling|shingles',
    'roof missing|leak|leaks|leaking|old|yr|yrs|year|shingles|tile|reshingling',
    'roof|roofer|roofers|roofing|roofs|shingle|shingles|reroof|rooftop',
    'gutter|gutters|downspout|downspouts',
    'flashing soffit|chimney|skylight|leak',
    'roof|leak|leaks|leaking around chimney',
    'new|whole|replace roof',
    'top house|home asphalt|old|year|yr|yrs|years',
    'skylight leak|leaks|leaking',
    'soffit|fascia',
    'asphalt|tile|metal|flat|top roof|shingles|house',
  ],
  symptoms: [
    'leak|leaks|leaking|drip|drips|dripping|water|stain|brown|wet|bucket|buckets|spot rain|rains|rained|storm|raining|storms|attic|pours|rainstorm|thunderstorm',
    'leaks|leak|water attic',
    'tree|branch|limb fell|landed|crashed|through roof|house|shingles',
    'hail|wind|storm|hurricane|tornado|ice damage|damaged|blew|dam|dams shingles|roof|off',
    'granules gutters',
    'insurance|adjuster|claim roof|hail',
    'see daylight|sky|sunlight attic|ceiling',
    'sagging ridge',
    'tarp|tarped tree|hole|attic|storm',
    'hail',
  ],
  weak: ['attic leak|wet|water'],
  context:
    'leak leaking water ceiling attic rain storm wind hail shingle drip bucket tree branch gutter patch hole wall stain damage replace missing blew clean clogged insurance tile new old flat metal spot wet bedroom brown year moss inspection leaf leaves flashing skylight overflow',
  spanish: [
    'techo|tejado|techos gotea|goteras|gotera|reparar|tejas|llueve|fuga|mete|metiendo|agua|filtra',
    'goteras|gotera|tejado|tejas|techero|canaletas',
    'llueve agua|casa|adentro',
  ],
  ask: 'Is it leaking now, and is it one spot or the whole roof?',
  sharedWords: ['chimney', 'tile'],
  examples,
}
