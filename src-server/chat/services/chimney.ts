import type { ServiceReplies } from './service-replies.ts'

const chimneys = [
  'chimneys?|fireplaces?|fire place|flues?|firebox|hearth|wood ?stoves?|pellet stove',
  '|(?:wood|pellet) (?:burning )?(?:stove|insert)|brick stack|chimeneas?|estufa de lena',
].join('')

export const chimney: ServiceReplies = {
  names: [
    '(?:chimney|fireplace|flue) (?:sweep(?:s|er|ers|ing)?|clean(?:er|ers|ing)',
    '|inspect(?:ion|ions|or|ors)|services?|repairs?|compan(?:y|ies))',
    '|deshollinador(?:es)?|(?:limpieza|inspeccion|reparacion|servicio) de (?:la ',
    '|las )?chimeneas?',
  ].join(''),
  covers: {
    en: 'a look at the flue and firebox, the sweep or repair and a tidy hearth',
    es: 'revisar el tiro y el hogar, limpiar o reparar, y dejar todo recogido',
  },
  tip: {
    en: 'Light no fire before the visit, and clear the space in front of the fireplace.',
    es: 'No encienda fuego antes de la visita, y despeje el frente de la chimenea.',
  },
  ask: {
    en: 'When was it last swept, and what do you burn?',
    es: '¿Cuándo se limpió por última vez y qué quema en ella?',
  },
  problems: [
    {
      when: new RegExp(
        [
          String.raw`\b(?:birds?|nests?|nesting|raccoons?|squirrels?|bats|swifts|pajaros?|aves`,
          String.raw`|nidos?|mapaches?|ardillas?|murcielagos?)\b`,
        ].join(''),
      ),
      echo: { en: 'An animal or nest in the chimney', es: 'Un animal o nido en la chimenea' },
      tip: {
        en: 'Light no fire, and keep the damper closed; some nesting birds are protected.',
        es: 'No encienda fuego y deje cerrado el tiro; algunas aves que anidan están protegidas.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!\b(?:no|without|sin) )\bsmoke\b(?! (?:alarm|detector|chamber`,
          String.raw`|smell)).{0,20}\b(?:com(?:es?|ing)|came|fill(?:s|ed|ing)?|back(?:s|ed|ing)?`,
          '|pour(?:s|ed|ing)?|enter(?:s|ed|ing)?|blow(?:s|ing)?|drift(?:s|ing)?|roll(?:s',
          String.raw`|ing)?|spill(?:s|ing)?|get(?:s|ting)?|go(?:es|ing)?)\b.{0,20}\b(?:in|into`,
          String.raw`|inside|back|up|indoors|room|house|home|den|basement|kitchen)\b|\bfill(?:s|ed`,
          String.raw`|ing)?\b.{0,25}\bwith smoke\b|\bsmokes (?:up|out)\b|\b(?:wont|doesnt|does not`,
          String.raw`|isnt|not|poor|bad) draw(?:ing|s)?\b|\b(?:poor|bad) draft\b`,
          String.raw`|\bhumo\b.{0,25}\b(?:regresa|se mete|entra|se devuelve|llena|adentro`,
          String.raw`|en la (?:sala|casa)|al cuarto)\b|\b(?:entra|se mete|regresa`,
          String.raw`|se llena de) (?:el |mucho )?humo\b|\bno (?:jala|tira)\b`,
        ].join(''),
      ),
      echo: { en: 'Smoke coming in or a poor draft', es: 'Humo que entra o un mal tiro' },
      tip: {
        en: 'Light no more fires until it is checked, and test the carbon monoxide alarm.',
        es: 'No encienda más fuego hasta que se revise, y pruebe la alarma de monóxido.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\bdampers?\b.{0,30}\b(?:stuck|wont|doesnt|broke\w*|rust\w*|loose|jammed|fell`,
          String.raw`|replac\w*|fix\w*|repair\w*|cant)\b|\b(?:stuck|broken|rusted|rusty|jammed`,
          String.raw`|loose|replace|fix|repair) (?:the |my |a |our )?dampers?\b|\b(?:compuerta`,
          String.raw`|regulador|tiro)\b.{0,25}\b(?:atorad[oa]|trabad[oa]|rot[oa]|no (?:abre`,
          String.raw`|cierra)|se atoro|oxidad[oa])\b`,
        ].join(''),
      ),
      echo: { en: 'A damper that needs attention', es: 'Una compuerta de tiro por arreglar' },
      tip: {
        en: 'Do not force the handle, and light no fire while it may be closed.',
        es: 'No fuerce la manija, y no encienda fuego mientras pueda estar cerrada.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:chimney |flue |rain |metal |top |spark )?(?:caps?`,
          String.raw`|chase covers?)\b(?! off\b)|\b(?:flue |chimney |new |stainless |steel `,
          String.raw`|clay )?liners?\b|\brelin(?:e|ing)\b|\bspark (?:arrestors?|arresters?`,
          String.raw`|screens?)\b|\bflue tiles?\b|\b(?:tapa|sombrero|sombrerete|revestimiento`,
          String.raw`|forro) (?:de|para) (?:la |mi )?chimenea\b`,
        ].join(''),
      ),
      echo: {
        en: 'A cap or liner of the chimney',
        es: 'La tapa o el revestimiento de la chimenea',
      },
      tip: {
        en: 'Take a photo of the chimney from the ground, and light no fire until it is checked.',
        es: 'Tome una foto desde el suelo, y no encienda fuego hasta que se revise.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!\b(?:no|not|without|sin) )\b(?:rain(?:s|ing|water)?|water(?! heater)`,
          String.raw`|drip\w*|lluvia|agua|gotea\w*|goteras?)\b.{0,45}\b(?:${chimneys})\b`,
          String.raw`|\b(?:${chimneys}|flashing)\b.{0,35}(?<!\b(?:no|not|gas|smoke) )\b(?:leak(?:s`,
          String.raw`|ing|y)?|drip\w*|rain(?:s|water)?|water|gotea\w*|goteras?|agua`,
          String.raw`|lluvia)\b(?! heater)`,
        ].join(''),
      ),
      echo: {
        en: 'Water or a leak at the chimney',
        es: 'Agua o una filtración en la chimenea',
      },
      tip: {
        en: 'Put a towel or a pan down, light no fire, and take photos while it is wet.',
        es: 'Ponga una toalla o un recipiente, no encienda fuego, y tome fotos mientras esté mojado.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:fire)?(?:bricks?|brickwork|mortar|masonry|crown|ladrillos?`,
          String.raw`|mortero)\b.{0,40}\b(?:crack\w*|crumbl\w*|loose|fall\w*|fell|missing|lean\w*`,
          String.raw`|wash\w* out|spall\w*|flak\w*|repair\w*|rebuil\w*|grietas?|agriet\w*`,
          String.raw`|suelt[oa]s?|caen?|cayendo|desmoron\w*)\b|\b(?:cracked|cracks in|crumbling`,
          String.raw`|loose|missing|falling|repair|rebuild)\b.{0,20}\b(?:bricks?|firebricks?`,
          String.raw`|mortar|masonry|crown|chimney)\b|\b(?:tuck ?point\w*|repoint\w*)\b`,
          String.raw`|\bchimney\b.{0,20}\b(?:lean\w*|crumbl\w*|crack(?:s|ed)|falling|tilt\w*)\b`,
          String.raw`|\bchimenea\b.{0,20}\b(?:grietas?|agriet\w*|inclinad\w*|desmoron\w*)\b`,
        ].join(''),
      ),
      echo: {
        en: 'A chimney structure to repair',
        es: 'La estructura de una chimenea por reparar',
      },
      tip: {
        en: 'Keep people and cars away from below it, light no fire, and photograph it from the ground.',
        es: 'Aleje personas y carros de ahí abajo, no encienda fuego, y tome fotos desde el suelo.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`^(?![^]*\b(?:gas|propane|propano|eggs?|huevos?)\b)[^]*?(?<!\b(?:no|not`,
          String.raw`|doesnt) )\b(?:smell(?:s|y|ing)?|odou?rs?|stinks?|huele|olor|apesta)\b`,
        ].join(''),
      ),
      echo: { en: 'A smell from the fireplace', es: 'Un olor que viene de la chimenea' },
      tip: {
        en: 'Light no fire for now, and note in what weather the smell comes.',
        es: 'No encienda fuego por ahora, y anote con qué clima aparece el olor.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:sweep(?:s|ing|er)?|swept|creosote|soot|sooty|hollin|creosota`,
          String.raw`|deshollin\w*)\b|\b(?:clean(?:ed|ing)?|inspect(?:ed|ion)?|check(?:ed)?`,
          String.raw`|look(?:ed)? at|limpi\w+|limpieza|revis\w+`,
          String.raw`|inspecci\w+)\b.{0,30}\b(?:${chimneys})\b`,
          String.raw`|\b(?:${chimneys})\b.{0,30}\b(?:clean(?:ed|ing)?|inspect(?:ed|ion)?|checked`,
          String.raw`|looked at|limpi\w+|limpieza|revis\w+|inspecci\w+)\b`,
        ].join(''),
      ),
      echo: {
        en: 'A chimney to sweep or inspect',
        es: 'Una chimenea por limpiar o revisar',
      },
      tip: {
        en: 'Let it go fully cold before the visit, and clear the space in front of it.',
        es: 'Déjela enfriar por completo antes de la visita, y despeje el espacio de enfrente.',
      },
    },
  ],
}
