import type { ServiceReplies } from './service-replies.ts'

export const garageDoor: ServiceReplies = {
  names: [
    'garage.?doors?|overhead doors?|garage (?:door )?(?:openers?|springs?|repair)',
    '(?:puerta|puertas|porton|portones) (?:de |del )?(?:la )?(?:garaje|garage|cochera)',
  ].join('|'),
  covers: {
    en: 'the check of springs, cables, rollers and opener, the repair and a safety test',
    es: 'revisar resortes, cables, rodillos y motor, la reparación y una prueba de seguridad',
  },
  tip: {
    en: 'Run it as little as possible, and keep your hands off springs, cables and brackets.',
    es: 'Úsela lo menos posible, y no toque los resortes, los cables ni los soportes.',
  },
  ask: {
    en: 'Is the door open, closed or stuck halfway?',
    es: '¿La puerta está abierta, cerrada o a medias?',
  },
  problems: [
    {
      when: new RegExp(
        [
          String.raw`\b(?:springs?|torsion\w*)\b.{0,30}\b(?:snap\w*|broke|broken|bust\w*|pop\w*`,
          String.raw`|gap|two pieces|gave out|went|shot|bang|cracked)\b|\b(?:broken|snapped`,
          String.raw`|busted|bad) (?:\w+ )?springs?\b`,
          String.raw`|\bresortes?\b.{0,25}\b(?:rompi\w*|rot[oa]s?|quebr\w+|trono|revento`,
          String.raw`|reventad[oa]|salto)\b|\b(?:rompio|quebro|trono|revento|salto)\b`,
          String.raw`.{0,15}\bresortes?\b|\bresortes? (?:rot[oa]s?|quebrad[oa]s?)\b`,
        ].join(''),
      ),
      echo: { en: 'A broken garage door spring', es: 'Un resorte de garaje roto' },
      tip: {
        en: 'Do not run the opener or pull the red cord, and keep everyone away from the door.',
        es: 'No use el motor ni jale el cordón rojo, y que nadie se acerque a la puerta.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\boff (?:of )?(?:the |its |their )?(?:tracks?|rails?)\b|\b(?:jumped|out of`,
          String.raw`|popped out of) (?:the |its )?(?:tracks?|rails?|guides?)\b|\b(?:crooked`,
          String.raw`|lopsided|tilts?|tilted)\b`,
          String.raw`|\bcables?\b.{0,25}\b(?:fray\w*|snap\w*|broke\w*|loose|off|came|hang\w*`,
          String.raw`|coiled|slack|unraveled)\b|\b(?:frayed|broken|loose|snapped) cables?\b`,
          String.raw`|\brollers?\b.{0,15}\b(?:popped|out|off|broke\w*|fell)\b`,
          String.raw`|\b(?:salio|sali[od]a?|fuera|safo)\b.{0,10}\b(?:del|de su) (?:riel|carril)\b`,
          String.raw`|\b(?:chuec[oa]|descarrilad[oa]|ladead[oa])\b|\bcables?\b`,
          String.raw`.{0,20}\b(?:rompi\w*|rot[oa]s?|suelt[oa]s?|zafo|revento|deshilachad[oa]s?)\b`,
        ].join(''),
      ),
      echo: { en: 'A track, roller or cable problem', es: 'Un problema de riel, rodillo o cable' },
      tip: {
        en: 'Do not move the door or run the opener, and keep people and cars clear of it.',
        es: 'No mueva la puerta ni use el motor, y aleje a personas y carros.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:dent\w*|bent|crumpled|bowed|caved in|bashed)\b|\b(?:backed|ran|drove`,
          String.raw`|crashed|bumped)\b.{0,12}\binto\b|\b(?:panels?|sections?)\b`,
          String.raw`.{0,20}\b(?:damaged?|broke\w*|cracked|replac\w*|popped|buckled)\b`,
          String.raw`|\b(?:abollad[oa]|abollo|abolle|doblad[oa]|doblo|choque|choco|golpead[oa]`,
          String.raw`|golpee)\b`,
        ].join(''),
      ),
      echo: { en: 'A bent or damaged door', es: 'Una puerta doblada o dañada' },
      tip: {
        en: 'Leave it where it stands, do not run the opener, and take photos from a distance.',
        es: 'Déjela donde está, no use el motor, y tome fotos desde lejos.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:wont|will not|doesnt|does not|not|cant) (?:fully |all the way `,
          String.raw`|stay )?(?:clos\w*|go(?:ing)? (?:all the way )?down|come down|shut)\b`,
          String.raw`|\b(?:reverses?|reversing)\b|\bdown\b.{0,30}\bback up\b|\b(?:goes|comes|pops`,
          String.raw`|bounces|opens) (?:right |straight )?back (?:up|open)\b`,
          String.raw`|\b(?:safety |photo ?)?(?:sensors?|eyes)\b.{0,25}\b(?:align\w*|misaligned`,
          String.raw`|block\w*|blink\w*|broke\w*|bad|light|off|working|wiped|bumped)\b`,
          String.raw`|\bmisaligned sensors?\b|\bno (?:cierra|baja|quiere (?:cerrar|bajar))\b`,
          String.raw`|\bse (?:regresa|devuelve|vuelve a (?:abrir|subir))\b`,
        ].join(''),
      ),
      echo: {
        en: 'A closing or safety-sensor problem',
        es: 'Un problema al cerrar o con los sensores',
      },
      tip: {
        en: 'Clear the doorway, and wipe both sensor lenses near the floor with a soft cloth.',
        es: 'Despeje el paso, y limpie con un paño suave los dos sensores cerca del piso.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:remotes?|key ?pad|clickers?|fob|homelink)\b|\b(?:teclado|control remoto`,
          String.raw`|el control|controles)\b`,
        ].join(''),
      ),
      echo: { en: 'A remote or keypad to sort out', es: 'Un control o teclado por arreglar' },
      tip: {
        en: 'Try the wall button and a fresh battery, and note the brand of the opener.',
        es: 'Pruebe el botón de la pared y una pila nueva, y anote la marca del motor.',
      },
      ask: {
        en: 'What brand is the opener?',
        es: '¿De qué marca es el motor?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:opener|motor|lift ?master|chamberlain|genie|craftsman)\b.{0,35}\b(?:hum`,
          String.raw`|hums|humming|hummed|click\w*|grind\w*|buzz\w*|wont|doesnt|dont|not|no power`,
          String.raw`|blink\w*|loud|chain|nothing|stopped|dead|died|quit|broke\w*|noise|noisy`,
          String.raw`|strips?|bonkers|itself)\b`,
          String.raw`|\b(?:broken|dead|noisy|loud|fix|repair)\b.{0,12}\bopener\b|\bchain\b`,
          String.raw`.{0,20}\b(?:hang\w*|slap\w*|sag\w*|off|loose|broke\w*)\b`,
          String.raw`|\bmotor\b.{0,30}\b(?:zumba|ruido|no (?:jala|prende|funciona|sirve|mueve`,
          String.raw`|levanta|sube)|se quemo|quemado|truena)\b`,
        ].join(''),
      ),
      echo: { en: 'An opener that acts up', es: 'Un motor de garaje que falla' },
      tip: {
        en: 'Stop trying it, leave the door where it is, and note any blinking light.',
        es: 'No siga intentando, deje la puerta donde está, y anote si parpadea alguna luz.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:wont|will not|doesnt|does not|not|cant) (?:open\w*|go(?:ing)? up`,
          String.raw`|lift\w*|budge|move|raise)\b|\b(?:stuck|jammed|halfway|half way|trapped)\b`,
          String.raw`|\bdoor\b.{0,20}\b(?:heavy|weighs)\b`,
          String.raw`|\bno (?:abre|sube|se mueve|levanta|quiere (?:abrir|subir))\b`,
          String.raw`|\b(?:atorad[oa]|atascad[oa]|trabad[oa]|atrapad[oa]|pesad[oa]|a medias`,
          String.raw`|a la mitad)\b`,
        ].join(''),
      ),
      echo: { en: 'A door that does not move right', es: 'Una puerta que no se mueve bien' },
      tip: {
        en: 'Do not force it or keep pressing the button, and keep everybody clear of the door.',
        es: 'No la fuerce ni siga apretando el botón, y que nadie se ponga cerca.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\bnew\b.{0,20}\b(?:doors?|openers?)\b|\b(?:install\w*|replac\w*|put in`,
          String.raw`|swap\w*)\b.{0,25}\b(?:doors?|openers?)\b|\b(?:doors?`,
          String.raw`|openers?) (?:replacement|replaced|install\w*|quotes?)\b|\b(?:insulated`,
          String.raw`|carriage.style) (?:\w+ )?doors?\b`,
          String.raw`|\b(?:cambiar|instalar|poner)\b.{0,20}\b(?:puerta|porton|opener|motor)\b`,
          String.raw`|\b(?:puerta|porton|motor) nuev[oa]\b`,
        ].join(''),
      ),
      echo: { en: 'A door or opener to put in', es: 'Una puerta o un motor por instalar' },
      tip: {
        en: 'Have photos from inside and outside, and the rough width and height of the opening.',
        es: 'Tenga fotos de adentro y de afuera, y el ancho y alto aproximados del hueco.',
      },
      ask: {
        en: 'Is it a single or a double door?',
        es: '¿Es una puerta sencilla o doble?',
      },
    },
  ],
}
