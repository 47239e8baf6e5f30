import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** How people ask for it. */
export const homeRemodeling: ServiceWords = {
  spanishTitle: 'remodelación',
  names: [
    'remodel|remodeled|remodeling|remodelling|renovate|renovated|renovating|renovation|renovations|redo|gut|gutted|gutting|overhaul|makeover|redoing|modernize|revamp|redone',
    'new|update|updated|updating|upgrade|outdated|custom|replace|install|dated|change kitchen|bathroom|bath|countertops|countertop|cabinets|cabinetry|floors|flooring|vanity|backsplash|hardwood|hardwoods|granite|quartz|laminate',
    'kitchen|bath|bathroom remodel|renovation|upgrade|makeover|facelift|redo',
    'finish|finished|finishing|convert|converting|unfinished|turn basement|attic|garage',
    'knock|knocking|tear|tearing|take|remove|open|taking|removing|opened|knocked down|out|up wall|walls|between|kitchen|floorplan|concept',
    'walk in shower',
    'general contractor',
    'island kitchen',
    'open concept|plan|floor|floorplan',
    'lvp|hardwood|hardwoods|laminate|countertops|backsplash',
    'tub shower convert|conversion|turn|replace',
    'aging in place',
    'accessible bathroom|shower|wheelchair',
  ],
  symptoms: [
    'kitchen|bathroom|bath|basement|house 1970s|70s|80s|90s|1980s|1990s|1960s|60s|outdated|dated|ugly|old|avocado|stuck|1985|1950s|50s',
    'kitchen|bathroom|floors|flooring design|layout|tile|retile|replaced|ripped|scratch|installed|torn',
    'hardwood floors|floor install|refinish|put|laid|sand|installed',
    'retile|retiled|retiling|tiled',
    'basement bare|concrete|unfinished|wet|bar|family|into|room|rec|finished|playroom|theater|apartment|office',
    'wet bar|family room',
    'half bath add|put|under|install',
    'carpet|linoleum rip|tear|replace|ripped hardwood|floors|floor|flooring|out',
  ],
  context:
    'kitchen bathroom bath basement floor floors wall walls cabinet counter countertop tile house tub shower new whole contractor design open room island vanity paint plumbing electrical gut living old update bedroom attic garage window down out sink layout light lighting appliance toilet flooring finish door guest',
  spanish: [
    'remodelar|remodelacion|renovar|renovacion|remodelo|ampliar',
    'cocina|bano|baño nueva|nuevo',
  ],
  ask: 'Which rooms, and do you have plans or a budget in mind?',
  sharedWords: ['tile', 'basement wet', 'kitchen ugly'],
  examples,
}
