import { oxygenNearFire } from './several-services.ts'
import type { WorkQuestion } from './work-question.ts'

/** The air conditioner, or the heat of a summer */
const cooling =
  /\b(?:ac|a c|acs|air|cool\w*|mini ?splits?|heat pumps?|freon|aires?|clima|enfri\w*|hot|calor)\b/

/** Whatever heats, or the cold */
const heating =
  /\b(?:heat\w*|furnaces?|boilers?|radiators?|cold|freez\w*|warm|calefac\w*|calent\w*|caldera|radiador\w*|frio|estufa|horno|oven|stove)\b/

export const aboutElectricity: readonly WorkQuestion[] = [
  {
    id: 'fanBox',
    answer: {
      en: 'Taking the old light down and putting the fan up is the job. A box strong enough for a fan is a separate part: they check first whether it is needed, and you hear its price before it is fitted.',
      es: 'Quitar la lámpara vieja y poner el abanico es el trabajo. Una caja que aguante un abanico es una pieza: primero revisan, y le dicen su precio antes de ponerla.',
    },
  },
  {
    id: 'handymanForWires',
    answer: {
      en: 'With us everything that is wired is the electrician’s, a fan or a light too; a handyman does small jobs that no wire runs to.',
      es: 'Aquí todo lo que lleva cables es del electricista, también un extractor o una lámpara; el todólogo hace trabajos pequeños sin cables.',
    },
  },
  {
    id: 'checkBreaker',
    answer: {
      en: 'Yes: look for a breaker that has tripped, push it fully off and then on, once; and press RESET on the outlets with buttons in the kitchen, the baths and the garage. If it trips again, or anything is warm or smells, leave it off.',
      es: 'Sí: busque un interruptor botado, bájelo del todo y súbalo una vez; y oprima RESET en los enchufes con botón de la cocina, los baños y la cochera. Si vuelve a botarse, o algo está caliente o huele, déjelo apagado.',
    },
  },
  {
    id: 'sleepThere',
    answer: {
      en: 'Tonight, better in another room. Leave that circuit’s breaker off, use nothing on it, and check that a smoke alarm works near you. If you smell burning or hear crackling, go outside and call 911.',
      es: 'Esta noche mejor en otro cuarto. Deje abajo el interruptor de ese circuito, no use nada de ahí, y vea que cerca sirva una alarma de humo. Si huele a quemado o truena, salga y llame al 911.',
    },
  },
  {
    id: 'severalFaults',
    answer: {
      en: 'Yes, one visit takes them all: write each in the description. The estimate does not count pieces; if more of them take more, you hear the price before it begins.',
      es: 'Sí, todo se ve en una visita: escríbalo en la descripción. El precio no cuenta piezas; si lleva más, se lo dicen antes de empezar.',
    },
  },
  {
    id: 'newPanel',
    answer: {
      en: 'No, a whole new panel is not in that estimate: it covers finding the fault and repairing it. If one is needed, you hear its price first and decide.',
      es: 'No, un panel nuevo completo no va en ese precio: cubre encontrar la falla y repararla. Si hace falta cambiarlo, le dicen antes el precio y usted decide.',
    },
  },
  {
    id: 'smokeAlarms',
    isTold: true,
    answer: {
      en: 'Yes, the electrician puts in smoke alarms too, wired ones as well: write how many and where in the description. The alarm itself is extra, or you buy it.',
      es: 'Sí, el electricista también pone alarmas de humo, conectadas o de pila: escriba cuántas y dónde en la descripción. La alarma va aparte, o la compra usted.',
    },
  },
  {
    id: 'breakerTrips',
    of: /\b(?:trip\w*|pop(?:s|ped|ping)?|kick\w*|brinc\w+|bot(?:a|o|aba|ando)|salt\w+|se (?:baja|cae|dispara))\b/,
    answer: {
      en: 'It may well be: a breaker that trips protects wires that carry too much. Switch it on again once at most, with less plugged in; if it trips again, leave it off until the electrician has looked.',
      es: 'Puede ser: el breaker que brinca protege cables que llevan demasiada carga. Súbalo una vez cuando mucho, con menos cosas conectadas; si vuelve a brincar, déjelo abajo hasta que lo revise el electricista.',
    },
  },
  {
    id: 'otherBreaker',
    answer: {
      en: 'Yes: what is on another breaker can stay on, as long as nothing there gets warm, buzzes or smells.',
      es: 'Sí: lo que está en otro interruptor puede seguir prendido, mientras nada ahí se caliente, zumbe o huela.',
    },
  },
  {
    id: 'fridgeWithoutPower',
    of: /\b(?:fridges?|freezers?|refrigerators?|ice ?box|refri\w*|neveras?|congelador\w*|hielera)\b/,
    answer: {
      en: 'Plug the fridge into an outlet that works, with a heavy-duty extension cord for now: an ordinary one gets hot. Where none works, keep it closed: food stays cold for about four hours, and a full freezer for two days.',
      es: 'Conecte el refrigerador a un enchufe que sirva, por ahora con una extensión gruesa: una común se calienta. Si ninguno sirve, no lo abra: la comida aguanta unas cuatro horas, y un congelador lleno dos días.',
    },
  },
  {
    id: 'powerBackOn',
    answer: {
      en: 'If anything sparked, buzzed, smelled burnt or the panel got warm, leave the main breaker off until the electrician has looked. Otherwise it may go back on, with the breaker of that circuit off.',
      es: 'Si hubo chispas, zumbido, olor a quemado o la caja se calentó, deje abajo el interruptor principal hasta que lo vea el electricista. Si no, puede subirlo, con el de ese circuito abajo.',
    },
  },
  {
    id: 'offBeforeVisit',
    answer: {
      en: 'You do not have to: the electrician switches it off. If something there is faulty, unplug what is on it and leave its breaker off until then; the rest may stay on.',
      es: 'No hace falta: lo apaga el electricista. Si ahí algo falla, desconecte lo que tenga y deje abajo su interruptor hasta entonces; lo demás puede quedar prendido.',
    },
  },
]

