import type { ServiceReplies } from './service-replies.ts'

export const poolCleaning: ServiceReplies = {
  names: [
    'pool (?:clean(?:er|ers|ing)|service|maintenance|guy|man|company|tech)',
    'hot tub cleaning',
    '(?:limpieza|mantenimiento|servicio) de (?:la |mi )?(?:piscinas?|albercas?|pileta|jacuzzi)',
    'alberquer(?:o|os)|piscinero|piscineros',
  ].join('|'),
  covers: {
    en: 'skimming, vacuuming, brushing, emptying the baskets and balancing the water',
    es: 'retirar hojas, aspirar, cepillar, vaciar las canastas y balancear el agua',
  },
  tip: {
    en: 'Keep children and pets out of the water, and have your last water test ready.',
    es: 'No deje entrar al agua a niños ni mascotas, y tenga a mano su última prueba.',
  },
  ask: {
    en: 'What does the water look like, and is the pump running?',
    es: '¿Cómo se ve el agua, y está funcionando la bomba?',
  },
  problems: [
    {
      when: new RegExp(
        [
          String.raw`\b(?:hot ?tub|jacuzzi|swim spa|spa)\b.{0,40}\b(?:foam\w*|cloud\w*|smell\w*`,
          String.raw`|stink\w*|green|brown|murky|slim\w*|gross|dirty|neglected|clean\w*|funky)\b`,
          String.raw`|\b(?:foam\w*|cloudy|smelly|stinky|dirty|slimy|neglected|clean\w*|green`,
          String.raw`|brown)\b.{0,15}\b(?:hot ?tub|jacuzzi|spa)\b`,
          String.raw`|\bjacuzzi\b.{0,25}\b(?:espuma|turbi[oa]|huele|lamos[oa]|suci[oa]|verde)\b`,
          String.raw`|\b(?:limpi\w+|espuma)\b.{0,20}\bjacuzzi\b`,
        ].join(''),
      ),
      echo: { en: 'A hot tub to clean up', es: 'Un jacuzzi por limpiar' },
      tip: {
        en: 'Stay out of the water, and leave the cover closed until somebody has tested it.',
        es: 'No se meta al agua, y deje la tapa cerrada hasta que alguien la pruebe.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:pooped|poop|pooping|feces|fecal|diarrhea|threw up|vomit\w*)\b|\b(?:hizo`,
          String.raw`|se hizo) (?:popo|caca|del bano)\b|\b(?:vomito|heces|popo)\b`,
        ].join(''),
      ),
      echo: { en: 'A mess in the pool water', es: 'Una suciedad en el agua' },
      tip: {
        en: 'Keep everybody out of the water until it has been treated and tested.',
        es: 'Que nadie se meta al agua hasta que se haya tratado y probado.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:pump|filter|skimmer|pentair|hayward|motor)\b.{0,35}\b(?:hum\w*`,
          String.raw`|scream\w*|squeal\w*|loud|nois\w*|prime|primes|priming|wont|doesnt`,
          String.raw`|not (?:working|moving|running)|isnt|leak\w*|stopped|quit|died|dead|broke\w*`,
          String.raw`|torn|clogged|shuts? off|grind\w*|problem|no suction)\b`,
          String.raw`|\b(?:broken|noisy|leaking|leaky|dead|clogged)\b.{0,15}\b(?:pump|filter`,
          String.raw`|skimmer)\b`,
          String.raw`|\b(?:bomba|filtro|motor)\b.{0,30}\b(?:ruido|no (?:jala|prende|funciona`,
          '|sirve|arranca|succiona)|gotea|tira agua|tapad[oa]|quemad[oa]',
          String.raw`|descompuest[oa]|zumba)\b`,
        ].join(''),
      ),
      echo: { en: 'A pool pump or filter that acts up', es: 'Una bomba o un filtro que falla' },
      tip: {
        en: 'Turn it off at its timer or switch, and leave lids and clamps closed.',
        es: 'Apáguela desde su reloj o interruptor, y deje cerradas las tapas y abrazaderas.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!\b(?:not|isnt|no|hair went|hair turned) )\b(?:green|algae|swamp|swampy`,
          String.raw`|pea soup|tadpoles?|duckweed)\b`,
          String.raw`|(?<!\b(?:no|sin) )\b(?:verde|verdosa|algas?|lama|lamosa|pantano`,
          String.raw`|sopa de chicharo)\b`,
        ].join(''),
      ),
      echo: { en: 'A green pool or algae', es: 'Una piscina verde o con algas' },
      tip: {
        en: 'Keep everybody out of the water, and let the pump run if it sounds normal.',
        es: 'Que nadie se meta al agua, y deje andar la bomba si suena normal.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!\b(?:not|isnt|no) )\b(?:cloudy|cloud(?:s|ed|ing) up|milky|murky|hazy)\b`,
          String.raw`|\bwont (?:shock )?clear\b|\b(?:cant|cannot) see the (?:bottom|drain`,
          String.raw`|floor)\b`,
          String.raw`|\b(?:turbi[ao]|lechos[ao]|nublad[ao]|no se ve el (?:fondo|dren))\b`,
        ].join(''),
      ),
      echo: { en: 'Pool water that is cloudy', es: 'Agua turbia en la piscina' },
      tip: {
        en: 'Nobody should swim while you cannot see the bottom, and add nothing more for now.',
        es: 'Que nadie nade mientras no se vea el fondo, y no agregue nada más por ahora.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:ph|chlorine|chemicals?|chemistry|alkalinity|cyanuric|salt (?:cell`,
          String.raw`|level)|salt)\b.{0,30}\b(?:off|low|lower|high|zero|wont|wrong|over`,
          String.raw`|unbalanced|burn\w*|red|flashing|cant|out of|way)\b`,
          String.raw`|\b(?:burn\w*|red|sting\w*)\b.{0,15}\beyes\b|\beyes\b.{0,15}\bburn\w*\b`,
          String.raw`|\b(?:low|no|high|too much) (?:chlorine|salt|ph)\b`,
          String.raw`|\b(?:cloro|ph|quimicos?|sal)\b.{0,25}\b(?:no (?:sube|baja)|baj[oa]s?`,
          String.raw`|alt[oa]s?|mal|desbalancead[oa]s?|low)\b|\b(?:arden|rojos|irritados)\b`,
          String.raw`.{0,15}\bojos\b|\bojos\b.{0,15}\b(?:rojos|arden|irritados)\b`,
        ].join(''),
      ),
      echo: { en: 'Pool chemistry to put right', es: 'La química del agua por corregir' },
      tip: {
        en: 'Stay out of the water, and never mix pool chemicals; note your last test readings.',
        es: 'No se meta al agua ni mezcle químicos, y anote los resultados de su última prueba.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:open|opened|opening|close|closed|closing|winteriz\w*|shut down)\b`,
          String.raw`.{0,15}\b(?:pool|hot ?tub)\b`,
          String.raw`|\bpool\b.{0,15}\b(?:opening|closing|opened|closed|winterized)\b|\b(?:abrir`,
          String.raw`|cerrar|invernar)\b.{0,10}\b(?:alberca|piscina|pileta)\b`,
        ].join(''),
      ),
      echo: { en: 'A pool to open or close', es: 'Una piscina por abrir o cerrar' },
      tip: {
        en: 'Gather the cover, plugs and stored parts, and keep children and pets off the cover.',
        es: 'Junte la lona, los tapones y las piezas guardadas, y que nadie pise la lona.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!\b(?:no|not) )\b(?:leaves(?! (?:a|the|me|us|my|it)\b)|debris|mud|sand`,
          String.raw`|dirt|gunk|frogs?|twigs|pollen)\b|\b(?:hojas|tierra|lodo|arena|basura|ramas`,
          String.raw`|ranas?)\b`,
        ].join(''),
      ),
      echo: { en: 'Debris in the pool', es: 'Suciedad en la piscina' },
      tip: {
        en: 'Skim what floats from the edge if you can, and leave the vacuuming to us.',
        es: 'Saque desde la orilla lo que flote, y déjenos a nosotros el aspirado.',
      },
    },
  ],
}
