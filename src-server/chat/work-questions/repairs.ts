import type { WorkQuestion } from './work-question.ts'

export const aboutPlumbing: readonly WorkQuestion[] = [
  {
    when: /\b(?:cabinet|gabinete)\b/,
    answer: {
      en: 'Yes, please empty the cabinet below it, and put a bowl or a towel there.',
      es: 'Sí, vacíe el gabinete de abajo, y ponga ahí una vasija o una toalla.',
    },
  },
  {
    when: /\b(?:dishwasher|washing machine|lavavajillas|lavadora)\b/,
    answer: {
      en: 'Leave it off until the drain has been looked at: it empties through the same pipe.',
      es: 'Déjela apagada hasta que revisen el desagüe: vacía por el mismo tubo.',
    },
  },
  {
    when: /\bgurgl\w*\b|\bgorgote\w*\b/,
    isTold: true,
    answer: {
      en: 'Gurgling in another drain can point to the main drain: tell the plumber, and flush as little as you can.',
      es: 'Si gorgotea otro desagüe, puede ser el drenaje principal: dígaselo al plomero, y use el baño lo menos posible.',
    },
  },
  {
    when: /\b(?:disposals?|faucets?|heaters?|toilets?|taps?|valves?|pumps?|cartridges?|llaves?|calentador|triturador|bomba)\b.*\b(?:includ\w*|extra|covers?|part of (?:it|that)|on top|separate\w*|in (?:the|that|it) ?\$?\d*|incluy\w*|aparte)\b|\b(?:includ\w*|cover|incluye)\b.*\b(?:new|nuev[oa]) (?:\w+ )?(?:disposal|faucet|heater|toilet|tap|valve|pump|llave|calentador|triturador|bomba)\b/,
    answer: {
      en: 'A new one is extra: the estimate is for the work, also for fitting it. You hear its price before it is fitted, or you buy it yourself.',
      es: 'La pieza nueva va aparte: la estimación es por el trabajo, también por ponerla. Le dicen su precio antes, o la compra usted.',
    },
  },
  {
    when: /\b(?:shut|turn|cerrar|cierro)\b.*\b(?:water|agua|valve|llave)\b.*\b(?:whole|entire|main|just|only|toda|principal|solo)\b/,
    answer: {
      en: 'If the small valve there stops it, that is enough. If there is none, or the water comes through a ceiling or a wall, close the main valve, usually where the pipe enters the house.',
      es: 'Si la llave chica de ahí lo detiene, basta. Si no hay, o el agua pasa por un techo o una pared, cierre la llave principal, casi siempre donde el tubo entra a la casa.',
    },
  },
  {
    when: /\b(?:use|flush|usar)\b.*\b(?:other|downstairs|upstairs|another|second|otro|abajo|arriba)\b.*\b(?:toilet|bath\w*|sink|shower|bano|lavabo)\b|\b(?:use|usar)\b.*\b(?:downstairs|upstairs|other|otro) (?:toilet|bath\w*|sink|shower|bano)\b/,
    answer: {
      en: 'Yes, as long as its water is on and its drain runs freely. Stop if water rises anywhere, or comes through a ceiling.',
      es: 'Sí, mientras tenga agua y su desagüe corra bien. Pare si el agua sube en algún lado o pasa por un techo.',
    },
  },
]

export const aboutElectricity: readonly WorkQuestion[] = [
  {
    when: /\b(?:second|2nd|another|two|2|three|3|both|more) (?:fans?|outlets?|lights?|fixtures?|switch(?:es)?)\b.*\b(?:price|cost|more|same|extra|pay|visit)\b|\b(?:price|cost|more|same|extra)\b.*\b(?:second|another|two|2|three|3|both) (?:fans?|outlets?|lights?|fixtures?|switch(?:es)?)\b/,
    answer: {
      en: 'Both can be done in one visit: write them in the description. The estimate does not count pieces; if more of them take more, you hear the price before it begins.',
      es: 'Se pueden hacer en una visita: escríbalos en la descripción. La estimación no cuenta piezas; si son más y cuesta más, le dicen el precio antes de empezar.',
    },
  },
  {
    when: /\b(?:fridge|refrigerator|freezer|food|refri\w*|congelador|comida)\b/,
    answer: {
      en: 'Plug the fridge into an outlet that works, with a heavy-duty extension cord for now. Where none works, keep it closed: food stays cold for about four hours, and a full freezer for two days.',
      es: 'Conecte el refrigerador a un enchufe que sirva, por ahora con una extensión gruesa. Si ninguno sirve, no lo abra: la comida aguanta unas cuatro horas, y un congelador lleno dos días.',
    },
  },
  {
    when: /\b(?:main|power|luz|principal)\b.*\b(?:back on|turn\w* on|on again|flip\w*|prender|subir)\b|\bturn\b.*\b(?:power|main)\b.*\bon\b/,
    answer: {
      en: 'If anything sparked, buzzed, smelled burnt or the panel got warm, leave the main breaker off until the electrician has looked. Otherwise it may go back on, with the breaker of that circuit off.',
      es: 'Si hubo chispas, zumbido, olor a quemado o la caja se calentó, deje abajo el interruptor principal hasta que lo vea el electricista. Si no, puede subirlo, con el de ese circuito abajo.',
    },
  },
  {
    when: /\b(?:turn|switch|shut|unplug|apag\w*|desconect\w*)\b.*\b(?:off|anything|something|everything|breaker|algo|todo)\b.*\b(?:before|comes?|gets? here|antes|lleg\w*)\b/,
    answer: {
      en: 'You do not have to: the electrician switches it off. If something there is faulty, unplug what is on it and leave its breaker off until then; the rest may stay on.',
      es: 'No hace falta: lo apaga el electricista. Si ahí algo falla, desconecte lo que tenga y deje abajo su interruptor hasta entonces; lo demás puede quedar prendido.',
    },
  },
]

