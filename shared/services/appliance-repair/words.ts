import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** How people ask for it. */
export const applianceRepair: ServiceWords = {
  spanishTitle: 'reparación de electrodomésticos',
  names: [
    'maytag|whirlpool|kenmore|kitchenaid|frigidaire|samsung|lg|bosch',
    'bangs|walks|shakes|loud laundry|washer|spin|dryer',
    'fridge|freezer aint|isnt|not|stopped cold|cooling|freezing',
    'appliance|appliances',
    'fridge|fridges|refrigerator|refridgerator|frige|refrig|freezer|icemaker',
    'dishwasher|dish-washer|dishwashers',
    'dish washer',
    'washer|dryer|washing',
    'washing machine|washer',
    'clothes|laundry washer|dryer|machine',
    'washer|dryer|dishwasher|machine|fridge|freezer|oven|refrigerator|microwave drain|draining|spin|leaking|leaks|leak|stopped|broke|broken|dead|quit|cold|cooling|heat|heating|noise|loud|fix|repair|start|turn|smells|error|died|working|works',
    'oven|stove|stovetop|cooktop|range|microwave|rangehood|burner|burners|broiler',
    'ice maker|machine',
    'wine cooler|fridge',
    'trash compactor',
  ],
  symptoms: [
    'food spoiling|spoiled|thawing|melted|melting|rotting|warm fridge|freezer|milk|kitchen',
    'milk|food warm|spoil|spoils|spoiled|spoiling|melting',
    'clothes wet|damp|soaking|soaked|dry|spin|spinning|cycle|cycles|washed|tumble|tumbling|burn|burnt',
    'dishes dirty|wet|soap|spots|clean|gritty cycle|come|still',
    'spin cycle',
    'samsung|lg|whirlpool|maytag|kitchenaid|ge|bosch|kenmore|frigidaire error|code|leaking|broken|broke|repair|stopped|noise|wont',
    'drum|tub spinning|spin|turning',
    'error code display',
  ],
  context:
    'leak leaking water drain draining cold heat heating hot warm door spin noise light smell burn food ice freezing kitchen fix repair start work spark cool dry gas burner lint clothes dish floor seal smoke turn trip breaker temperature cycle clean kaput element pilot garage display code cooking cook bake',
  spanish: [
    'lavadora|secadora|refrigerador|refri|nevera|estufa|horno|lavaplatos|lavavajillas|microondas|congelador|electrodomestico|electrodomesticos|frigorifico',
  ],
  ask: 'Which appliance is it, and what brand?',
  sharedWords: ['leak washer', 'refrigerator', 'drain', 'heat', 'trash'],
  examples,
}
