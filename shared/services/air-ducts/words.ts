import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** How people ask for it. */
export const airDucts: ServiceWords = {
  spanishTitle: 'limpieza de ductos de aire',
  names: [
    'vents|vent|ducts full|dust|dusty|lint',
    'air duct|ducts',
    'duct|ducts home|house|cleaned|clean',
    'register|registers cover|covers|pulled|dust|hair',
    'duct|ducts|ductwork clean|cleaning|cleaned|dusty|dirty|vacuumed|dust',
    'vent|vents clean|cleaning|cleaned|dusty|dirty|dust|vacuumed',
    'dryer vent|vents',
    'ductwork',
  ],
  symptoms: [
    'dust|lint|debris|pollen|hair|fuzz|stuff|particles|soot vent|vents|registers|register|ducts|duct',
    'vent|vents|registers|ducts blow|blowing|blows|puff|coming dust|dusty|musty|dirt|black|hair|debris',
    'ducts|duct|vents|vent home|house|clean|cleaned|furnace|blow|cleaning',
    'musty|moldy|stale|dusty smell|air|odor vent|vents|ducts',
    'dead mouse|rat|animal|squirrel vent|vents|ducts|duct',
    'allergies|allergy|sneeze|sneezing|asthma vent|vents|ducts|ac|heat|furnace|air|filter',
    'dust keeps|always|constantly settling|back|coming|everywhere filter|vents',
  ],
  weak: ['vents|ducts'],
  context:
    'clean cleaned cleaning dust dusty dirty air ac heat hvac allergy smell musty vent register turn blow dryer lint filter house sneeze kick black mold moldy dead mouse',
  spanish: [
    'limpiar|limpieza|polvo ducto|ductos|conductos|ventilas|rejillas|ventilacion',
    'ductos',
  ],
  ask: 'How big is your home, and when were the ducts last cleaned?',
  sharedWords: [
    'air allergy',
    'air sneeze',
    'air asthma',
    'furnace',
    'ac',
    'heat',
    'dryer',
    'debris',
    'mouse',
    'rat',
    'squirrel',
    'moldy',
    'soot',
  ],
  examples,
}
