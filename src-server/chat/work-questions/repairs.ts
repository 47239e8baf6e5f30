import { lintInVent } from './several-services.ts'
import type { WorkQuestion } from './work-question.ts'

export const aboutGarageDoors: readonly WorkQuestion[] = [
  {
    id: 'carOut',
    answer: {
      en: 'Better not until it has been checked: a door with a bad spring can drop. Leave the opener alone too: the car comes out once somebody has seen to the door.',
      es: 'Mejor no hasta que la revisen: con un resorte malo la puerta se puede caer. Tampoco use el motor: el carro sale cuando alguien haya revisado la puerta.',
    },
  },
  {
    id: 'springIncluded',
    answer: {
      en: 'A new spring is a part, and extra: the estimate is for the work. You hear its price before it is fitted; where there are two, both are often changed, since they wear alike.',
      es: 'El resorte nuevo es una pieza y va aparte: el precio es por el trabajo. Le dicen su precio antes de ponerlo; si hay dos, muchas veces se cambian ambos, porque se gastan igual.',
    },
  },
  {
    id: 'openerToo',
    answer: {
      en: 'Yes, the same visit looks at the opener too: write it in the description. What goes beyond the estimate you hear first.',
      es: 'Sí, en la misma visita se revisa también el motor: escríbalo en la descripción. Lo que pase del precio se lo dicen antes.',
    },
  },
  {
    id: 'openByHand',
    of: /^(?!.*\b(?:springs?|cables?|bang|crooked|hangs?|hanging|snapped|resortes?|chuec[oa]|colgando|trono)\b)/,
    answer: {
      en: 'Only with a sound spring and the door all the way down: then pull the red cord, and lift it slowly with two people. A door that is open stays as it is. If it feels heavy, hangs crooked or something snapped or banged, leave it: it can drop.',
      es: 'Solo con el resorte bueno y la puerta abajo del todo: jale el cordón rojo y levántela despacio entre dos. Una puerta abierta se queda como está. Si pesa mucho, está chueca o algo tronó o se zafó, no la toque: se puede caer.',
    },
  },
]

export const aboutLocks: readonly WorkQuestion[] = [
  {
    id: 'keypadCode',
    answer: {
      en: 'Ask for a keypad lock in the description, and give the phone number to text the code to. The lock itself is extra. If it takes a key, the keys go to whoever is there.',
      es: 'Pida en la descripción una chapa con teclado, y diga a qué teléfono le mandan la clave. La chapa va aparte. Si es de llave, se la dan a quien esté ahí.',
    },
  },
  {
    id: 'renterLocks',
    answer: {
      en: 'If you rent, ask your landlord first, in writing: most leases allow new locks only with consent, and the landlord gets a copy of the key. The locksmith asks for proof that you live there.',
      es: 'Si renta, pregunte antes al dueño, por escrito: casi todos los contratos piden su permiso para cambiar chapas, y hay que darle copia de la llave. El cerrajero pide una prueba de que usted vive ahí.',
    },
  },
  {
    id: 'sameVisitLock',
    answer: {
      en: 'The same locksmith does it in the same visit: opening a lock, repairing or changing it are in the price. A new lock is a part, and extra: you hear its price first.',
      es: 'Lo hace el mismo cerrajero en la misma visita: abrir, reparar o cambiar la cerradura está en el precio. La cerradura nueva es una pieza y va aparte: le dicen su precio antes.',
    },
  },
  {
    id: 'rekeyOrReplace',
    answer: {
      en: 'If the lock works well, a new key pattern is enough: the old keys stop working, and the lock stays. A worn or damaged one is changed, and the new lock is extra.',
      es: 'Si la chapa sirve, basta con cambiarle la combinación: las llaves viejas dejan de abrir y la chapa se queda. Una gastada o dañada se cambia, y la nueva va aparte.',
    },
  },
]

