import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** How people ask for it. */
export const furnitureAssembly: ServiceWords = {
  spanishTitle: 'armado de muebles',
  names: [
    'furniture assembly|assemble|assembled|assembling|put|build|assembler',
    'assemble|assembled|assembly|assembling|assembler|assembl',
    'flat pack|packed|packs|box|boxes furniture|desk|bed|dresser|wardrobe|shelf',
    'flatpack|flatpacks|ikea|wayfair',
    'flat pack',
  ],
  symptoms: [
    'put together',
    'new ikea|wayfair|amazon bed|beds|desk|dresser|build',
    'bed|desk|crib|dresser|wardrobe|bookcase|bookshelf|bunk|table|chair|chairs|cabinet|furniture|trampoline|swing|swingset|grill|playset|bike|treadmill|nightstand|stand|frame|shelf|shelves|futon|gazebo|elliptical|sectional|patio|sofa|basketball together|instructions|pieces|box|boxes|assemble|screws|arrived|came|setup|delivered|build|built|parts|allen',
    'instructions|screws|parts|pieces|hardware|directions missing|sense|million|100|extra|confusing|useless|understand|hundred|chinese|swedish|makes|bags',
    'allen wrench|key',
    'pax|malm|billy|kallax|hemnes|brimnes|kura',
    'crib|bunk bed|baby|build|set|up|nursery',
  ],
  weak: ['crib', 'bookshelf', 'set up desk|bed|furniture|crib'],
  context:
    'bed desk crib dresser wardrobe table chair box boxes furniture instruction screw part piece key lost allen wrench giant room baby nursery put up build together shelf bookshelf cabinet new bunk frame grill swing kid arrive delivery office old missing couch sofa install set piece wall anchor closet',
  spanish: [
    'armar|ensamblar|montar|armado mueble|muebles|cama|cuna|escritorio|ropero|mesa|comoda|litera|librero',
    'armen|ensamblaje',
  ],
  ask: 'What needs to be put together, and how many pieces?',
  sharedWords: ['build shelf', 'build shelves'],
  examples,
}
