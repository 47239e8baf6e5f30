import { brand } from '../../../../shared/brand.ts'
import { services } from '../../../../shared/catalogue.ts'
import { serviceWords } from '../../../../shared/services/words.ts'
import type { Danger } from '../../understand/danger.ts'
import { en, type Sentences } from './en.ts'

const dangers: Record<Danger, string> = {
  gas: 'Primero, su seguridad. No encienda ni apague nada. Salgan todos ahora, deje la puerta abierta y llame al 911 o a la línea de emergencia de su compañía de gas desde afuera.',
  'carbon-monoxide':
    'Primero, su seguridad. Salgan todos, también las mascotas, al aire fresco ahora y llame al 911 desde afuera. No entren hasta que los bomberos lo permitan.',
  fire: 'Primero, su seguridad. Salgan todos ahora, cierre las puertas y llame al 911 desde afuera. No vuelvan a entrar por nada.',
  electrical:
    'Primero, su seguridad. No lo toque. Si puede llegar al panel eléctrico sin peligro, corte ese circuito o el principal. Si hay humo, fuego u olor a quemado, salga de la casa y llame al 911.',
  'water-electricity':
    'Primero, su seguridad. No pise el agua ni toque interruptores, enchufes o aparatos. Corte la electricidad solo si puede hacerlo sin pisar agua; si no, salga y llame al 911 o a su compañía eléctrica.',
  person:
    'Si alguien está herido, atrapado o en peligro, llame al 911 ahora. Todo lo demás puede esperar.',
}

/**
 * The same in Spanish, for customers who write in Spanish. Text that must match the policy exactly stays in English.
 */
export const es: Sentences = {
  ...en,
  title: (id) => serviceWords[id].spanishTitle,
  ask: () => '¿Puede contarme un poco más: dónde es y desde cuándo?',
  list: (parts) => new Intl.ListFormat('es').format(parts),
  danger: (danger) => dangers[danger],
  afterDanger: 'Cuando todos estén a salvo, dígamelo y buscamos al profesional adecuado.',
  stillDanger:
    'Primero, su seguridad. Si todavía no está en un lugar seguro, vaya ahora y llame al 911. Avíseme cuando todos estén a salvo.',
  shutOff:
    'No se acerque a luces, enchufes ni aparatos mojados. La llave principal del agua suele estar donde el tubo entra a la casa, cerca del medidor: gírela a la derecha hasta que se detenga.',
  safeNow: 'Ya estamos a salvo',
  gladSafe: 'Me alegra que estén a salvo.',
  greeting: `¡Hola! Soy el asistente de ${brand.name}. Cuénteme qué pasa en su casa y le busco el servicio, el precio y una hora libre.`,
  again: '¿En qué le puedo ayudar en casa?',
  oneService: (title, from) => `Para eso tenemos ${title}, desde ${from}.`,
  several: (list) => `Tengo esto para usted: ${list}.`,
  from: (title, from) => `${title} (desde ${from})`,
  together: (total, saved) =>
    saved ? `En total desde ${total}: ${saved}.` : `En total desde ${total}.`,
  saves: (name, amount) => `${name} ahorra ${amount}`,
  manySaves: (percent, amount) => `${percent}% menos ahorra ${amount}`,
  add: (title) => `Agregar ${title}`,
  addition: (title, saving) => `Si agrega ${title}, ahorra ${saving}.`,
  removed: (list) => `He quitado ${list}.`,
  nothingLeft: 'Su lista está vacía. ¿Qué más puedo hacer por usted?',
  stillHave: (list, total) => `Queda ${list}, desde ${total}.`,
  stillFrom: (list, total) => `Según nuestra lista, ${list} cuesta desde ${total}.`,
  estimate: (list, total) => `El precio estimado de ${list} es ${total}.`,
  assumes: (what) => `Está calculado para ${what}.`,
  counted: (what) => `He contado ${what}.`,
  sizeNotCounted: (title) => `El tamaño no cambia el precio de ${title}.`,
  size: (feet) => `${feet} pies cuadrados`,
  rooms: (count) => (count === 1 ? '1 cuarto' : `${count} cuartos`),
  upTo: 'hasta 1,000 pies cuadrados y un cuarto',
  tellSize: 'Dígame los pies cuadrados y los cuartos, y será exacto.',
  urgencyFee: (fee) => `Incluye ${fee} por la visita del mismo día.`,
  priceOfWhat: 'Con gusto. ¿Para qué servicio?',
  times: (list) => `Las próximas horas libres: ${list}. Toque una para llevarla a su reserva.`,
  noTimes: 'Ahora no veo una hora libre para todo junto. Por separado puede haber.',
  timesOfWhat: 'Con gusto. ¿Qué servicio necesita?',
  urgent: 'Veo que no puede esperar.',
  book: 'Toque el botón de abajo: todo lo que me contó ya está escrito, y puede cambiarlo antes de confirmar.',
  bookWhat: 'Con gusto. ¿Qué servicio quiere?',
  contact: (name) => `Gracias${name}. Lo escribo por usted cuando reserve.`,
  thanks: '¡De nada! ¿Le puedo ayudar en algo más?',
  goodbye: '¡Que le vaya bien! Aquí estoy cuando me necesite.',
  person: `Claro. Nuestra gente le atiende en el ${brand.phone} o en ${brand.email}. Aquí también le sigo ayudando.`,
  complaint: `Lamento mucho lo que pasó. Por favor, cuénteselo a nuestra gente, que puede arreglarlo: ${brand.phone} o ${brand.email}.`,
  noPromise:
    'Solo puedo darle los precios y ahorros de nuestra lista y las horas de nuestro calendario, iguales para todos.',
  bot: 'Soy un asistente automático, no una persona.',
  notSure: `Eso no lo sé con certeza. Nuestra gente sí: ${brand.phone}.`,
  noted: 'Gracias, lo he anotado.',
  dayIsFull: (day) => `Para ${day} ya no queda una hora libre.`,
  offTopic: 'Solo puedo ayudar con trabajos de la casa; eso queda fuera de mi oficio.',
  savings: (list) => `Así se ahorra: ${list}.`,
  bundle: (list, amount) => `${list} juntos ahorran ${amount}`,
  many: (count, percent) => `${count} servicios o más bajan otro ${percent}%`,
  recurring: (amount) => `las visitas regulares ahorran ${amount} cada una`,
  services: `Hacemos limpieza, reparaciones, instalaciones, jardín, mudanzas, armado, organización y construcción: ${services.length} servicios. ¿Qué necesita?`,
  urgentRepairs: '¿Qué ha pasado? Cuénteme qué ve, oye o huele.',
  area: 'La página Service Areas muestra dónde trabajamos. Deme su código postal y se lo digo.',
  areaServed: (place) => `${place}: sí, trabajamos ahí.`,
  areaSoon: (place, area) =>
    `${place}: todavía no llegamos, pero ${area} es una de nuestras próximas ciudades.`,
  areaOutside: (place) => `${place}: todavía no trabajamos ahí.`,
  unsure: (list) => `¿Se trata de ${list}?`,
  unsureAll: '¿Me puede decir en pocas palabras qué hay que hacer, y en qué cuarto?',
  replies: {
    price: '¿Cuánto cuesta?',
    when: '¿Cuándo pueden venir?',
    book: 'Reservar',
    person: 'Hablar con una persona',
    services: '¿Qué servicios ofrecen?',
    noneOfThese: 'Otra cosa',
    yes: 'Sí',
    savings: '¿Cómo puedo ahorrar?',
  },
}
