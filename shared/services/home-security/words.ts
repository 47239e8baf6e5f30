import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** How people ask for it. */
export const homeSecurity: ServiceWords = {
  spanishTitle: 'seguridad del hogar',
  names: [
    'camera|cameras|cams couple|outside|mount|security',
    'alarm please|install|system|put',
    'security|secuirty cam|cams|camera|cameras',
    'security|surveillance|cctv|burglar|burglary camera|cameras|system|systems|alarm|alarms|company|installed|light|install',
    'security|surveillance|cctv',
    'camera|cameras doorbell|outdoor|outside|install|installed|porch|front|driveway|backyard|ring|nest|house|up|around|indoor|arlo|wired|put|mount|setup',
    'video doorbell|camera|cameras',
    'alarm system|installed|company|monitoring|burglar|house|home',
    'ring|nest|blink|arlo|eufy|simplisafe|adt|vivint doorbell|camera|cameras|alarm|system|cam|install|setup',
    'ring doorbell|doorbells',
    'simplisafe|adt|arlo|vivint',
    'smart|keypad|keyless lock|locks|deadbolt|entry',
    'secure|secured house|home|windows|property',
    'motion sensor|sensors|detector|detectors|lights',
    'alarm monitored|monitoring',
    'doorbell camera|cam',
  ],
  symptoms: [
    'package|packages|amazon|bike|porch|catalytic|delivery stolen|steal|stealing|stole|thief|thieves|pirate|pirates|theft|taking|disappear|disappearing',
    'broken|broke|break|breaking into',
    'break ins neighborhood|street|houses|recently|neighbors|cars',
    'breakins|burglarized|burglary|burglaries|burglars|intruder|prowler|trespassers|robbed|prowling|peeping',
    'feel|unsafe|safe|safer|nervous|scared alone|house|home|night|neighborhood|live|sleep|system|protect',
    'someone|strange|stranger|man lurking|driveway|prowling|peeking|tried|jiggling|watching|creeping|yard|handle|snooping',
    'see|watch|who front door|porch|phone|yard',
    'glass break|window sensors|sensor',
    'keep eye house|mom|away|vacation',
    'see|know who|whos door|porch|driveway|outside',
    'goes off window|door opens|open|opened',
    'broken into',
  ],
  weak: ['camera|cameras', 'alarm', 'doorbell'],
  context:
    'camera door lock front back house home install system porch alarm neighbor garage safe night window yard driveway phone app sensor motion light package light bike key broke break broken in neighborhood smart wire wifi set up hub monitor package outside keypad deadbolt mount',
  spanish: [
    'camara|camaras seguridad|vigilancia|instalar|poner',
    'alarma|alarmas',
    'seguridad',
    'robo|robaron|robar|ladrones|roban|camaras',
  ],
  ask: 'What would you like to watch or protect: doors, windows, the yard?',
  sharedWords: ['wired', 'deadbolt'],
  examples,
}