export const aboutAppliances: readonly WorkQuestion[] = [
  {
    id: 'bakeMeanwhile',
    of: /\b(?:ovens?|stoves?|ranges?|cooktops?|burners?|hornos?|estufas?|hornillas?)\b/,
    answer: {
      en: 'Better not while its door hangs or it heats wrongly: hot air that escapes burns hands and the front of the cabinets. Keep children away from it until it has been seen; the burners on top are fine if they light as always.',
      es: 'Mejor no mientras la puerta cuelgue o caliente mal: el aire caliente que se sale quema las manos y los gabinetes. Que los niños no se acerquen hasta que lo revisen; las hornillas de arriba sí, si prenden como siempre.',
    },
  },
  {
    id: 'foodSpoils',
    of: /\b(?:fridges?|freezers?|refrigerators?|ice ?box|refri\w*|neveras?|congelador\w*|hielera)\b/,
    answer: {
      en: 'Throw out meat, chicken, milk and cooked food that has been above 40°F for more than two hours; hard cheese, butter and whole fruit keep. When in doubt, throw it out, and keep the door closed.',
      es: 'Tire la carne, el pollo, la leche y lo cocinado que haya pasado más de dos horas a más de 40 °F; el queso duro, la mantequilla y la fruta entera aguantan. Si duda, tírelo, y no abra la puerta.',
    },
  },
  lintInVent,
  {
    id: 'applianceWarranty',
    answer: {
      en: 'Under a year old it is mostly under the maker’s warranty: call them first, a repair by others can end it. If it came with the home, the landlord is the one to ask, in writing. Whoever books with us pays for the visit.',
      es: 'Con menos de un año casi siempre está en garantía del fabricante: llámele primero, porque si la arregla otro se puede perder. Si venía con la casa, pregunte al dueño, por escrito. Con nosotros paga quien reserva.',
    },
  },
  {
    id: 'applianceBrand',
    answer: {
      en: 'Write the brand and the model from its label in the booking form, so that somebody comes who knows it. If it cannot be repaired, the visit costs you nothing.',
      es: 'Escriba en el formulario la marca y el modelo de su etiqueta, para que vaya alguien que la conozca. Si no se puede reparar, la visita no le cuesta nada.',
    },
  },
  {
    id: 'machineLeaks',
    of: /\b(?:wash\w*|dishwasher|machine|ice ?maker|lava\w+)\b/,
    answer: {
      en: 'Switch it off and close its water valve: behind a washer, under the sink for a dishwasher. Unplug it only if plug, cord and floor are dry; otherwise switch off its breaker. Leave it off until it has been looked at.',
      es: 'Apáguela y cierre su llave de agua: la de la lavadora está atrás, la del lavavajillas bajo el fregadero. Desconéctela solo si la clavija, el cable y el piso están secos; si no, baje su interruptor. Déjela apagada hasta que la revisen.',
    },
  },
]

export const aboutSmallJobs: readonly WorkQuestion[] = [
  {
    id: 'gutterDebris',
    answer: {
      en: 'Write in the notes whether what comes out of the gutters should be bagged for town pickup or taken away; if taking it costs more, you hear that beforehand.',
      es: 'Escriba en las notas si lo que sale de las canaletas se deja embolsado o se lo llevan; si llevárselo cuesta más, se lo dicen antes.',
    },
  },
  {
    id: 'howHigh',
    answer: {
      en: 'They bring their own ladder. Write in the notes how many stories the house has: up to two is normal, and if it turns out to need other gear you hear that and the price before anybody climbs.',
      es: 'Traen su propia escalera. Escriba en las notas cuántos pisos son: hasta dos es lo normal, y si hace falta otro equipo se lo dicen, con el precio, antes de subir.',
    },
  },
  {
    id: 'oldOneDown',
    answer: {
      en: 'Yes, taking the old one down can be part of the visit: write it in the description. If it leaves holes to patch, write that too.',
      es: 'Sí, quitar lo viejo puede ser parte de la visita: escríbalo en la descripción. Si quedan hoyos por resanar, también.',
    },
  },
  {
    id: 'gutterWork',
    answer: {
      en: 'Yes, gutters are Handyman work with us: that visit covers fastening, sealing and cleaning them. Write how high up it is and how long the piece is; if it needs a new one or a lift, you hear the price first.',
      es: 'Sí, las canaletas son de arreglos del hogar: esa visita cubre fijarlas, sellarlas y limpiarlas. Escriba qué tan alto está y cuánto mide; si lleva una nueva o grúa, primero le dicen el precio.',
    },
  },
  {
    id: 'severalSmallJobs',
    isOfOneService: true,
    answer: {
      en: 'The price is for one visit, and one visit takes all of them: list each in the description. If they take more than the estimate, you hear that price before it begins, and decide.',
      es: 'En una visita caben todos: apunte cada uno en la descripción. Si en total cuestan más, le dicen ese precio antes de empezar y usted decide.',
    },
  },
  {
    id: 'bringHardware',
    answer: {
      en: 'They bring the tools. Please have the shelf, the bars, the bracket or the rod there, and say in the description if you have no screws or anchors for your wall.',
      es: 'Ellos traen la herramienta. Tenga ahí la repisa, el soporte o el tubo, y diga en la descripción si no tiene tornillos o taquetes para su pared.',
    },
  },
]

export const aboutChimneys: readonly WorkQuestion[] = [
  {
    id: 'fireBeforeSweep',
    answer: {
      en: 'The professional looks at the flue and the firebox and tells you that day whether a fire is safe. Do not light one before then, and keep a carbon monoxide alarm near the bedrooms.',
      es: 'El profesional revisa el tiro y el hogar, y ese mismo día le dice si se puede prender. Antes no la prenda, y tenga una alarma de monóxido cerca de las recámaras.',
    },
  },
  {
    id: 'howOftenSwept',
    answer: {
      en: 'Once a year, best before the cold season; more often if you burn wood every day.',
      es: 'Una vez al año, de preferencia antes del frío; más seguido si quema leña a diario.',
    },
  },
]
