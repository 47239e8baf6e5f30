import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** How people ask for it. */
export const smartHome: ServiceWords = {
  spanishTitle: 'casa inteligente',
  names: [
    'lamps|lights goodnight|goodnite|off|heat|turn',
    'smart lights|bulbs|thermostat',
    'lights|thermostat|everything voice|phone|alexa|app',
    'thermostat|lights voice|alexa',
    'smart home|house|thermostat|thermostats|bulb|bulbs|light|lights|lighting|speaker|speakers|plug|plugs|switch|switches|hub|devices|blinds|shades|tv|stuff|thermastat|setup',
    'nest|ecobee|honeywell|wifi|programmable|learning thermostat|thermostats|thermastat',
    'home automation|automated|hub|assistant',
    'alexa|ecobee|homekit|zigbee|smartthings|sonos|automation|homepod|smarthome|wemo|zwave|lutron|echo|siri|philips',
    'hue lights|bulbs|philips',
    'google|nest home|hub|mini|assistant|thermostat',
    'whole surround home|sound|audio|house',
    'wifi|mesh|router|network extender|setup|set|install|dead|zones|spots|coverage|weak|reach|signal|system|house|bedroom|upstairs|basement|whole',
    'motorized|automatic|automated shades|blinds|curtains',
    'voice control|controlled|activated',
  ],
  symptoms: [
    'control|turn|dim|connect|connected|hook|schedule lights|thermostat|speakers|heat|devices|house|blinds|everything|heating|ac phone|app|voice|talk|together|automatically|alexa|google|away',
    'install|installed|set|connect|hook|wire|new|replace|put thermostat',
    'lights phone|app|voice|alexa|automatically|schedule|sunset',
    'speakers surround|install|ceiling|rooms|music|sound|whole|every|wire|wired',
    'hook wifi|up nest|echo|alexa|google|thermostat',
    'alexa|lights|thermostat talk|together works|nothing|each|lights',
    'talk each other devices|gadgets|apps|lights|hub',
    'gadgets|devices connect|connected|work|setup|set|wifi|hub|hook|together|talk|apps',
  ],
  weak: ['wifi|alexa', 'thermostat install|new', 'speakers'],
  context:
    'thermostat light lights speaker heat music everything nest wifi lock phone app voice hub wifi device install set up setup switch plug bulb house heat connect google nest doorbell camera lock room tv control living door plug turn wire hook ac automatic talk echo dimmer music ceiling blind router dead each other system',
  spanish: [
    'casa inteligente',
    'inteligente|inteligentes',
    'domotica|alexa',
    'termostato inteligente|instalar|nest',
  ],
  ask: 'Which devices do you have, or would you like?',
  sharedWords: ['wire', 'ac', 'heat', 'termostato'],
  examples,
}
