import type { ServiceReplies } from './service-replies.ts'

export const junkRemoval: ServiceReplies = {
  names: [
    'junk (?:removal|haul(?:er|ers|ing)|guys?|pick.?up)',
    '|(?:trash|debris|furniture|appliance|mattress) (?:removal|haul(?:er|ers|ing))',
    '|haul.?away|hauling',
    '|(?:retiro|recoleccion|recogida) de (?:basura|escombros?|muebles|cacharros',
    '|chatarra|trastes)',
  ].join(''),
  covers: {
    en: 'carrying it out from where it stands, loading, hauling and sweeping up',
    es: 'sacarlo de donde esté, cargarlo, llevárselo y barrer al final',
  },
  tip: {
    en: 'Put a note on everything that stays, and clear a path to the rest.',
    es: 'Ponga una nota en todo lo que se queda, y despeje el paso hacia lo demás.',
  },
  ask: { en: 'What has to go, and from which floor?', es: '¿Qué hay que llevarse y de qué piso?' },
  problems: [
    {
      when: /\bhot tubs?\b|\bspas?\b|\bjacuzzis?\b|\btinas? de hidromasaje\b/,
      echo: { en: 'A hot tub to haul away', es: 'Un jacuzzi por retirar' },
      tip: {
        en: 'Drain it with a hose if you can, and leave its wiring to an electrician.',
        es: 'Vacíelo con una manguera si puede, y deje el cableado a un electricista.',
      },
      ask: {
        en: 'Is it drained and unplugged, and how wide is the way out?',
        es: '¿Ya está vacío y desconectado, y qué tan ancha es la salida?',
      },
    },
    {
      when: /\bpianos?\b|\borgan\b/,
      echo: { en: 'A piano or organ to haul away', es: 'Un piano u órgano por retirar' },
      tip: {
        en: 'Do not try to tip or roll it alone, and count the steps on its way out.',
        es: 'No intente inclinarlo ni rodarlo por su cuenta, y cuente los escalones hasta la salida.',
      },
      ask: {
        en: 'Which floor is it on, and are there steps?',
        es: '¿En qué piso está, y hay escalones?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:tenants?|estate|whole (?:apartment|house|place|unit)|clean.?outs?`,
          String.raw`|clear.?outs?|evict\w*|storage unit|hoard\w*|50 years of|passed`,
          String.raw`|inquilin[oa]s?|desalojo|vaciar)\b`,
        ].join(''),
      ),
      echo: { en: 'A place to clear out', es: 'Un lugar que hay que vaciar' },
      tip: {
        en: 'Take papers, keys, photos and medicines out first, and mark what must stay.',
        es: 'Saque primero papeles, llaves, fotos y medicinas, y marque lo que se queda.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:fridge|refrigerator|freezer|washer|dryer|dishwasher|stove|water heater`,
          '|appliances?|refri|refrigerador|congelador|lavadora|secadora|estufa',
          String.raw`|calentador)\b`,
        ].join(''),
      ),
      echo: { en: 'Old appliances to haul away', es: 'Aparatos viejos por retirar' },
      tip: {
        en: 'Empty them and unplug what has a plug, with a towel under a thawing fridge.',
        es: 'Vacíelos y desconecte lo que tenga clavija, con una toalla bajo el refrigerador.',
      },
      ask: {
        en: 'How many are there, and on which floor?',
        es: '¿Cuántos son, y en qué piso están?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:tvs?|televisions?|monitors?|computers?|electronics|printers?`,
          String.raw`|televisor(?:es)?|teles?|computadoras?|monitores|electronicos?)\b`,
        ].join(''),
      ),
      echo: { en: 'Old electronics to haul away', es: 'Aparatos electrónicos viejos por retirar' },
      tip: {
        en: 'Take personal data and memory cards out first, and do not break any screens.',
        es: 'Saque antes sus datos y tarjetas de memoria, y no rompa ninguna pantalla.',
      },
      ask: {
        en: 'How many are there, and on which floor?',
        es: '¿Cuántos son, y en qué piso están?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:couch(?:es)?|sofas?|sleeper|sectionals?|mattress(?:es)?|armchairs?`,
          '|recliners?|dressers?|box ?springs?|futon|furniture|sillon(?:es)?',
          String.raw`|colchon(?:es)?|muebles?|sala vieja)\b`,
        ].join(''),
      ),
      echo: { en: 'Old furniture to haul away', es: 'Muebles viejos por retirar' },
      tip: {
        en: 'Empty the drawers, look under the cushions, and say so if there have been bedbugs.',
        es: 'Vacíe los cajones, mire bajo los cojines, y avise si hubo chinches.',
      },
      ask: {
        en: 'How many pieces are there, and on which floor?',
        es: '¿Cuántas piezas son, y en qué piso están?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:branches|brush|(?:of|the|and|bagged) leaves|leaves (?:&|and)|sod`,
          '|yard (?:waste|debris)|limbs|stumps?|logs|xmas tree|christmas tree|ramas',
          String.raw`|hojas|troncos|pasto|poda)\b`,
        ].join(''),
      ),
      echo: { en: 'Yard waste to haul away', es: 'Desechos de jardín por retirar' },
      tip: {
        en: 'Pile it where a truck gets close, and bag the loose leaves if you can.',
        es: 'Júntelo donde llegue un camión, y embolse las hojas sueltas si puede.',
      },
      ask: {
        en: 'About how many bags or pickup loads is it?',
        es: '¿Más o menos cuántas bolsas o camionetas son?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:drywall|concrete|shingles|bricks?|tiles?|lumber|construction|demolition`,
          '|debris|rubble|scraps|shed|playset|swing ?set|carpet|escombros?|cascajo',
          String.raw`|ladrillos|concreto|madera|cobertizo)\b`,
        ].join(''),
      ),
      echo: { en: 'Debris or something torn down to remove', es: 'Escombros o restos por retirar' },
      tip: {
        en: 'Keep children away from the pile, and keep paint and chemicals apart from it.',
        es: 'Mantenga a los niños lejos del montón, y aparte pinturas y químicos.',
      },
      ask: {
        en: 'About how many pickup loads is it?',
        es: '¿Más o menos cuántas camionetas son?',
      },
    },
  ],
}
