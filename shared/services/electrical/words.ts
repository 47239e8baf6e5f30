import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** How people ask for it. */
export const electrical: ServiceWords = {
  spanishTitle: 'electricidad',
  names: [
    'outlet|breaker|240v charger|ev|garage|trip|tripping',
    'breaker|breakers trip|trips|tripping|tripped|flip',
    'light|lights flicker|flickers|flickering',
    'electrical|electrician|electricians|electrition|electric work|wiring|rewire|rewired|wired|wire|wires',
    'electrician|electricians|electrical|electricity|wiring|rewire|rewired|rewiring',
    'outlet|outlets|receptacle|receptacles|socket|sockets',
    'breaker|breakers|fuse|fuses|fusebox',
    'electric|electrical|breaker|fuse panel|box',
    'gfci|dimmer|dimmers',
    'light switch|switches',
    'ceiling fan|fans',
    'recessed|pot lights|lighting',
    'can lights',
    'ev|tesla|car|vehicle charger|charging',
    'light|lighting fixture|fixtures',
    'chandelier|sconce|sconces',
    '240v|220v|amp|200amp',
  ],
  symptoms: [
    'light|lights flicker|flickers|flickering|dim|dimming|blink|blinking|buzz|buzzing|hum|humming|went|pop|popped|install|installed|hang|hung|wont|stopped',
    'power|electricity half|out|lost|went|no|keeps|off|cuts|cutting|surge|room|flicker',
    'lost|no power|electricity',
    'trip|trips|tripping|tripped',
    'spark|sparks|sparking|sparked|shock|shocked|shocks|zap|zapped',
    'burning|burnt|melted|hot plug|switch',
    'half house|room|kitchen dead|dark|power',
    'plug|switch works|dead|broken|stopped|loose|buzzing|hot|warm|add|install|working|nothing',
    'bare|exposed|aluminum|knob|old wire|wires|wiring',
    'lights in|kitchen|bathroom|bedroom|backyard|room|house not|wont|dont|stopped working|work|on',
    'generator|transfer install|hook|switch|installed|whole|hookup',
    'meter box fell|pulled|loose',
  ],
  weak: ['lights|light out|bulb', 'generator', 'switch'],
  hints: ['power', 'lights|light'],
  context:
    'light power spark smell burn burning hot plug switch room kitchen bathroom flicker panel box install fan buzzing microwave garage charger house wall smoke trip toaster hang wire old bedroom outage living ceiling dryer tv patio outdoor hair',
  spanish: [
    'electricista|electricidad|electrico|electrica|enchufe|enchufes|tomacorriente|apagador|interruptor|breaker|fusible|cableado|corriente',
    'luz|luces se|no|sin|parpadea|parpadean|fue|va|prende|prenden',
  ],
  ask: 'Is it one outlet or light, one room, or the whole house?',
  sharedWords: ['fan'],
  examples,
}
