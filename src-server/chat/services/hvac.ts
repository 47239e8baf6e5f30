import type { ServiceReplies } from './service-replies.ts'

export const hvac: ServiceReplies = {
  names: [
    String.raw`h\.?v\.?a\.?c\.?`,
    '|(?:ac|air conditioning|air conditioner|heating|furnace',
    '|heating and cooling) (?:repairs?|service|tech|techs|guy|company|technicians?',
    '|contractors?)|heating and (?:cooling|air)',
    '|(?:reparacion|servicio|tecnicos?) de(?:l)? (?:aire(?: acondicionado)?',
    '|calefaccion|clima)|calefaccion y (?:aire|enfriamiento)',
  ].join(''),
  covers: {
    en: 'a check of the system, the repair or tune-up and a test run',
    es: 'la revisión del sistema, la reparación o el mantenimiento y una prueba',
  },
  tip: {
    en: 'Check the thermostat’s setting and its batteries, and that the vents are open.',
    es: 'Revise el ajuste y las pilas del termostato, y que las rejillas estén abiertas.',
  },
  ask: {
    en: 'What kind of system is it, and how old?',
    es: '¿Qué tipo de sistema es y qué edad tiene?',
  },
  problems: [
    {
      when: /\b(?:one|this|that|the|just|only|bedroom|bathroom|living room|my) radiator\b.{0,40}\b(?:cold|not (?:hot|warm)|wont|doesnt)\b|\b(?:cold|just (?:the )?one) radiator\b/,
      echo: { en: 'A radiator that stays cold', es: 'Un radiador que no calienta' },
      tip: {
        en: 'Check that the valve on that radiator is open; where the others are warm, the thermostat and the boiler are fine.',
        es: 'Vea que la llave de ese radiador esté abierta; si los demás calientan, el termostato y la caldera están bien.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:ice|iced|icing|frost|frozen|froze)\b`,
          String.raw`.{0,30}\b(?:coils?|lines?|pipes?|unit|ac|outside unit|condenser|compressor`,
          String.raw`|heat pump)\b`,
          String.raw`|\b(?:coils?|lines?|unit|ac|condenser|heat pump)\b`,
          String.raw`.{0,30}\b(?:iced|icing|frozen|froze|freezing up|freezes|ice on)\b`,
          String.raw`|\b(?:hielo|congel\w*|escarcha)\b`,
          String.raw`.{0,25}\b(?:aire|clima|tubo|unidad|minisplit|serpentin)\b`,
          String.raw`|\b(?:aire|clima|tubo|unidad|minisplit)\b`,
          String.raw`.{0,25}\b(?:hielo|se congela|congelad[oa])\b`,
        ].join(''),
      ),
      echo: { en: 'Ice on the unit or its lines', es: 'Hielo en el equipo o sus tubos' },
      tip: {
        en: 'Switch cooling off and let only the fan run, so the ice can melt.',
        es: 'Apague el enfriamiento y deje solo el ventilador, para que el hielo se derrita.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:ac|air conditioner|air handler|attic unit|furnace|unit|mini.?split`,
          String.raw`|drain pan)\b.{0,35}(?<!\b(?:no|not) )\b(?:leak\w* (?:water|everywhere|onto`,
          String.raw`|on)|leak(?:s|ing)?|drip\w*|puddle|pan is full)\b`,
          String.raw`|\bwater (?:is )?(?:leaking|dripping|coming)\b`,
          String.raw`.{0,25}\b(?:ac|air handler|attic unit|furnace|unit|mini.?split)\b`,
          String.raw`|\b(?:aire|clima|minisplit)\b.{0,25}\b(?:gotea\w*|tira(?:ndo)? agua|escurre)\b`,
        ].join(''),
      ),
      echo: {
        en: 'Water from the heating or cooling unit',
        es: 'Agua que sale del equipo de clima',
      },
      tip: {
        en: 'Switch the system off at the thermostat and put a towel or a pan under the drip.',
        es: 'Apague el sistema en el termostato y ponga una toalla o un recipiente bajo la gotera.',
      },
      until: {
        en: 'Leave it off at the thermostat until somebody has looked: each hour of cooling adds water. Keep a pan under the drip, and stay out from under a ceiling that sags.',
        es: 'Déjelo apagado en el termostato hasta que lo revisen: cada hora que enfría suelta más agua. Ponga un recipiente bajo la gotera, y no se ponga debajo de un techo que se cuelga.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:short.?cycl\w*|turns? on and off|(?:kicks?|comes?|goes`,
          '|cycles?) on and off|starts and stops|se prende y se apaga',
          String.raw`|prende y (?:se )?apaga)\b`,
        ].join(''),
      ),
      echo: {
        en: 'A system that keeps starting and stopping',
        es: 'Un sistema que arranca y para seguido',
      },
      tip: {
        en: 'Check that the filter is clean and the vents are open, and note how often it starts.',
        es: 'Revise que el filtro esté limpio y las rejillas abiertas, y anote cada cuánto arranca.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:ac|air conditioner|air conditioning|furnace|(?<!water )heater|heat pump`,
          String.raw`|boiler|hvac|unit|heating|mini.?split)\b`,
          String.raw`.{0,20}\b(?:wont|doesnt|does not|not|will not|isnt) (?:turn(?:ing)? on`,
          String.raw`|start(?:ing)?|com(?:e|ing) on|kick(?:ing)? on|fire|light|ignit\w*)\b`,
          String.raw`|\b(?:aire|clima|calefaccion|calenton|minisplit)\b`,
          String.raw`.{0,15}\bno (?:prende|enciende|arranca)\b`,
        ].join(''),
      ),
      echo: {
        en: 'Heating or cooling that will not start',
        es: 'Un clima o calefacción que no arranca',
      },
      tip: {
        en: 'Check the thermostat’s batteries and the breaker; if that trips again, leave it off.',
        es: 'Revise las pilas del termostato y el interruptor; si vuelve a dispararse, déjelo abajo.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:ac|air conditioner|air conditioning|central air|mini.?split)\b`,
          String.raw`.{0,30}\b(?:warm|hot air|not cool\w*|(?:isnt|doesnt|wont|not`,
          String.raw`|stopped) (?:cool\w*|blow\w* cold|work\w*)|broke\w*|died|quit|is out|went out`,
          String.raw`|dead)\b|\bno (?:ac|cool air|cold air|air conditioning)\b`,
          String.raw`|\bvents\b.{0,20}\b(?:blow\w*) (?:warm|hot)\b`,
          String.raw`|\b(?:aire|aire acondicionado|clima|minisplit)\b`,
          String.raw`.{0,20}\b(?:no (?:enfria|sirve|funciona)|caliente|tibio)\b`,
        ].join(''),
      ),
      echo: { en: 'Trouble with the air conditioning', es: 'Una falla del aire acondicionado' },
      tip: {
        en: 'Check for a clogged filter, close the blinds, and let it rest now and then.',
        es: 'Revise si el filtro está tapado, cierre las persianas, y no lo deje trabajar sin descanso.',
      },
      until: {
        en: 'Until then, close the blinds, open windows at night, drink plenty, and bring small children and old people somewhere cool.',
        es: 'Mientras tanto, cierre las persianas, abra las ventanas de noche, tomen mucha agua, y lleve a niños chicos y mayores a un lugar fresco.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\bno heat\b`,
          String.raw`|\b(?:furnace|(?<!water )heater|heat pump|boiler|radiators?|heating`,
          String.raw`|heat)\b.{0,30}\b(?:blow\w* (?:cold|cool)|cold|not (?:heat\w*|work\w*)`,
          String.raw`|(?:isnt|doesnt|wont|stopped) (?:heat\w*|work\w*|warm\w*)|went out|is out`,
          String.raw`|died|quit|dead|broke\w*)\b`,
          String.raw`|\b(?:calefaccion|calenton|radiador)\b`,
          String.raw`.{0,20}\b(?:no (?:calienta|sirve|funciona)|frio|fria)\b`,
          String.raw`|\b(?:sin|no hay|no tengo) calefaccion\b`,
        ].join(''),
      ),
      echo: { en: 'Trouble with the heating', es: 'Una falla de la calefacción' },
      tip: {
        en: 'Check that the thermostat is set to heat, and never warm rooms with the oven.',
        es: 'Revise que el termostato esté en calor, y nunca caliente los cuartos con el horno.',
      },
      until: {
        en: 'Until then, live in one room with its door shut; keep a space heater three feet from everything and off while you sleep, and let faucets trickle so that no pipe freezes.',
        es: 'Mientras tanto, quédense en un cuarto con la puerta cerrada; el calefactor, a un metro de todo y apagado al dormir, y deje correr un hilo de agua para que no se congele un tubo.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:ac|air conditioner|furnace|(?<!water )heater|heat pump|boiler|radiators?`,
          String.raw`|condenser|unit|blower|system|return)\b`,
          String.raw`.{0,35}\b(?:nois\w+|loud\w*|bang\w*|rattl\w*|squeal\w*|screech\w*|grind\w*`,
          String.raw`|whistl\w*|hum(?:s|ming)|knock\w*|clank\w*)\b`,
          String.raw`|\b(?:aire|clima|calefaccion|minisplit|unidad)\b`,
          String.raw`.{0,25}\b(?:ruidos?|suena|truena|rechina|zumba)\b`,
        ].join(''),
      ),
      echo: { en: 'Heating or cooling that makes noise', es: 'Un equipo de clima que hace ruido' },
      tip: {
        en: 'Switch it off if the noise is loud or new, and record it with your phone.',
        es: 'Apáguelo si el ruido es fuerte o nuevo, y grábelo con su teléfono.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:tune.?ups?|maintenance|(?:annual|yearly|seasonal) (?:service|check\w*`,
          String.raw`|inspection)|mantenimiento|servicio anual)\b`,
        ].join(''),
      ),
      echo: { en: 'A tune-up of the system', es: 'El mantenimiento del sistema' },
      tip: {
        en: 'Clear some space around the unit, and have the filter size at hand.',
        es: 'Despeje el espacio alrededor del equipo, y tenga a mano la medida del filtro.',
      },
    },
  ],
}
