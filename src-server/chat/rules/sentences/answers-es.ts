import { brand } from '../../../../shared/brand.ts'
import { formatCents } from '../../../../shared/format/money.ts'
import { policy } from '../../../../shared/policy.ts'
import { emergencyFee } from '../../../../shared/pricing.ts'
import { promises } from '../../../../shared/promises.ts'
import { slotHours } from '../../../../shared/time/slots.ts'
import type { answersEn } from './answers-en.ts'
import { visitHours } from './visit-hours.ts'

const { weekdays, sundays } = visitHours
const sameDay = formatCents(emergencyFee)
const people = `${brand.phone} (todos los días, de 6 AM a 10 PM) o ${brand.email}`
const cancelling = `Cancelar es gratis hasta ${policy.freeCancellationHours} horas antes; después se cobra el ${policy.lateCancellationPercent}% del precio. Cambiar la hora es gratis; si mueve una visita en sus últimas ${policy.freeCancellationHours} horas y luego la cancela, se cobra igual. Un servicio de emergencia que ya empezó no se reembolsa.`

/** The same answers in Spanish. */
export const answersEs: typeof answersEn = {
  person: `Claro. Nuestra gente le atiende en el ${people}. Aquí también le sigo ayudando.`,
  bot: 'Soy un asistente automático, no una persona.',
  complaint: `Lamento que haya sido así, y quiero que se arregle. Por favor llame o escriba a nuestra gente con el número de su reserva, unas palabras y fotos: ${people}. Si no tiene el número, bastan su nombre y la fecha de la visita. Avísenos dentro de ${promises.claimHours} horas después de la visita: repetimos el trabajo o le devolvemos todo su dinero; después vale la garantía de ${promises.warrantyDays} días sobre el trabajo. Hay más en /help/safety-and-guarantee.`,
  noShow: `Lamento que le hayan dejado esperando. Por favor llame ahora al ${brand.phone}: nuestra gente ve quién tenía que ir. Usted elige: mandamos a otro profesional en ${promises.replacementHours} horas o le devolvemos su dinero, y no debe ningún cargo. Si no tiene a mano el número de su reserva, bastan su nombre y dirección.`,
  missedReady: 'El número de su reserva, o su nombre, su dirección y el día y la hora acordados.',
  claimReady:
    'El número de su reserva, o su nombre y el día, unas palabras de qué está mal y dónde, y fotos de cerca y de lejos.',
  movingAgain: `Lo hace usted: abra el enlace de su correo de confirmación, elija “Reschedule”, otra hora, y confírmela. Si no encuentra el correo, nuestra gente la cambia: ${people}.`,
  noShowLater: `Eso vale también para una visita a la que no llegaron antes de hoy: todo su dinero, u otro profesional en ${promises.replacementHours} horas desde que avisa, y ningún cargo. Llame o escriba: ${people}.`,
  moneyBack: `Si nadie llegó, usted elige: le devolvemos todo su dinero, o mandamos a otro profesional en ${promises.replacementHours} horas. De cualquier modo no debe ningún cargo. Desde aquí no lo puedo iniciar; nuestra gente sí, por teléfono o por correo: ${people}.`,
  nothingToRefund: `Se paga solo después de la visita, así que antes no hay nada que devolver. Cancelar es gratis hasta ${policy.freeCancellationHours} horas antes de que empiece; después se cobra el ${policy.lateCancellationPercent}% del precio. Si pagó algo, nuestra gente lo revisa: ${people}.`,
  cancelAgain: `Hasta ${policy.freeCancellationHours} horas antes de que empiece cancelar no cuesta nada; después, el ${policy.lateCancellationPercent}% del precio. Desde aquí no lo puedo hacer: use el enlace de su correo de confirmación, o pídaselo a nuestra gente: ${people}.`,
  leaveForClaim:
    'Primero tome fotos. Seque el agua y cierre lo que siga corriendo; lo demás déjelo como está hasta que nuestra gente haya visto las fotos, y cuénteles qué le dijeron.',
  samePersonBooked: `No puedo ver ni prometer que vaya la misma persona. Nuestra gente se lo puede decir; pida a esa persona por su nombre: ${people}.`,
  peopleSee: `Desde este chat no puedo ver ni cambiar reservas. Nuestra gente sí: ${people}.`,
  complaintAgain: `Le entiendo, y lo lamento. Desde aquí no lo puedo arreglar. Lo más seguro es un correo a ${brand.email} con el número de su reserva y lo que quiere: otra visita o su dinero. Por teléfono: ${brand.phone}.`,
  unhelpful: `Lamento no haberle ayudado con eso. Nuestra gente sí puede: ${people}. Si quiere, pregúnteme otra vez con otras palabras.`,
  willCall: `Con gusto: ${people}. Lo que me contó se queda aquí por si regresa.`,
  isBooked: (list, total) =>
    `Todavía no. En su lista: ${list}${total ? `; en total, ${total}` : ''}. Nada queda reservado hasta que usted confirme: elija una hora, o toque el botón de abajo: todo lo que me contó ya está escrito, y se confirma en la última página.`,
  confirmHere: (list, total) =>
    `En su lista: ${list}${total ? `; en total, ${total}` : ''}. Toque una hora o el botón de abajo: todo lo que me contó ya está escrito. Nada queda reservado hasta que usted confirme en la última página.`,
  howToBookThis:
    'Póngalo en su lista y toque una hora. La página de la reserva le pide la dirección y cómo comunicarnos; nada queda reservado hasta que usted confirme ahí.',
  howToBook:
    'Dígame qué hay que hacer, póngalo en su lista y elija una hora. La página de la reserva le pide la dirección y cómo comunicarnos; nada queda reservado hasta que usted confirme ahí.',
  isNotBooked:
    'Todavía no: su lista está vacía, y nada queda reservado hasta que usted confirme en la página de la reserva.',
  onList: (list, total) => `En su lista: ${list}${total ? `; en total, ${total}` : ''}.`,
  notOnList: (list, total) =>
    `Todavía no hay nada en su lista. Hablamos de ${list}${total ? `; en total, ${total}` : ''}.`,
  emptyList: 'Todavía no hay nada en su lista. ¿Qué necesita?',
  expensive: (title, covers) =>
    `Le entiendo. Es nuestro precio de lista de ${title}${covers ? `: incluye ${covers}` : ''}. Si resulta ser otro trabajo, primero se le dice el precio y usted decide; si no se puede hacer, no debe nada. Antes de la visita no se paga.`,
  withinBudget: 'Está dentro de lo que me dijo.',
  overBudget: 'Es más de lo que me dijo. No puedo bajarlo: los precios son iguales para todos.',
  fitsWithout: (title, total) => `Sin ${title} serían ${total}.`,
  expensiveAgain: `Desde aquí no puedo cambiar un precio. Antes de decidir, pregunte a nuestra gente qué llevaría el trabajo: ${people}.`,
  heatWithStove:
    'No: nunca caliente con el horno, la estufa, un asador o un generador adentro. Sueltan monóxido de carbono, que mata sin que uno lo note. Use calefactores eléctricos a un metro de todo y apagados de noche, o lleve a todos a un lugar caliente; el 211 le dice dónde hay uno.',
  spaceHeater:
    'Un calentador eléctrico solo mientras alguien esté despierto al lado: en el piso, a un metro de todo, enchufado directo a la pared, nunca durante la noche. Quédense todos en un cuarto con la puerta cerrada y bien abrigados; en el 211 le dicen de un lugar caliente cerca.',
  whereServed: (areas) => `Trabajamos en ${areas}; las ciudades están en /service-areas.`,
  outside: (place) =>
    `A ${place} todavía no llegamos, así que ahí no puedo reservar nada. Lo siento.`,
  outsideSoon: (place, area) =>
    `A ${place} todavía no llegamos, así que ahí no puedo reservar nada. ${area} es una de nuestras próximas ciudades; aún no hay fecha.`,
  callLocal:
    'Para esto llame a una compañía de allá: pida ver su licencia y su seguro, y compare dos presupuestos por escrito.',
  priceElsewhere: (list) =>
    `Para comparar: donde trabajamos, nuestra lista tiene ${list}. Lo que cobre una compañía de allá puede variar.`,
  goodLuck: '¡De nada! Siento que esta vez no pudimos ayudarle; que le vaya bien.',
  damage:
    'Los profesionales están asegurados. Si algo se daña, avise enseguida a nuestra gente con fotos y el número de su reserva; en /safety-security está lo que se cubre.',
  receipt:
    'El recibo llega por correo cuando la visita está pagada, y con cuenta está en /dashboard. Se lo puede pasar al dueño o al seguro.',
  cashOrCheck: `Se paga con tarjeta de crédito o billetera digital, después de la visita. Si se puede en efectivo o con cheque, se lo dice nuestra oficina: ${brand.phone}.`,
  whoIsIt: `Todos los profesionales están verificados y con antecedentes revisados, y llaman ${policy.callAheadMinutes} minutos antes: pregunte el nombre en esa llamada para saber a quién esperar.`,
  noDiscount: 'No, no hay otro descuento: los precios son iguales para todos.',
  whichOne:
    'Muchas veces basta uno: dígame en pocas palabras qué quiere que se haga, o cuál quito.',
  callAhead: `Sí: el profesional llama ${policy.callAheadMinutes} minutos antes de llegar, al teléfono de la reserva. Puede poner ahí el de otra persona.`,
  beHome:
    'Alguien tiene que abrir la puerta, usted o quien ponga en las notas; después no hace falta quedarse.',
  howManyForOne: `Para trabajos más grandes van más personas; cuántas, se decide por lo que usted describe. Si lo quiere saber ahora, nuestra gente se lo dice: ${brand.phone}.`,
  howMany:
    'Cada servicio tiene su propio profesional, así que con varios servicios pueden ir varias personas, también a distintas horas. Los trabajos grandes llevan más manos.',
  proofNeeded:
    'Tenga a la mano una identificación y algo que muestre su dirección; si están adentro, los enseña cuando se abra la puerta.',
  bookForOther:
    'Sí, puede reservar para otra persona: ponga la dirección del trabajo y un teléfono donde alguien conteste ese día.',
  differentDays:
    'Sí, a horas distintas o en días distintos: la página de la reserva deja elegir una hora para todo o una para cada servicio.',
  complaintOthers: 'Lamento que haya pasado por eso. No fuimos nosotros, pero lo podemos arreglar.',
  guarantee: `Si el trabajo no le gusta, avísenos dentro de ${promises.claimHours} horas después de la visita: lo repetimos o le devolvemos todo su dinero. El trabajo tiene además una garantía de ${promises.warrantyDays} días. Vea /help/safety-and-guarantee.`,
  payment:
    'Se paga después de la visita, con tarjeta de crédito o billetera digital; al reservar no se debe nada, y la propina es voluntaria. El sitio no cobra ni pide nunca un número de tarjeta. Vea /help/prices-and-payment.',
  supplies:
    'Los profesionales traen las herramientas y los productos que el trabajo normalmente necesita. Si quiere que usen algo suyo, escríbalo en las notas de su reserva. Vea /best-practices.',
  insurance:
    'Todos los profesionales están verificados, con antecedentes revisados y asegurados, y con licencia donde el oficio la pide. Lo que dicen los clientes está en /reviews; las revisiones y el seguro, en /safety-security.',
  whoComes: `Un profesional verificado; le escribimos en cuanto esté asignado, y le llama ${policy.callAheadMinutes} minutos antes de llegar. Si prefiere a alguien en especial, o a alguien que hable español, escríbalo en las notas de su reserva. Vea /safety-security.`,
  cleaningExtras:
    'No cambian el precio: el interior del horno o del refrigerador, las ventanas, la ropa, los platos y el garaje solo hay que elegirlos en el formulario de la reserva, para que quien limpia los tenga en cuenta.',
  deepOrRegular:
    'La regular es la indicada si su casa se limpió en el último mes; elija la profunda si hace más tiempo, o si hay mugre en azulejos, zócalos y rejillas. El precio es el mismo para las dos: depende del tamaño, de los cuartos y de la frecuencia.',
  paintIncluded: `El precio es por el trabajo: preparar, sellar donde haga falta y las manos de pintura. No incluye una partida para la pintura misma: diga en el formulario, en Materiales, qué pintura tiene o quiere, o pregunte antes de la visita en el ${brand.phone} qué se lleva.`,
  paintScope:
    'Diga en el formulario qué se pinta: qué cuartos, paredes, techos y molduras. El precio es por una visita y no los cuenta; si es más de un cuarto, antes de empezar se acuerda con el profesional qué cubre la visita y cuánto cuesta lo demás.',
  partsIncluded:
    'El precio es por el trabajo; las piezas y los materiales van aparte: una pieza nueva se cobra, y le dicen su precio antes de ponerla. Si ya la tiene o la compra usted, dígalo en el formulario.',
  someoneInParticular:
    'Puede pedir a alguien en especial, o a alguien que hable español: escríbalo en las notas de su reserva, y la oficina ve quién puede ir. Es un deseo, no una promesa; por correo le decimos quién va.',
  tellThem:
    'Escríbalo en las notas de su reserva, en la página donde la confirma: el profesional las lee antes de ir.',
  noEmail: `Para reservar aquí hace falta un correo, por la confirmación y el enlace para cambiarla. Sin correo, nuestra gente se lo reserva por teléfono: ${brand.phone}, todos los días, de 6 AM a 10 PM.`,
  byPhone: `Yo no puedo confirmar una reserva. Usted la confirma en la página de la reserva, donde ya está escrito lo que me contó; o nuestra gente se la hace por teléfono: ${brand.phone}, todos los días, de 6 AM a 10 PM.`,
  emergencyNumber: `Sí: ${brand.phone}. La línea de emergencia contesta a cualquier hora.`,
  owes: 'No: no hay nada reservado, y antes de una visita no se paga nada.',
  otherWork: 'Ese es otro trabajo, con su propio precio; dígame si también lo quiere.',
  lookFirst:
    'El precio de aquí es una primera cifra según lo que usted dice. El profesional revisa antes de empezar: si hace falta otra cosa, primero se le dice el precio y usted decide; si no se puede hacer, la visita no le cuesta nada.',
  drying:
    'Las alfombras se lavan con agua caliente y quedan húmedas unas horas: piense dónde estarán las personas y las mascotas.',
  moldRemoval: `La inspección lo encuentra, toma muestras y dice en un reporte qué hay que hacer; quitarlo es otro trabajo con su propio precio. Nuestra gente le dice más: ${brand.phone}.`,
  certificate: `Eso lo ve nuestra gente para su edificio: escriba a ${brand.email} o llame al ${brand.phone} con el nombre del edificio y lo que pide, unos días antes.`,
  projectMaterials:
    'Tome el precio como una primera cifra por el trabajo: no incluye materiales ni equipo. Pídalos en el plan por escrito, con quién compra qué y cuánto cuesta; nada empieza antes de que usted lo apruebe.',
  notifyOther: `Los correos de la reserva le llegan a usted, y el profesional llama al teléfono de la reserva ${policy.callAheadMinutes} minutos antes de llegar. Por favor dígale la hora a quien vaya a abrir, y ponga su nombre y número en las notas.`,
  drills:
    'La chapa se abre sin dañarla si se puede. Si hay que taladrarla, primero se le dice eso y el precio, y usted decide. Una identificación que quedó adentro se enseña en cuanto se abre la puerta.',
  furniture:
    'Por favor guarde lo pequeño y lo frágil. Lo que pesa demasiado se puede quedar: escríbalo en las notas para que vengan preparados.',
  ifNoShow: `Si nadie llega, llame enseguida al ${brand.phone}: mandamos a otro profesional en ${promises.replacementHours} horas o se le devuelve su dinero.`,
  waitlist:
    'Ponga su código postal en /service-areas y deje su correo debajo: con una vez basta para todos los servicios, y le escribimos cuando lleguemos.',
  monthlyFee:
    'Cobramos solo la visita: no hay mensualidad ni contrato, así que puede dejarlo cuando quiera.',
  deviceFee:
    'Cobramos solo la visita: con nosotros no hay mensualidad. Si el fabricante de un aparato cobra por grabaciones o monitoreo, eso es con él.',
  installments: `Se paga una sola vez, después de la visita, con tarjeta o billetera digital; el sitio no tiene pagos en partes. Si se puede arreglar algo, se lo dice nuestra oficina antes de reservar: ${brand.phone}.`,
  weapons:
    'Armas y municiones no las tocamos. Déjelas donde están y pregunte a la policía, en su número que no es de emergencia, cómo entregarlas.',
  photos: `En este chat no se pueden mandar fotos. Mándelas por correo a ${brand.email} con su nombre, y el número de la reserva si lo tiene.`,
  missedThat: 'Perdone que se me pasó.',
  moveKeepsPrice:
    'No: moverla es gratis, y el precio sigue siendo el que reservó, sea el día que sea.',
  moveTimes:
    'La página de su reserva muestra todas las horas libres antes de cambiarla. Su hora sigue siendo suya hasta que confirme otra, así que no la pierde.',
  sizeChangesIt:
    'Depende del tamaño y de las habitaciones: el precio más bajo es hasta 1,000 pies cuadrados y una habitación, y sube con cualquiera de los dos.',
  dayChangesIt: `En la lista tiene un solo precio; solo una reparación para el mismo día cuesta ${sameDay} más.`,
  listChangesIt:
    'Cada servicio tiene su propio precio, y el total es por todos los que se nombran junto a él.',
  whyChanged: `La cantidad sale de sus respuestas: el tamaño, los cuartos y cada cuánto, donde cuentan, y ${sameDay} más si una reparación es para hoy. Vale la última, por lo que usted me dijo.`,
  repairAfter:
    'Resanar una pared o un techo es trabajo de reparaciones menores, y pintarlo es pintura interior: cada uno tiene su precio y se hace cuando todo está seco. Dígame si quiere alguno también.',
  regularSaves: (amount) =>
    `Sí: cada visita cuesta ${amount} menos si es regular, cada semana, cada dos o cada mes.`,
  projectDuration: `La visita que reserva está prevista para ${slotHours} horas: se revisa el lugar y se planea el trabajo con usted. Cuántos días dura la obra queda en el plan por escrito que usted acepta antes de empezar.`,
  bestPractices: 'Hay más para prepararse en /best-practices.',
  redoAgain: `Sí: por la misma falla, mientras dure la garantía. Nuestra gente lo inicia: ${people}.`,
  callBack: `Desde aquí no puedo pedir que le llamen. Lo más rápido es llamar usted a nuestra gente, o escribirles su número: ${people}.`,
  redo: `Por la misma falla usted no paga: dentro de ${promises.claimHours} horas después de la visita elige entre otra visita y todo su dinero de vuelta, y durante ${promises.warrantyDays} días vale la garantía. Desde aquí no lo puedo iniciar; nuestra gente sí: ${people}.`,
  hauledAway:
    'Nos llevamos muebles, electrodomésticos, colchones y escombro. No podemos llevarnos pintura, solventes, aceite, pilas, tanques de propano ni asbesto: pregunte a su ciudad o condado dónde dejarlos.',
  project:
    'Para un proyecto de este tamaño es una primera cifra según sus respuestas: nadie ha visto todavía el lugar. Antes de seguir, pida por escrito el alcance con materiales, plazos, precio y forma de pago. Vea /help/services-and-professionals.',
  movingKinds:
    'Mudanza local es dentro de la ciudad, mudanza de larga distancia es entre estados, y servicios de mudanza es un equipo que empaca, carga y acomoda. Necesita solo uno.',
  included: `Lo que incluye cada visita está en la página de cada servicio, en /services. Lo demás lo sabe nuestra gente en el ${brand.phone}, o escríbalo en las notas de su reserva: se le dice el precio antes de hacerlo.`,
  hours: `Aquí puede reservar a cualquier hora. Por teléfono estamos todos los días de 6 AM a 10 PM: ${brand.phone}; la línea de emergencia contesta ${promises.alwaysOpen}.`,
  movingBooking: `Cambiar la hora es gratis: abra el enlace de su correo de confirmación, o /dashboard/bookings si tiene cuenta, y elija otra hora. Si mueve una visita dentro de sus últimas ${policy.freeCancellationHours} horas y después la cancela, el cargo por cancelar tarde se mantiene. Si no encuentra el correo, llame o escriba a nuestra gente: ${people}.`,
  priceBasis:
    'Es por toda la visita con lo que usted describió, no por pieza ni por hora. El formulario de la reserva pregunta lo que cuenta; lo que pase de eso se cotiza antes de empezar, y solo se hace si usted lo aprueba.',
  duration: `Una visita está prevista para ${slotHours} horas. Si hace falta más, el profesional acuerda el tiempo con usted antes de empezar. Vea /faq.`,
  calloutFee:
    'El precio de su reserva es por el trabajo. Si no se pudo hacer, la visita no le cuesta nada; si hace falta otra cosa, primero se le dice el precio.',
  permit:
    'Depende de su ciudad y del trabajo: el profesional se lo dice antes de empezar, y lo que necesita permiso no se hace sin él.',
  whoPays:
    'Paga quien reserva la visita. Si le toca pagar al dueño o a otra persona, pónganse de acuerdo antes; el recibo llega por correo, así que se lo puede pasar.',
  overcharged: `Lamento que haya pasado. Por favor mande a nuestra gente el número de su reserva, lo que esperaba pagar y lo que le cobraron: ${people}. Lo revisan con su reserva y lo corrigen. Si tiene cuenta, sus recibos están en /dashboard.`,
  taxCredit:
    'Hasta donde sabemos, el crédito federal para dueños de casa terminó con 2025. Lo que ofrecen su estado, su ciudad o su compañía de luz depende de dónde viva: el profesional le dice a qué puede entrar su sistema, y un asesor de impuestos lo confirma.',
  safeForFamily:
    'Escriba en las notas de su reserva si hay niños, mascotas, un embarazo o alergias: antes de empezar, el profesional le dice qué se usa y cuánto tiempo no entrar al cuarto. Mientras tanto, que no se acerquen a ese lugar.',
  visitHours: `Las visitas empiezan entre las ${weekdays.first} y las ${weekdays.last} de lunes a sábado, y entre las ${sundays.first} y las ${sundays.last} los domingos; más tarde no hay.`,
  finalPrice:
    'La cantidad es un cálculo con sus respuestas, y se mantiene si el trabajo es como lo describió. Lo que pase de eso se cotiza antes de empezar, y solo se hace si usted lo aprueba. Vea /help/prices-and-payment.',
  utilityFirst:
    'Sí: primero ellos lo dejan seguro y lo vuelven a conectar. Nuestro profesional va después, para lo que quede por reparar.',
  seeBooking: `El enlace de su correo de confirmación, o /dashboard/bookings si tiene cuenta, muestra su reserva: cuándo es, quién va y cuánto cuesta. Ahí también la puede cambiar. Si no encuentra el correo, llame o escriba a nuestra gente: ${people}.`,
  moreThanThat: `Más que eso no le puedo decir; nuestra gente lo puede revisar: ${people}.`,
  existingBooking: `${cancelling} Se hace con el enlace de su correo de confirmación, o en /dashboard/bookings si tiene cuenta. Si no encuentra el correo, llame o escriba a nuestra gente: ${people}.`,
  area: 'La página /service-areas muestra dónde trabajamos. Deme su código postal y se lo digo.',
  privacy: `Lo que escribe aquí se guarda con su solicitud, para poder ayudarle. Nuestra /privacy-policy dice más; para borrarlo, escriba a ${brand.email}.`,
  account: `Se entra en /auth; ahí ‘Forgot password’ le manda un enlace, y sus datos están en /dashboard. También puede reservar sin cuenta. Si algo no funciona, escriba a ${brand.email}.`,
  job: `¡Gracias por preguntar! De eso se encarga la oficina: por favor escriba a ${brand.email} con unas palabras sobre su oficio y dónde trabaja.`,
  offTopic: 'Solo puedo ayudar con trabajos de la casa; eso queda fuera de mi oficio.',
  septicCare:
    'Mientras llega alguien use poca agua, que nadie pise lo mojado cerca de la fosa, y no levante la tapa.',
  notOurs: {
    vehicle:
      'No, carros no trabajamos: eso es de un mecánico, un taller o su asistencia en carretera.',
    septic:
      'No, fosas sépticas no vaciamos: eso lo hace una compañía de fosas con licencia. Los desagües y tubos de la casa sí los ve el plomero.',
    pets: 'No, no paseamos, cuidamos ni bañamos mascotas.',
    children: 'No, no cuidamos niños.',
    bike: 'No, bicicletas no arreglamos: eso lo hace un taller de bicicletas.',
    shipping: 'No, envíos no hacemos: eso lo hace el correo o una compañía de envíos.',
    lift: 'No, salvaescaleras no instalamos: eso lo hace una tienda de equipo de movilidad. Un pasamanos, barras de apoyo o una rampa, sí.',
  },
  outOfScope: 'Eso no lo hacemos, y prefiero decírselo antes que mandarle a la persona equivocada.',
  warrantyHolds: `Para que se repita o se le devuelva su dinero hay que avisar dentro de ${promises.claimHours} horas de la visita; después vale la garantía de ${promises.warrantyDays} días. Llame o escriba con la fecha de la visita y lo que faltó, y diga si prefiere a otra persona: ${people}.`,
  moveFee: `Mover una cita no cuesta nada: abra el enlace del correo de confirmación, o /dashboard/bookings, y elija otra hora. Cancelarla en las últimas ${policy.freeCancellationHours} horas sí tendría un cargo, así que mejor muévala.`,
  insuranceClaim:
    'La cuenta va a usted, no a la aseguradora: guarde fotos y el recibo, y entréguelos con su reclamo. Lo que se encontró y se hizo está en el recibo, o en el informe si el servicio lo incluye.',
  employees:
    'A cada profesional se le revisa antes de trabajar con nosotros: identidad, antecedentes, seguro y licencia donde el oficio la pide. /safety-security dice cómo; de cómo está contratado le informa nuestra oficina.',
  ifLate: `La hora que reserva es cuando empieza la visita, y el profesional llama ${policy.callAheadMinutes} minutos antes. Si a la hora no ha llegado nadie, llame al ${brand.phone}: mandamos a otro en ${promises.replacementHours} horas, o le devolvemos su dinero.`,
  weather:
    'Si el clima no deja trabajar, la visita se pasa a otra hora sin costo para usted; también puede moverla con el enlace del correo de confirmación.',
  timeZone:
    'Todas las horas son de nuestra zona horaria, que se indica junto a cada una: EST y EDT son la hora del Este.',
  recurringVisits:
    'No hay contrato: cada reserva es por una visita, y las siguientes no se reservan solas. Cuando quiera otra, use “Book again” en la cita, y pida al mismo profesional en las notas.',
  ceilingBubble:
    'No se ponga debajo y no la toque: se puede caer sin aviso. Cierre el agua de arriba, y ponga una cubeta bajo la gotera solo si alcanza desde un lado. Si se dobla o se agrieta más, que nadie entre al cuarto.',
  commercial:
    'Sí, también oficinas, tiendas y rentas: diga en el formulario o en sus notas qué clase de lugar es y quién abre.',
  changesPrice:
    'En el precio cuentan el tamaño, los cuartos y cada cuánto. Lo demás póngalo en las notas, para que vengan preparados; si lleva más, le dicen ese precio antes de empezar, y usted decide.',
  notesOnly:
    'El precio no cambia. Póngalo en las notas, para que vengan preparados; si al final el trabajo lleva más, le dicen ese precio antes de empezar, y usted decide.',
  noPromise:
    'Solo puedo darle los precios y ahorros de nuestra lista y las horas de nuestro calendario, iguales para todos.',
  competitor: 'No puedo hablar de precios de otras compañías, solo darle los nuestros.',
  priceHolds:
    'Una reserva conserva el precio del día en que la hace, aunque la visita sea mucho después. Mientras no reserve, vale la lista de precios de ese día; hasta cuándo siga igual no se lo puedo prometer. Tómese su tiempo.',
  priceHoldsAgain:
    'Si nuestra lista de precios sigue igual para entonces, sí. Más que eso no se lo puedo prometer antes de reservar.',
  refundTime: `Cuántos días tarda no lo sé: depende de cómo pagó. Nuestra gente se lo dice al arreglarlo: ${people}.`,
  bookingNumber: `El número de su reserva está en el correo de confirmación y en la página que abre su enlace. Sin él, nuestra gente le encuentra por su nombre, su dirección y el día: ${people}.`,
  inTimeByEmail: `Dentro de ${promises.claimHours} horas después de la visita está a tiempo, y un correo vale igual que una llamada: escriba a ${brand.email} con su nombre, el día, lo que está mal y fotos. Para una falla del trabajo la garantía sigue ${promises.warrantyDays} días; si hay algún daño, avísenos en cuanto lo vea.`,
}