export const aboutHeating: readonly WorkQuestion[] = [
  {
    when: /\b(?:dust\w*|burn\w*|odd|weird|strange|musty|polvo|quemad\w)\b.{0,24}\b(?:smell|odor|olor)\b|\bsmell\b.{0,24}\b(?:normal|dangerous|dust\w*)\b/,
    answer: {
      en: 'A dusty smell in the first hour of the season is common. If it lasts, gets stronger or turns to plastic or smoke, switch the heat off at the thermostat; with smoke or a smell of gas, go outside and call 911.',
      es: 'Un olor a polvo en la primera hora de la temporada es común. Si sigue, aumenta o huele a plástico o humo, apague la calefacción desde el termostato; con humo u olor a gas, salga y llame al 911.',
    },
  },
  {
    when: /\bgas (?:leak|line|pipe)\b|\bfuga de gas\b|\btubo de gas\b/,
    answer: {
      en: 'A leak in the gas pipe is a plumber’s work, one inside the furnace or boiler belongs to HVAC. Your gas utility makes it safe first, and its tag says where it is.',
      es: 'Una fuga en el tubo de gas es trabajo de plomería; dentro del calentón o la caldera, de calefacción. Primero la asegura su compañía de gas, y su etiqueta dice dónde está.',
    },
  },
]

export const aboutGarageDoors: readonly WorkQuestion[] = [
  {
    when: /\bsprings?\b.*\b(?:includ\w*|extra|in (?:the|that|it)|covers?|price|part of)\b|\b(?:includ\w*|covers?)\b.*\bsprings?\b|\bresortes?\b.*\b(?:incluy\w*|aparte)\b|\bincluye\b.*\bresortes?\b/,
    answer: {
      en: 'A new spring is a part, and extra: the estimate is for the work. You hear its price before it is fitted; where there are two, both are often changed, since they wear alike.',
      es: 'El resorte nuevo es una pieza y va aparte: la estimación es por el trabajo. Le dicen su precio antes de ponerlo; si hay dos, muchas veces se cambian ambos, porque se gastan igual.',
    },
  },
  {
    when: /\b(?:opener|remote|keypad|motor|control)\b.*\b(?:too|also|same|while|tambien|mismo)\b|\b(?:also|look at|tambien|revis\w*)\b.*\b(?:opener|remote|keypad|motor|control)\b/,
    answer: {
      en: 'Yes, the same visit looks at the opener too: write it in the description. What goes beyond the estimate you hear first.',
      es: 'Sí, en la misma visita se revisa también el motor: escríbalo en la descripción. Lo que pase de la estimación se lo dicen antes.',
    },
  },
]

export const aboutLocks: readonly WorkQuestion[] = [
  {
    when: /\b(?:swap\w*|chang\w*|replac\w*|new locks?|re-?key\w*|cambi\w*)\b.*\b(?:same|too|also|extra|more|while|includ\w*|tambien|mismo|aparte)\b|\bsame (?:guy|man|visit|person)\b/,
    answer: {
      en: 'The same locksmith does it in the same visit: opening a lock, repairing or changing it are in the price. A new lock is a part, and extra: you hear its price first.',
      es: 'Lo hace el mismo cerrajero en la misma visita: abrir, reparar o cambiar la cerradura está en el precio. La cerradura nueva es una pieza y va aparte: le dicen su precio antes.',
    },
  },
]

export const aboutAppliances: readonly WorkQuestion[] = [
  {
    when: /\b(?:do (?:you|they)|can (?:you|they)|work on|fix|repair|arreglan?|trabajan)\b.*\b(?:brands?|samsung|lg|whirlpool|bosch|miele|sub ?zero|viking|wolf|kitchenaid|maytag|frigidaire|ge|kenmore|marcas?)\b/,
    answer: {
      en: 'Write the brand and the model from its label in the booking form, so that somebody comes who knows it. If it cannot be repaired, the visit costs you nothing.',
      es: 'Escriba en el formulario la marca y el modelo de su etiqueta, para que vaya alguien que la conozca. Si no se puede reparar, la visita no le cuesta nada.',
    },
  },
]

export const aboutSmallJobs: readonly WorkQuestion[] = [
  {
    when: /\b(?:\d{2,3}|price|that|it|another|same)\b.*\b(?:both|together|all (?:of them|three|four|\d)|each|another \d+|same visit|same man|same guy)\b|\b(?:same man|same guy|one visit)\b/,
    answer: {
      en: 'One visit takes all of them: list each in the description. If they take more than the estimate, you hear that price before it begins, and decide.',
      es: 'En una visita caben todos: apunte cada uno en la descripción. Si cuestan más que la estimación, le dicen ese precio antes de empezar y usted decide.',
    },
  },
  {
    when: /\b(?:brackets?|mounts?|anchors?|screws?|hardware|rods?|caulk\w*|tornillos?|taquetes?|soporte)\b.*\b(?:bring|buy|need|have|includ\w*|extra|get|traen?|compr\w*|incluy\w*)\b|\b(?:bring|buy|traen?|compr\w*)\b.*\b(?:brackets?|mounts?|anchors?|screws?|hardware|rods?|caulk\w*|tornillos?|taquetes?|soporte)\b/,
    answer: {
      en: 'They bring the tools. Please have the shelf, the bracket or the rod there, and say in the description if you have no screws or anchors for your wall.',
      es: 'Ellos traen la herramienta. Tenga ahí la repisa, el soporte o el tubo, y diga en la descripción si no tiene tornillos o taquetes para su pared.',
    },
  },
]
