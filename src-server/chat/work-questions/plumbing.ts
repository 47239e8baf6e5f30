import { lightNearWater } from './several-services.ts'
import type { WorkQuestion } from './work-question.ts'

/** A heater for water */
const waterHeater = /\b(?:heaters?|boiler|hot water|tank|calentador\w*|agua caliente|tanque)\b/

export const aboutPlumbing: readonly WorkQuestion[] = [
  {
    id: 'valveStuck',
    isTold: true,
    answer: {
      en: 'Do not force it: an old valve can snap. If water still comes, close the main valve, usually where the pipe enters the house, clockwise until it stops. The plumber frees or changes the small one.',
      es: 'No la fuerce: una llave vieja se puede romper. Si sigue saliendo agua, cierre la llave principal, que suele estar donde el tubo entra a la casa, hacia la derecha. El plomero afloja o cambia la chica.',
    },
  },
  {
    id: 'smallValve',
    answer: {
      en: 'Yes: turn the small valve under it clockwise, gently, until it stops; that faucet then stays without water. If the valve does not move, do not force it: put a bowl under the drip.',
      es: 'Sí: gire la llavecita de abajo hacia la derecha, con cuidado, hasta que pare; esa llave se queda sin agua. Si no se mueve, no la fuerce: ponga un recipiente debajo.',
    },
  },
  {
    id: 'boilingWater',
    answer: {
      en: 'Better not: boiling water can loosen the joints of plastic pipes and crack a basin. A plunger or a hand snake is fine; please no chemical drain cleaner.',
      es: 'Mejor no: el agua hirviendo puede aflojar los tubos de plástico y quebrar el lavabo. Una bomba o una guía de mano sí; por favor, nada de destapacaños.',
    },
  },
  {
    id: 'plungeHardThing',
    answer: {
      en: 'No, not with something hard in there: a plunger and every flush wedge it deeper. Close the small valve behind the toilet and leave it as it is; the plumber takes it out.',
      es: 'No, si hay algo duro adentro: la bomba y cada descarga lo atoran más. Cierre la llavecita de atrás y déjelo así; el plomero lo saca.',
    },
  },
  {
    id: 'severalLeaks',
    answer: {
      en: 'The plumber can look at both in one visit: write each in the description. The estimate is for that visit, not twice; if the second one takes more, you hear the price before it begins, and decide.',
      es: 'El plomero puede ver las dos cosas en la misma visita: apúntelas en la descripción. El precio es por esa visita y no se cobra dos veces; si lo segundo cuesta más, le dicen el precio antes de empezar y usted decide.',
    },
  },
  {
    id: 'oldOneTaken',
    callsForNothing: true,
    answer: {
      en: 'Ask in the notes of your booking that the plumber takes the old one along: the estimate has no line for it, and you hear before the work begins whether it costs more. By itself, hauling it away is Junk Removal.',
      es: 'Pida en las notas de su reserva que el plomero se lleve el viejo: el precio no lo trae, y le dicen antes de empezar si cuesta más. Por separado, eso es retiro de basura.',
    },
  },
  {
    id: 'handymanForWater',
    answer: {
      en: 'With us everything that carries water is the plumber’s, a dripping faucet too; a handyman does small jobs that touch no pipe.',
      es: 'Con nosotros todo lo que lleva agua es del plomero, también una llave que gotea; los arreglos menores no tocan tubería.',
    },
  },
  {
    id: 'partPrice',
    answer: {
      en: 'What the part costs I cannot say from here: it depends on the brand and the model. The plumber names it before it is fitted, and you decide; the estimate is for the work.',
      es: 'Cuánto cuesta la pieza no lo sé desde aquí: depende de la marca y el modelo. El plomero se lo dice antes de ponerla, y usted decide; el precio es por el trabajo.',
    },
  },
  {
    id: 'emptyUnderSink',
    answer: {
      en: 'Yes, please empty the cabinet below it, and put a bowl or a towel there.',
      es: 'Sí, por favor vacíe el gabinete de abajo y ponga una cubeta o una toalla.',
    },
  },
  {
    id: 'heaterOff',
    of: waterHeater,
    topic: 'heater',
    answer: {
      en: 'Yes to both: close the cold-water valve on top of the heater, and turn its gas control to off. An electric one is switched off at its breaker. If you smell gas, touch nothing, go outside and call 911.',
      es: 'Sí, las dos: cierre la llave de agua fría de arriba y ponga en apagado el control del gas. Uno eléctrico se apaga en su interruptor. Si huele a gas, no toque nada, salga y llame al 911.',
    },
  },
  {
    id: 'whichValve',
    topic: 'heater',
    answer: {
      en: 'Of a faucet or a toilet the small valve under or behind it; of a water heater the cold-water valve on top of it, and its gas control or its breaker. If that does not stop it, the main valve, usually where the pipe enters the house: clockwise until it closes.',
      es: 'De una llave o un inodoro, la llavecita de abajo o de atrás; de un calentador, la llave de agua fría de arriba, y el control del gas o su interruptor. Si eso no lo para, la llave principal, casi siempre donde el tubo entra a la casa: a la derecha hasta que cierre.',
    },
  },
  {
    id: 'repairOrReplace',
    topic: 'heater',
    answer: {
      en: 'A water heater whose tank leaks or rusts is replaced, not repaired; a faucet or a valve can usually be repaired. The plumber looks first. A new one is extra, and you hear its price before it is fitted.',
      es: 'Un calentador con el tanque picado o que gotea se cambia, no se repara; una llave o una válvula casi siempre se repara. El plomero lo ve primero. Uno nuevo se cobra aparte, y le dicen el precio antes de instalarlo.',
    },
  },
  {
    id: 'wornWasher',
    answer: {
      en: 'It is usually a worn washer or cartridge. Shut off the water before you open the faucet, and take the old part along to buy the same one. Scale comes off if the shower head stays in vinegar overnight.',
      es: 'Casi siempre es el empaque o el cartucho gastado. Cierre el agua antes de abrirla, y lleve la pieza vieja para comprar la misma. El sarro se quita dejando la regadera una noche en vinagre.',
    },
  },
  lightNearWater,
  {
    id: 'toiletRuns',
    of: /\b(?:toilets?|commode|flush\w*|flapper|tank|inodoros?|excusados?|tazas?|wc|tanque|bano)\b/,
    answer: {
      en: 'Lift the lid of the tank. If water runs into the tube in the middle, the float is set too high: turn its screw or bend it down. If the level drops by itself, the flapper at the bottom leaks: clean it, or buy a new one; they are cheap. Until then, turn the small valve behind the toilet clockwise to stop it.',
      es: 'Levante la tapa del tanque. Si el agua entra al tubo de en medio, el flotador está muy alto: bájelo con su tornillo. Si el agua baja sola, no sella el sapito del fondo: límpielo o compre uno nuevo, cuesta poco. Mientras, la llavecita de atrás, a la derecha, lo para.',
    },
  },
  {
    id: 'drainCleaner',
    answer: {
      en: 'Use no chemical drain cleaner, please: it damages pipes, and can burn you and the plumber. If you have already poured some in, tell the plumber. A plunger or a hand snake is fine.',
      es: 'Mejor no le eche destapacaños: quema, daña el tubo y es peligroso para quien lo abra. Si ya le echó, dígaselo al plomero. Una bomba o una guía de mano sí puede usar.',
    },
  },
  {
    id: 'lowPressure',
    answer: {
      en: 'Yes, the plumber looks at it in the same visit: write it in the description. Before that, unscrew the shower head and leave it in vinegar overnight: scale is often the cause.',
      es: 'Sí, el plomero lo revisa en la misma visita: escríbalo en la descripción. Antes, desenrosque la regadera y déjela una noche en vinagre: muchas veces es sarro.',
    },
  },
  {
    id: 'whichWay',
    answer: {
      en: 'Clockwise, to the right, until it stops. The small valve for a toilet or a sink is behind or below it; the main valve is usually where the pipe enters the house.',
      es: 'A la derecha, hasta que se detenga. La llavecita de un inodoro o lavabo está atrás o abajo; la principal suele estar donde el tubo entra a la casa.',
    },
  },
  {
    id: 'heaterNoise',
    of: waterHeater,
    answer: {
      en: 'Rumbling usually comes from sediment in the tank and is rarely dangerous: turn the temperature down for now. If its relief valve steams or hisses, shut it off. If you smell gas, go outside and call 911.',
      es: 'El ruido casi siempre es sarro en el tanque y rara vez es peligroso: por ahora baje la temperatura. Si la válvula echa vapor o silba, apáguelo. Si huele a gas, salga y llame al 911.',
    },
  },
  {
    id: 'plumberOrRoofer',
    answer: {
      en: 'A spot below a bathroom or a pipe is mostly the plumbing, one below the attic that grows with the rain mostly the roof. If it turns out to be the other, you owe nothing for work that could not be done, and hear the price of what is needed first.',
      es: 'Una mancha debajo de un baño o un tubo casi siempre es de plomería; debajo del ático, si crece con la lluvia, del techo. Si resulta ser lo otro, no debe nada por lo que no se pudo hacer, y oye antes el precio de lo que haga falta.',
    },
  },
  {
    id: 'machineWithDrain',
    answer: {
      en: 'Leave it off until the drain has been looked at: it empties through the same pipe.',
      es: 'Déjela apagada hasta que revisen el desagüe: vacía por el mismo tubo.',
    },
  },
  {
    id: 'gurgling',
    isTold: true,
    answer: {
      en: 'Gurgling in another drain can point to the main drain: tell the plumber, and flush as little as you can.',
      es: 'Si gorgotea otro desagüe, puede ser el drenaje principal: dígaselo al plomero, y use el baño lo menos posible.',
    },
  },
  {
    id: 'newPartIncluded',
    answer: {
      en: 'A new one is extra: the estimate is for the work, also for fitting it. You hear its price before it is fitted, or you buy it yourself.',
      es: 'La pieza nueva va aparte: el precio es por el trabajo, también por ponerla. Le dicen su precio antes, o la compra usted.',
    },
  },
  {
    id: 'mainValve',
    answer: {
      en: 'If the small valve there stops it, that is enough. If there is none, or the water comes through a ceiling or a wall, close the main valve, usually where the pipe enters the house.',
      es: 'Si la llave chica de ahí lo detiene, basta. Si no hay, o el agua pasa por un techo o una pared, cierre la llave principal, casi siempre donde el tubo entra a la casa.',
    },
  },
  {
    id: 'otherBath',
    answer: {
      en: 'Yes, as long as its water is on and its drain runs freely. Stop if water rises anywhere, or comes through a ceiling.',
      es: 'Sí, mientras tenga agua y su desagüe corra bien. Pare si el agua sube en algún lado o pasa por un techo.',
    },
  },
  {
    id: 'frozenPipe',
    answer: {
      en: 'If the pipe bulges, is split or drips, close the main valve first and heat nothing. Otherwise open the faucet that it feeds, and warm it gently with a hair dryer or warm towels, from the faucet backward; never with a flame. Keep the dryer and yourself out of any water.',
      es: 'Si el tubo se hinchó, se rajó o gotea, primero cierre la llave principal y no caliente nada. Si no, abra la llave que alimenta y caliéntelo poco a poco con una secadora de pelo o toallas tibias, de la llave hacia atrás; nunca con fuego. Que la secadora y usted no toquen agua.',
    },
  },
]
