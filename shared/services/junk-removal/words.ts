import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** How people ask for it. */
export const junkRemoval: ServiceWords = {
  spanishTitle: 'retiro de basura y muebles',
  names: [
    'city take|wont|pick couch|fridge|mattress|sofa|em|stuff',
    'dead|old|broken fridge|couch|washer|mattress driveway|curb|garage|sitting',
    'fridge|freezer|treadmill|couch|sofa|mattress|washer|dryer|appliance|furniture hauled|taken|haul|gone|disposed|removed',
    'old|dead fridge|freezer|sofa|couch|treadmill|mattress|washer|dryer hauled|taken|haul|away|gone|out',
    'stuff|things hauled|haul|taking off|away',
    'junk|rubbish|dumpster|haul|hauled|hauling|hauler|debris|trash|garbage|landfill|hauloff|haulaway',
    'junk|trash|rubbish removal|removed|pickup|pick|haul',
    '1800gotjunk|gotjunk',
    'bulk|bulky pickup|item|items|trash|waste',
  ],
  symptoms: [
    'couch|sofa|mattress|mattresses|furniture|fridge|refrigerator|washer|dryer|appliance|appliances|tv|tvs|piano|tub|hottub|shed|boxes|stuff|tires|carpet|bed|sectional|recliner|dresser|desk|swingset|crap|treadmill|freezer|stove|armoire|wood|concrete|bricks|branches|furnature|dishwasher|scrap|trampoline|playset|brush|pile gone|rid|removed|taken|away|disposed|dispose|remove|disposal|hauled|take|dump|toss|tossed|curb|throw|thrown|picked|trashed|donate|disappear|dumped|outta',
    'get rid old|stuff|everything|of',
    'cleanout|clear|cleared|empty|emptied|clearing out garage|basement|attic|house|shed|storage|estate|unit|apartment|yard|hoarder|foreclosure|parents|grandmas|moms|mothers|uncles|dads|barn',
    'clean out garage|basement|attic|shed|storage|estate|barn',
    'cleanout house|garage|basement|attic|unit|apartment|estate',
    'cleanout',
    'tenant|tenants|renters|renter|previous|owner|roommate left behind|stuff|junk|furniture|everything|couch|crap|trash',
    'construction|remodel|reno|renovation|yard|demo debris|waste|leftover|scraps|pile|drywall|lumber',
    'pile|piled|piles lumber|drywall|tires|stuff|driveway|fence|curb|wood|bricks|junk|boxes|old',
    'rid|gone|out|away tires|swing|swingset|washer|tub|stuff|pile|hot|everything',
    'city notice stuff|piled|junk|pile',
    'old couch|mattress|fridge|sofa|tv|appliances|furniture out|from|garage|basement|curb|gone|pick|take',
    'hot tub removed|remove|gone|demo|haul|rid|tear|old|broken|away',
    'pile|piles branches|wood|brush|debris|stuff|scrap|crap',
    'goodwill|donate|donation furniture|stuff|couch|pick',
  ],
  weak: ['pick up|dispose|disposal old|couch|furniture|mattress', 'remove old'],
  context:
    'old couch sofa mattress furniture fridge refrigerator freezer washer dryer appliance tv piano garage basement attic house shed pile box boxes stuff clean cleaned out away gone pickup curb carpet hot tub brush branch tire yard desk leaf dead rid take construction left tenant estate dump bag full stove clutter oven treadmill wood tree broken move packed shingle remodel drywall storage door',
  spanish: [
    'basura|escombros|chatarra|desechos',
    'llevar|llevarse|lleven|sacar|tirar|recoger|recojan|deshacerme|deshacernos|llevense muebles|sofa|colchon|sillon|refrigerador|trastes|cosas|viejo|viejos|mueble',
  ],
  ask: 'What has to go, and would it fill a pickup or a truck?',
  examples,
}
