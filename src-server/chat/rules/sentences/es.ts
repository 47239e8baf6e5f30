import { brand } from '../../../../shared/brand.ts'
import { multiServiceDiscount } from '../../../../shared/bundles.ts'
import { services } from '../../../../shared/catalogue.ts'
import { capitalize } from '../../../../shared/format/capitalize.ts'
import { spanishTitles } from '../../../../shared/services/spanish-titles.ts'
import { spanishDay, spanishMoment } from '../../../../shared/time/spanish-dates.ts'
import { answersEs } from './answers-es.ts'
import { workAnswersEs } from './answers-work-es.ts'
import type { Sentences } from './en.ts'

/** The same in Spanish, for customers who write in Spanish. */
/** `Mon-Sun 6 AM-10 PM` */
const phoneHours = 'todos los días, de 6 AM a 10 PM'

export const es: Sentences = {
  ...answersEs,
  ...workAnswersEs,
  title: (id) => spanishTitles[id],
  replies: {
    price: '¿Cuánto cuesta?',
    when: '¿Cuándo pueden venir?',
    book: 'Reservar',
    person: 'Hablar con una persona',
    services: '¿Qué servicios ofrecen?',
    noneOfThese: 'Otra cosa',
    yes: 'Sí, agréguelo',
    yesAll: 'Sí, agréguelos',
    no: 'No, gracias',
    savings: '¿Cómo puedo ahorrar?',
    hearWhenOpen: 'Avíseme cuando lleguen aquí',
  },
  in: (text) => text.es,
  covers: (what) => `Incluye ${what}.`,
  list: (parts) => new Intl.ListFormat('es').format(parts),
  anyOf: (parts) => new Intl.ListFormat('es', { type: 'disjunction' }).format(parts),
  moment: spanishMoment,
  day: spanishDay,
  afterDanger: 'Cuando todos estén a salvo, dígamelo y buscamos al profesional adecuado.',
  pleaseDoNot: 'No, por favor no lo haga.',
  stillDanger:
    'Primero, su seguridad. Si todavía no está en un lugar seguro, vaya ahora y llame al 911. Avíseme cuando todos estén a salvo.',
  stayOut:
    'Quédense afuera: no entre por nada, ni por las llaves ni a cerrar una llave de paso, hasta que los que atienden la emergencia digan que se puede.',
  callGasUtility:
    'Desde ahí llame al 911 o a la línea de emergencia de su compañía de gas; cualquiera de los dos está bien. Avíseme cuando hayan venido.',
  callFromOutside: 'Desde ahí llame al 911, y avíseme cuando hayan venido.',
  stillHere:
    'Por favor hable con alguien ahora: llame al 988 a cualquier hora (para español, oprima 2), o al 911 si está en peligro. Escuchan, y ayuda. Aquí estoy, pero ellos pueden hacer más por usted que yo.',
  shutOff:
    'No se acerque a luces, enchufes ni aparatos mojados. La llave principal del agua suele estar donde el tubo entra a la casa, cerca del medidor: gírela a la derecha hasta que se detenga. Corte el circuito de la parte mojada solo si puede llegar al panel sin pisar agua.',
  stopWaterDry:
    'No toque enchufes ni aparatos que estén en el agua. Cierre las llaves de atrás de la máquina, o la principal, solo si las alcanza sin pisar el agua; lo mismo vale para el interruptor.',
  powerOff:
    'Desde aquí no lo puedo juzgar. Deje ese interruptor apagado y no use nada de ese circuito; lo demás puede seguir mientras el panel esté frío, callado y sin olor. Si se calienta, zumba o huele, corte el principal si lo alcanza con las manos secas, salga y llame al 911.',
  cannotJudge:
    'Desde un chat no se puede ver: váyase a lo seguro y déjelo como está hasta que lo revise el profesional.',
  safeNow: 'Ya estamos a salvo',
  gladSafe: 'Me alegra que estén a salvo.',
  greeting: `¡Hola! Soy el asistente de ${brand.name}. Cuénteme qué pasa en su casa y le busco el servicio, el precio y una hora libre.`,
  again: '¿En qué le puedo ayudar en casa?',
  isJobFor: (problem, title) => `${problem}: de eso se encarga nuestro servicio de ${title}.`,
  jobFor: (title) => `De eso se encarga nuestro servicio de ${title}.`,
  quoted: (words) => `“${words}”`,
  jobsFor: (list) => `De eso se encargan nuestros servicios: ${list}.`,
  costs: (amount) => `Según nuestra lista de precios, sale en ${amount}.`,
  costsEach: (list, total) => `Según nuestra lista de precios: ${list}; en total, ${total}.`,
  each: (title, amount) => `${title} ${amount}`,
  saves: (name, amount) => `${name} ahorra ${amount}`,
  savedInEstimate: (list) => `Sí, y ya está en su precio estimado: ${list}.`,
  alreadySaved: (list) => `Ya está contado lo que ahorra: ${list}.`,
  manySaves: (percent, amount) =>
    `${percent}% menos por ${multiServiceDiscount.atLeast} servicios o más ahorra ${amount}`,
  add: (title) => `Agregar ${title}`,
  soundsLikeToo: (list) =>
    `Lo otro que escribió parece ser para ${list}: dígame si también lo quiere.`,
  addition: (title, saving) => `Si agrega ${title}, ahorra ${saving}.`,
  alsoSuggested: (list) => `También hablamos de ${list}.`,
  goodbyeOpen: '¡Cuídese! Aún no hay nada reservado; lo que hablamos se queda aquí.',
  oneTime: (moment) => `${capitalize(moment)} está libre. Tóquela para llevarla a su reserva.`,
  added: (list, total) => `Ya está en su lista: ${list}. Son ${total}.`,
  addedToOthers: (list, total) => `Ya está en su lista: ${list}. Junto con lo demás son ${total}.`,
  removed: (list) => `He quitado ${list}.`,
  fine: 'Está bien, eso no va.',
  nothingLeft: 'Su lista está vacía. ¿Qué más puedo hacer por usted?',
  stillHave: (list, total) => `Así queda: ${list}. Son ${total}.`,
  stillFrom: (list, total) => `Según nuestra lista de precios, el estimado de ${list} es ${total}.`,
  confirmsTotal: (list, total) => `Sí: ${total} por ${list}.`,
  estimate: (list, total) => `El precio estimado de ${list} es ${total}.`,
  assumes: 'Está calculado para hasta 1,000 pies cuadrados y una habitación.',
  counted: (what) => `He contado ${what}.`,
  regularSaved: (saved) =>
    `Es por cada visita, y ya incluye el descuento de ${saved} por visitas regulares.`,
  sizeNotCounted: (title) => `El tamaño no cambia el precio de ${title}.`,
  size: (feet) => `${feet} pies cuadrados`,
  rooms: (count) => (count === 1 ? '1 habitación' : `${count} habitaciones`),
  urgencyFee: (fee) => `Incluye ${fee} por la visita del mismo día.`,
  noSameDayFee: (list) =>
    `Por ${list} no hay cargo del mismo día: hoy cuesta lo mismo que cualquier otro día.`,
  totalToday: (total) => `Hoy serían ${total}.`,
  sameDayFee: (fee) =>
    `Una reparación el mismo día cuesta ${fee} más; otro día no cuesta nada extra.`,
  emergencyLine: `Si no puede esperar, llame al ${brand.phone}: fuera de horario contesta ahí la línea de emergencia.`,
  priceOfWhat: 'Con gusto. ¿Para qué servicio?',
  times: (list) => `Las próximas horas libres: ${list}. Toque una para llevarla a su reserva.`,
  noTimes: 'Ahora no veo una hora libre para todo junto. Por separado puede haber.',
  timesOfWhat: 'Con gusto. ¿Qué servicio necesita?',
  urgent: 'Veo que no puede esperar.',
  confirmThere:
    'Ahí ya está escrito todo lo que me dijo, y queda reservado cuando usted confirme en la última página.',
  book: 'Toque el botón de abajo: todo lo que me contó ya está escrito, y puede cambiarlo antes de confirmar.',
  bookWhat: 'Con gusto. ¿Qué servicio quiere?',
  contact: (name) =>
    `Gracias${name}. Ya tengo sus datos: aparecen puestos en la página de la reserva.`,
  thanks: '¡De nada! ¿Le puedo ayudar en algo más?',
  thanksOpen:
    '¡Con gusto! Nada queda reservado hasta que lo confirme en la página de la reserva; aquí sigo por si falta algo.',
  goodbye: '¡Que le vaya bien! Aquí estoy cuando me necesite.',
  noted: ['Gracias, lo he anotado.', 'De acuerdo, anotado.', 'Lo tengo anotado.'],
  canWait: 'Está bien, puede esperar hasta que reserve.',
  noRush: 'Claro, sin prisa. Aquí estoy cuando surja algo.',
  tooFarAhead: (days) =>
    `Nuestro calendario abre ${days} días antes, así que ese día todavía no se puede reservar.`,
  noStartAt: (hour, list) => `Las visitas empiezan a las ${list}; a las ${hour} no hay.`,
  noEvenings: (last) => `La última visita del día empieza a las ${last}.`,
  notTogether: 'A esa hora no se puede todo junto; por separado puede haber.',
  apart: (list) =>
    `No todo a la misma hora, pero sí por separado: ${list}. En la página de la reserva se elige una hora para cada uno.`,
  timesForEach: (list) =>
    `Quedaría así: ${list}. En la página de la reserva, elija una hora para cada servicio.`,
  nearest: (moment) => `${moment} (lo más cercano a lo que pidió)`,
  insteadOfFullDay: (moment, day) => `${moment} (${day} está lleno)`,
  whichOff: (list) => `¿Cuál quito: ${list}?`,
  noTime: 'sin hora por ahora',
  noDayYet: 'todavía sin día',
  misunderstood: 'Entonces le entendí mal; disculpe.',
  keepWarm:
    'Hasta que alguien llegue, tenga a todos en un solo cuarto caliente, con varias capas y cobijas; si alguien está muy frío, confundido o difícil de despertar, llame al 911. Marque 211 para un lugar con calefacción cerca.',
  keepCool:
    'Hasta que alguien llegue, tenga a la persona en el lugar más fresco, con agua y un paño mojado; si está mareada, confundida o se desmaya, llame al 911. Marque 211 para un lugar fresco cerca.',
  bereaved: 'Lo siento mucho por su pérdida.',
  embarrassed: 'No tiene por qué darle pena: lo vemos todos los días.',
  dayIsFull: (day) => `Para el ${day} ya no queda una hora libre.`,
  wishIsFull: 'A esa hora no queda nada libre.',
  savings: (list) => `Así se ahorra: ${list}.`,
  bundle: (list, amount) => `${list} juntos ahorran ${amount}`,
  many: (count, percent) => `${count} servicios o más bajan otro ${percent}%`,
  recurring: (amount) => `las visitas regulares ahorran ${amount} cada una`,
  areaServed: (place) => `${place}: sí, trabajamos ahí.`,
  areaSoon: (place, area) =>
    `${place}: todavía no llegamos, pero ${area} es una de nuestras próximas ciudades. Deje su correo en /service-areas y le escribimos cuando lleguemos.`,
  areaOutside: (place) =>
    `${place}: todavía no trabajamos ahí. Lo siento. Deje su correo en /service-areas y le escribimos cuando lleguemos.`,
  services: `Hacemos limpieza, reparaciones, instalaciones, jardín, mudanzas, armado, organización y construcción: ${services.length} servicios. ¿Qué necesita?`,
  weDo: (titles) => `Sí, lo hacemos. En nuestra lista es ${titles}.`,
  doneBy: (title) => `Sí lo hacemos, y es nuestro servicio de ${title} el que lo hace.`,
  urgentRepairs: '¿Qué pasó? Cuénteme qué ve, oye o huele.',
  regularMaintenance:
    'Buena idea. Muchos empiezan con la revisión de la calefacción o el aire, canaletas limpias y el jardín al día. ¿Qué le serviría?',
  newHomeowner:
    '¡Felicidades! Muchos empiezan con la mudanza, una limpieza a fondo, una revisión de plagas y cerraduras nuevas. ¿Qué le serviría?',
  preparingToSell:
    'Una casa que brilla se vende. Muchos la mandan limpiar, pintar y arreglar el jardín. ¿Qué le serviría?',
  questions: {
    addOne: '¿Lo pongo en su lista?',
    addSeveral: '¿Los pongo en su lista?',
    which: (list) => `¿Se trata de ${list}?`,
    size: '¿Cuántos pies cuadrados y cuántas habitaciones son?',
    zip: '¿Cuál es su código postal? Así veo si llegamos a su zona.',
    time: '¿Cuándo le quedaría bien?',
    reach: '¿Qué teléfono o correo pongo en la reserva?',
    name: '¿Qué nombre pongo en la reserva?',
    contact: '¿Qué nombre, teléfono y correo pongo en la reserva?',
  },
  openQuestion: [
    `Eso no se lo puedo contestar con seguridad desde aquí; nuestra gente sí: ${brand.phone}, ${phoneHours}.`,
    `De eso no estoy seguro. Pregúntelo en el ${brand.phone}, o póngalo en las notas de su cita.`,
  ],
  openQuestionToo: `Lo demás se lo contesta mejor nuestra gente: ${brand.phone}, ${phoneHours}.`,
  whatIsKnown: (list: string) =>
    `Lo que tengo de usted: ${list}. Lo puede cambiar antes de confirmar.`,
  nothingKnown: 'Todavía no tengo su nombre, teléfono ni dirección.',
  notCaught: 'Eso no lo entendí. ¿Me lo dice con otras palabras?',
  unsure: [
    '¿Me puede decir en pocas palabras qué hay que hacer, y dónde?',
    'Todavía no le entiendo bien. ¿Qué ve, oye o huele, y dónde?',
    'Perdone, aún no lo ubico. ¿Cómo se llama la cosa, y qué debería hacer que no hace?',
    `No quiero adivinar. Nuestra gente le ayuda: ${brand.phone}. O dígame de qué cuarto o cosa se trata.`,
  ],
  notSure: [
    `Eso no lo sé con certeza. Nuestra gente sí: ${brand.phone}.`,
    'De eso no tengo nada. /faq y /help contestan lo que más se pregunta; ¿seguimos con su reserva?',
    `Para eso, lo mejor es nuestra gente: ${brand.email}, o ${brand.phone}.`,
    'Hasta ahí no llego. ¿Le digo algo del trabajo, del precio o de la hora?',
  ],
}
