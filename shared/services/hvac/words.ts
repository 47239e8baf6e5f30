import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** How people ask for it. */
export const hvac: ServiceWords = {
  spanishTitle: 'calefacción y aire acondicionado',
  names: [
    'heating|cooling system|looked|checked',
    'upstairs|downstairs hot|cold|degrees|85|fridge|90',
    'hvac',
    'furnace|ac|heater|boiler|unit|conditioner serviced|service|tune|tuneup|checked|inspected|inspection|maintenance|checkup',
    'furnace|boiler|heatpump|radiator|radiators|thermocouple|condenser|freon|refrigerant',
    'heat pump',
    'air conditioner|conditioning|conditioners|conditioned|handler|con|condition',
    'ac|aircon|acs|airconditioner|airconditioning',
    'central air|heat|heating',
    'heating cooling',
    'mini split|splits',
    'heating|heater|cooling system|unit|broken|repair|fix|tune|maintenance|serviced|service|working|works|stopped',
    'heating|heater',
    'baseboard heat|heater|heaters',
    'pilot light furnace|heater',
    'swamp|evaporative cooler',
  ],
  symptoms: [
    'blow|blows|blowing|blowin warm|hot|cold|cool|air',
    'no heat|cooling|air|ac|cold',
    'heat out|broke|broken|quit|went|wont|off|stopped|working|works|isnt|doesnt|died|dead|not|on|turn|kick|house|upstairs|fix',
    'house|home|apartment|inside|upstairs|bedroom|room|rooms|its freezing|sweltering|boiling|sweating|hot|cold|degrees|stuffy|sauna|oven|icebox|burning',
    'cold|warm|cool air coming|vents|vent|from|out',
    'thermostat reads|says|set|blank|wont|degrees|stuck|broken|not|broke|doesnt|temperature',
    'roasting|sweltering|freezing|sweating in|here|inside|house|night|kids|baby|temp|degrees',
    'unit|compressor|condenser outside|frozen|ice|iced|humming|loud|noise|rattling|leaking|short|cycling|froze|running',
    'cooling|cool house|enough|down|anymore|room|upstairs|isnt|not|doesnt|stopped|right',
    'heat upstairs|downstairs|rooms|uneven',
    'humid|humidity inside|house',
    'upstairs|downstairs|bedrooms hot|cold|85|80|90|warm|hotter|colder|warmer|freezing',
    'shuts|runs|running off|constantly|nonstop|never thermostat|heat|ac|unit|upstairs|system',
    '2|two|three|one|3 zones|stories heat|cool|hot|cold',
  ],
  weak: ['heat', 'air filter', 'thermostat', 'freezing|sweltering|boiling'],
  context:
    'air cold hot warm cool heat heating thermostat blow vent vents unit filter ice frozen outside house night upstairs gas pilot light leak water noise smell dust inside room baby degree fan start turn kick winter summer service tune ac drip burning loud bang install replace compressor attic humming breaker trip install system window',
  spanish: [
    'calefaccion|calefactor|calentar|caldera|climatizacion',
    'aire acondicionado|frio|caliente|enfria|acondisionado',
    'no enfria|calienta',
    'termostato',
  ],
  ask: 'Is it the heating or the cooling, and how old is the system?',
  sharedWords: ['set thermostat', 'burning house', 'burning room', 'fridge', 'oven'],
  examples,
}
