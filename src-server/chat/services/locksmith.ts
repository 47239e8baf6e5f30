import type { ServiceReplies } from './service-replies.ts'

export const locksmith: ServiceReplies = {
  names: 'lock ?smith(?:s|ing)?|cerrajer(?:o|os|a|ia)|re-?key(?:ed|ing)?',
  covers: {
    en: 'opening the lock, repairing or changing it and trying every key',
    es: 'abrir la cerradura, repararla o cambiarla y probar cada llave',
  },
  tip: {
    en: 'Have an ID and something that shows your address ready, and do not force anything.',
    es: 'Tenga una identificación y algo con su dirección, y no fuerce nada.',
  },
  ask: {
    en: 'What kind of lock is it, and do you have any key?',
    es: '¿Qué tipo de cerradura es, y tiene alguna llave?',
  },
  problems: [
    {
      when: new RegExp(
        [
          String.raw`\bkeys?\b.{0,25}\b(?:in|inside) (?:of )?(?:the |my |our |his `,
          String.raw`|her )?(?:locked )?(?:car|truck|trunk|van|suv|vehicle|ignition)\b`,
          String.raw`|\b(?:locked out of|unlock|open|get into)\b.{0,15}\b(?:car|truck|van|vehicle`,
          String.raw`|suv)\b`,
          String.raw`|\b(?:car|truck|van) keys?\b|\bfobs?\b(?! (?:gate|entry))|\b(?:keys?`,
          String.raw`|llaves?)\b.{0,20}\b(?:carro|coche|auto|camioneta|troca)\b|\b(?:abrir`,
          String.raw`|dentro de|adentro de)\b.{0,10}\b(?:carro|coche|auto|camioneta|troca)\b`,
        ].join(''),
      ),
      echo: { en: 'A car key or car lock', es: 'Una llave o cerradura de carro' },
      tip: {
        en: 'Wait in a safe place, and have the registration and your ID ready.',
        es: 'Espere en un lugar seguro, y tenga a mano los papeles del carro y su identificación.',
      },
      ask: {
        en: 'What make and year is the car?',
        es: '¿De qué marca y año es el carro?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\bkeys?\b.{0,20}\b(?:broke|broken|broke off|snapp?ed|bent|stuck|jammed)\b`,
          String.raw`|\b(?:broken|bent|stuck|snapped) (?:\w+ )?key\b`,
          String.raw`|\bllaves?\b.{0,20}\b(?:rompi\w*|quebr\w+|rot[ao]|doblad[ao]|atorad[ao]`,
          String.raw`|atascad[ao]|atoro|trabad[ao])\b|\b(?:quebro|rompio|atoro|partio|trabo)\b`,
          String.raw`.{0,10}\bllave\b`,
        ].join(''),
      ),
      echo: { en: 'A broken, bent or stuck key', es: 'Una llave rota, doblada o atorada' },
      tip: {
        en: 'Do not force it or use glue, and keep any broken piece for the locksmith.',
        es: 'No la fuerce ni use pegamento, y guarde cualquier pedazo para el cerrajero.',
      },
      ask: {
        en: 'Is it stuck in the lock, and is there another key?',
        es: '¿Se quedó en la cerradura, y hay otra llave?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:gun|wall|floor|fire|sentry|liberty|my|our|old|grandpas`,
          String.raw`|dads) safe\b(?! (?:place|side|way|room))|\bsafe\b.{0,20}\b(?:combo`,
          String.raw`|combination|keypad|code|open|dead|battery)\b|\b(?:combo|combination|open`,
          String.raw`|crack)\b.{0,20}\bsafe\b`,
          String.raw`|\b(?:fil(?:e|ing)|gun|medicine|bathroom) cabinet\b|\bcaja fuerte\b`,
          String.raw`|\barchivero\b`,
        ].join(''),
      ),
      echo: { en: 'A safe or cabinet to open', es: 'Una caja fuerte o mueble por abrir' },
      tip: {
        en: 'Stop trying codes, since some locks shut you out, and have proof it is yours.',
        es: 'No siga probando claves, porque algunas se bloquean, y tenga prueba de que es suya.',
      },
      ask: {
        en: 'What brand is it, and does it have a dial or a keypad?',
        es: '¿De qué marca es, y es de perilla o de teclado?',
      },
    },
    {
      when: /\b(?:mail ?box|lock ?box|cluster box|buzon)\b/,
      echo: {
        en: 'A mailbox or lockbox to sort out',
        es: 'Un buzón o caja de llaves por resolver',
      },
      tip: {
        en: 'Do not pry it open, and have an ID with that address ready.',
        es: 'No lo fuerce, y tenga una identificación con esa dirección.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:rekey\w*|re-key\w*|master key\w*|keyed alike)\b|\b(?:chang\w*|replac\w*`,
          String.raw`|switch\w*|swap\w*|install\w*|put (?:in|on)|new|add)\b.{0,20}\b(?:locks?`,
          String.raw`|deadbolts?|cylinders?)\b|\blocks\b.{0,15}\b(?:changed|replaced|rekeyed`,
          String.raw`|installed|put)\b`,
          String.raw`|\b(?:one|same) key\b|\b(?:misma|sola) llave\b|\b(?:cambiar|cambien|cambio`,
          String.raw`|poner|instalar)\b.{0,20}\b(?:chapas?|cerraduras?|cerrojos?|combinacion`,
          String.raw`|candados?)\b`,
        ].join(''),
      ),
      echo: { en: 'Locks to install, rekey or change', es: 'Cerraduras por instalar o cambiar' },
      tip: {
        en: 'Count the doors and locks, note the brands, and gather all the keys you have.',
        es: 'Cuente las puertas y cerraduras, anote las marcas, y junte todas las llaves.',
      },
      ask: {
        en: 'How many locks are there?',
        es: '¿Cuántas cerraduras son?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\block(?:e?d)? (?:myself |me |us |ourselves |himself |herself )?out\b`,
          String.raw`|\b(?:lost|lose|losing|misplaced|dropped)\b.{0,25}\bkeys?\b|\bkeys? (?:are `,
          String.raw`|is |got |was |were )?(?:lost|gone|missing|stolen)\b|\block ?out\b`,
          String.raw`|\bkeys? (?:inside|on the counter)\b`,
          String.raw`|\b(?:quede|quedo|quedamos|quedaron) (?:afuera|fuera|encerrad[oa] afuera)\b`,
          String.raw`|\b(?:perdi|perdio|perdimos|olvide|extravie|deje|robaron)\b`,
          String.raw`.{0,15}\bllaves?\b|\bno puedo entrar\b`,
        ].join(''),
      ),
      echo: { en: 'A lockout or missing keys', es: 'Quedarse afuera o sin llaves' },
      tip: {
        en: 'Wait somewhere safe and well lit, with an ID or something showing your address.',
        es: 'Espere en un lugar seguro e iluminado, con algo que muestre su dirección.',
      },
      ask: {
        en: 'Is it a knob, a deadbolt or a keypad?',
        es: '¿Es de perilla, de cerrojo o de teclado?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:locks?|dead ?bolts?|door ?knobs?|knob|latch|bolt|cylinder|panic bar`,
          String.raw`|key ?pad|kwikset|schlage)\b.{0,30}\b(?:stuck|jam\w*|wont|doesnt|dont|not`,
          String.raw`|broke\w*|loose|turns and turns|iced|frozen|froze|bent|beep\w*|dead|died`,
          String.raw`|sticks?|sticking)\b`,
          String.raw`|\b(?:broken|jammed|stuck|sticky|frozen|loose) (?:\w+ )?(?:locks?`,
          String.raw`|dead ?bolts?|latch|door ?knobs?)\b|\bkey\b.{0,15}\b(?:wont|doesnt`,
          String.raw`|not) (?:turn|go in|fit|work)\w*\b`,
          String.raw`|\b(?:chapa|cerradura|cerrojo|candado|pestillo)\b.{0,25}\b(?:no (?:abre`,
          '|cierra|gira|sirve|funciona)|atorad[oa]|trabad[oa]|rot[oa]|descompuest[oa]',
          String.raw`|floj[oa]|se atoro|se trabo)\b|\bllave\b.{0,10}\bno (?:gira|entra`,
          String.raw`|da vuelta)\b`,
        ].join(''),
      ),
      echo: { en: 'A lock that does not work right', es: 'Una cerradura que no funciona bien' },
      tip: {
        en: 'Do not force the key, skip the oil, and use another door if there is one.',
        es: 'No fuerce la llave, no le ponga aceite, y use otra puerta si la hay.',
      },
      ask: {
        en: 'Is it a knob, a deadbolt or a keypad?',
        es: '¿Es de perilla, de cerrojo o de teclado?',
      },
    },
  ],
}