export const aboutHeating: readonly WorkQuestion[] = [
  oxygenNearFire,
  {
    id: 'fuelTypes',
    answer: {
      en: 'Yes: oil, gas and electric heating, with radiators or ducts, is all HVAC work. Write the fuel, the make and its age in the description, so that the right person comes.',
      es: 'Sí: la calefacción de aceite, gas o eléctrica, con radiadores o ductos, es trabajo de climatización. Ponga en la descripción el combustible, la marca y los años, para que venga quien la conoce.',
    },
  },
  {
    id: 'waterMayStayOn',
    answer: {
      en: 'If it is the air conditioner that drips, your water can stay on: switch the cooling off, and keep a bucket under it. If a boiler or a radiator leaks, close the valve that feeds it.',
      es: 'Si lo que gotea es el aire, el agua de la casa puede quedar abierta: apague el aire y ponga una cubeta debajo. Si es la caldera o un radiador, cierre la llave que lo alimenta.',
    },
  },
  {
    id: 'drainLineIncluded',
    of: cooling,
    answer: {
      en: 'Clearing the drain line of the air conditioner is part of that visit, at the same price.',
      es: 'Destapar el drenaje del aire es parte de esa visita, al mismo precio.',
    },
  },
  {
    id: 'stayCool',
    of: cooling,
    isTold: true,
    answer: {
      en: 'Fans, closed blinds, cool drinks and the coolest room. If an older person gets confused, faint or stops sweating, call 911.',
      es: 'Ventiladores, cortinas cerradas, bebidas frescas y el cuarto más fresco. Si una persona mayor se confunde, se desmaya o deja de sudar, llame al 911.',
    },
  },
  {
    id: 'heatMayStayOn',
    of: heating,
    topic: 'check',
    answer: {
      en: 'Without a smell, a bang or an alarm it may stay on until somebody comes, with a carbon monoxide alarm that works: if that sounds or anybody feels dizzy or sick, go outside and call 911. If it blows only cold or keeps cutting out, set the thermostat to off until then.',
      es: 'Si no huele, no truena y no suena ninguna alarma, puede quedarse prendida hasta que lleguen, con una alarma de monóxido que funcione: si suena o alguien se marea o se siente mal, salgan y llamen al 911. Si solo sopla frío o se corta a cada rato, apáguela en el termostato mientras tanto.',
    },
  },
  {
    id: 'checkCooling',
    of: cooling,
    topic: 'check',
    answer: {
      en: 'Three things: the thermostat on cool and set below the room, the air filter, which must not be clogged, and the breaker. If there is ice on the pipes, switch the cooling off and leave only the fan on.',
      es: 'Tres cosas: el termostato en frío y más bajo que el cuarto, el filtro de aire, que no esté tapado, y el interruptor. Si hay hielo en los tubos, apague el frío y deje solo el ventilador.',
    },
  },
  {
    id: 'checkHeating',
    of: heating,
    topic: 'check',
    answer: {
      en: 'Three things: the thermostat, with its batteries, set to heat and above the room; the breaker and the red switch of the unit; and with radiators, whether the boiler’s gauge shows pressure. Do not open the unit.',
      es: 'Tres cosas: el termostato, con pilas, en calor y más alto que el cuarto; el interruptor y el apagador rojo del equipo; y con radiadores, si el reloj de la caldera marca presión. No abra nada del equipo.',
    },
  },
  {
    id: 'refrigerant',
    of: cooling,
    answer: {
      en: 'Refrigerant is not in the estimate, which covers finding the fault and repairing it. If some has to be added, you hear its price first and decide.',
      es: 'El refrigerante no está en el precio: este cubre encontrar la falla y repararla. Si hay que agregar, primero le dicen el precio y usted decide.',
    },
  },
  {
    // 'You said to leave it off if it bangs'
    id: 'heaterBangs',
    of: heating,
    isTold: true,
    answer: {
      en: 'Please switch it off at the thermostat and leave it off until the professional has seen it: a bang at the start can be fuel that lights late. If you smell gas, oil or smoke, go outside and call 911.',
      es: 'Por favor apáguelo en el termostato y déjelo apagado hasta que lo revisen: un tronido al arrancar puede ser gas o aceite que prende tarde. Si huele a gas, aceite o humo, salga y llame al 911.',
    },
  },
  {
    id: 'heatWithOven',
    of: heating,
    isTold: true,
    topic: 'warmth',
    answer: {
      en: 'Never heat with an oven, a stove or a grill: they give off carbon monoxide, which kills unnoticed. An electric heater is fine while somebody is awake beside it: three feet from everything, plugged straight into the wall. Dial 211 for a warm place near you.',
      es: 'Nunca caliente con horno, estufa ni asador: sueltan monóxido de carbono, que mata sin que se note. Un calentador eléctrico sí, con alguien despierto al lado: a un metro de todo y directo al enchufe. Marque 211 si necesita un lugar con calefacción.',
    },
  },
  {
    id: 'keepWarm',
    of: heating,
    topic: 'warmth',
    answer: {
      en: 'Keep everyone in one room with the door closed, in layers; a baby sleeps safest on its back in its own crib, without loose blankets. An electric heater only while somebody is awake beside it: three feet from everything, plugged straight into the wall. Never an oven or a grill. Dial 211 for a warm place near you.',
      es: 'Quédense todos en un cuarto con la puerta cerrada y bien abrigados; un bebé duerme más seguro boca arriba en su cuna, sin cobijas sueltas. Un calentador eléctrico solo con alguien despierto al lado: a un metro de todo y directo al enchufe. Nunca el horno ni un asador. Marque 211 si necesita un lugar con calefacción.',
    },
  },
  {
    id: 'dustySmell',
    of: heating,
    answer: {
      en: 'A dusty smell in the first hour of the season is common. If it lasts, gets stronger or turns to plastic or smoke, switch the heat off at the thermostat; with smoke or a smell of gas, go outside and call 911.',
      es: 'Un olor a polvo en la primera hora de la temporada es común. Si sigue, aumenta o huele a plástico o humo, apague la calefacción desde el termostato; con humo u olor a gas, salga y llame al 911.',
    },
  },
  {
    id: 'whoMendsGasLeak',
    answer: {
      en: 'A leak in the gas pipe is a plumber’s work, one inside the furnace or boiler belongs to HVAC. Your gas utility makes it safe first, and its tag says where it is.',
      es: 'Una fuga en el tubo de gas es trabajo de plomería; dentro del calentón o la caldera, de calefacción. Primero la asegura su compañía de gas, y su etiqueta dice dónde está.',
    },
  },
  {
    id: 'airFilter',
    answer: {
      en: 'Every one to three months, more often with pets: with the system off, slide the old one out and fit one of the same size, the arrow toward the unit. That takes no visit.',
      es: 'Cada uno a tres meses, más seguido con mascotas: con el equipo apagado, saque el viejo y ponga uno del mismo tamaño, con la flecha hacia el equipo. Para eso no hace falta una visita.',
    },
  },
]
