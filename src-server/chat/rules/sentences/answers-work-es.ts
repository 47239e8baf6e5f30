import { brand } from '../../../../shared/brand.ts'
import type { ServiceId } from '../../../../shared/catalogue.ts'
import { promises } from '../../../../shared/promises.ts'
import type { workAnswersEn } from './answers-work-en.ts'
import { moldAtHome } from './until-seen.ts'

const byYourself: Partial<Record<ServiceId, string>> = {
  plumbing:
    'Un destapacaños de goma o una guía manual está bien. Por favor nada de químicos: dañan la tubería y a quien la abra; y nunca mezcle dos productos.',
  'mold-inspection':
    'Mejor déjelo: limpiarlo o echarle cloro lo esparce y tapa lo que hay que ver. No use ese cuarto si puede, y tenga la puerta cerrada.',
  'pest-control':
    'Mejor déjelo: los aerosoles dispersan a los insectos, y el excremento barrido o aspirado en seco puede enfermar. Lo que ayuda: comida cerrada, sin migajas ni agua, y si son chinches o pulgas, la ropa de cama lavada con agua caliente y secada a lo más caliente.',
  electrical:
    'Por favor no: déjelo desconectado y con su interruptor abajo hasta que lo vea el electricista.',
  'carpet-cleaning':
    'Seque con agua fría y un trapo blanco, sin frotar. Ni cloro ni agua caliente: fijan la mancha.',
  roofing: 'Por favor no se suba. Basta una cubeta abajo y un plástico sobre lo que esté ahí.',
  'garage-door':
    'Por favor no: los resortes y cables pueden lastimar mucho. Deje la puerta como está.',
  'pool-cleaning':
    'Deje andar el filtro y saque las hojas. No mezcle químicos: la dosis déjela para la visita.',
  'appliance-repair':
    'Desconéctelo antes de tocar por dentro. Limpiar un filtro que sale a mano está bien; lo demás déjelo cerrado.',
  hvac: 'Vale la pena probar un filtro nuevo y el termostato. Si bota el interruptor o huele, déjelo apagado.',
}

/** The same answers in Spanish. */
export const workAnswersEs: typeof workAnswersEn = {
  byYourself: (id) => byYourself[id],
  causeAsked:
    'Desde aquí sería adivinar: el profesional primero busca la causa, y le dice el precio antes de reparar nada.',
  moldAtHome: moldAtHome.es,
  inOrder: (list) => `Por lo general en este orden: ${list}.`,
  whichOrder:
    'Por lo general: primero lo que se saca, se trata o se repara, luego la pintura y lo que se instala, después la mudanza, y la limpieza al final.',
  oneVisit:
    'En una visita caben varios trabajos chicos del mismo tipo: escríbalos todos en la descripción, para que alcance el tiempo y traigan lo necesario.',
  oneVisitSeveral:
    'Cada servicio tiene su propio profesional; pueden ir a la misma hora, y la página de la reserva muestra las horas en que todos pueden.',
  oneVisitEnough:
    'Muchas veces basta una visita, pero no lo puedo prometer. Si hiciera falta otra, le dicen antes el precio y usted decide.',
  worthRepair:
    'Una regla práctica: si el arreglo cuesta más de la mitad de uno nuevo y el aparato pasa de unos diez años, conviene cambiarlo. El profesional primero revisa y le dice qué haría falta; usted decide entonces.',
  doItMyself:
    'Yo lo dejaría como está hasta que lo vea el profesional. Mientras tanto no hay que abrir, mezclar ni desarmar nada.',
  perItem:
    'Es por toda la visita, con todo lo que usted describió, no por pieza. Si hace falta más de una visita, le dicen ese precio antes de empezar, y usted decide; por eso apunte todo en la descripción.',
  addToBooking: `Resérvelo aquí como un pedido aparte, para el mismo día si quiere: la visita que ya tiene queda igual. Si quiere todo en una sola reserva, nuestra gente lo puede ver: ${brand.phone}.`,
  runningLate: `Por favor llame ahora al ${brand.phone} con el número de su reserva: nuestra gente avisa a quien va y le dice si puede esperar o ir más tarde. En el enlace de su correo de confirmación se ve quién es.`,
  discreet:
    'Lo que nos cuenta queda entre nosotros. Si la camioneta lleva letrero no lo puedo prometer: pida una sin letrero en las notas de su reserva.',
  parking: `Escriba en las notas dónde estacionar, y si hay que apartar permiso, andén o elevador: eso lo arregla usted con su edificio. El precio no incluye el estacionamiento; quién lo paga se lo dice la oficina: ${brand.phone}.`,
  renter:
    'Si renta, avise primero por escrito a su casero o a la administración: muchas reparaciones les toca a ellos arreglarlas y pagarlas, y para cerraduras nuevas o agujeros quizá haga falta su permiso. Si lo reserva usted, el recibo le llega a usted y lo puede pasar. Sin calefacción o agua y sin respuesta, le ayuda la oficina de vivienda de su ciudad (en Nueva York, el 311).',
  petsHome:
    'Las mascotas pueden quedarse en casa. Téngalas por favor en otro cuarto con la puerta cerrada mientras trabajan, y apúntelas en las notas.',
  keyAccess:
    'Sí: puede abrir el portero, un vecino o el encargado. Escriba en las notas quién es y cómo localizarlo; usted no tiene que estar.',
  packing:
    'El precio no incluye cajas, empacar ni desarmar muebles. Escriba en las notas qué deben empacar o desarmar: le dicen el precio antes de empezar. Lo que usted empaque ahorra tiempo.',
  heavyItems: `Las escaleras, un camino largo al camión o algo pesado no cambian el precio. Apúntelos en las notas, para que venga gente suficiente; si cuesta más, le dicen el precio antes. Para estar seguro antes de reservar: ${brand.phone}.`,
  travelTime: `La hora que reserva es cuando empiezan a cargar, en la dirección que usted da. Cuántos días toma el camino y cuándo llegan las cosas depende de la distancia: acuérdelo con el equipo antes de la mudanza, o pregunte a la oficina: ${brand.phone}.`,
  solarSavings:
    'Una cifra desde aquí sería adivinar: depende de su recibo, la tarifa y el techo: su edad, orientación y sombra. En la visita se revisa eso y le dicen el ahorro junto al precio antes de que decida. Un techo que ya toca cambiar se hace primero.',
  fearsSomeone:
    'Si puede, que alguien le acompañe, y no diga a nadie más cuándo es la visita. Si aparece, o no se siente a salvo, llame primero al 911. La Línea Nacional contra la Violencia Doméstica atiende a toda hora: 1-800-799-7233.',
  results:
    'El informe dice qué se encontró y qué hacer. Cuántos días tarda, con laboratorio o sin él, depende de lo que se analice: el profesional se lo dice en la visita.',
  hazard:
    'El asbesto y el plomo no se reconocen a simple vista: pueden estar en pisos, tubos, techos y pintura viejos, sobre todo en casas de antes de 1980. Déjelos enteros, y que un inspector con licencia los analice antes de lijar, taladrar o arrancar algo. Escriba en las notas de qué año es la casa.',
  fumes:
    'Pida en las notas productos de poco olor, y ventile el cuarto. Hasta que se quite el olor duerman en otro cuarto, más aún con un bebé, un embarazo o asma; el profesional le dice cuánto tiempo.',
  outcome: `Sin verlo no se puede prometer el resultado: el profesional lo revisa primero y le dice qué esperar. Si no queda conforme, avísenos dentro de ${promises.claimHours} horas después de la visita: se repite el trabajo o le devolvemos su dinero.`,
  roomsCounted:
    'Cuente los cuartos que hay que limpiar. La cocina y los baños son parte de la limpieza de casa y no cuentan como cuartos; los pasillos y las escaleras no cambian el precio: escríbalos en las notas, y si cuestan más, se lo dicen antes de empezar.',
  frequencyPrice: (amount) =>
    `Cada semana, cada dos y cada mes cuestan lo mismo: ${amount} menos por visita que una sola vez.`,
  oneIsEnough: (first) =>
    `Usted decide qué queda en su lista. Se puede uno por uno: primero ${first}, y lo demás solo si ahí se ve que hace falta.`,
  isNeededForOne: (title) =>
    `Para lo que describió hace falta ${title}. El profesional primero lo revisa, y no se hace ni se cobra nada más si usted no lo acepta.`,
  wetCircuit:
    'El plomero detiene el agua. Si llegó a una lámpara, un enchufe o la caja de luz, un electricista tiene que revisar antes de volver a dar luz ahí; si no llegó, basta el plomero.',
  skipVisits:
    'Nada sigue por sí solo: cada visita es un pedido aparte, así que no se cobra nada por las semanas en que no reserva, y no hay nada que cancelar.',
  ladder:
    'Sí, traen escalera: ponga en la descripción qué tan alto es, para que traigan la que hace falta.',
  packaging:
    'El cuarto queda recogido. Que se lleven el cartón y los empaques no viene en el precio: pídalo en las notas y le dicen antes si cuesta más.',
  oldOne:
    'Quitar el viejo va con poner el nuevo. Llevárselo no viene en el precio: pídalo en las notas y le dicen antes si cuesta algo. Por separado, eso es retiro de basura.',
  takenAway:
    'Llevarse cosas no va en el precio: pídalo en las notas, y le dicen antes si cuesta algo. Por separado, eso es retiro de basura.',
  dryingElse:
    'Cuánto tarda en secar depende del producto y del clima: el profesional le dice al terminar cuándo se puede volver a usar. Si lo necesita para cierta hora, escríbalo en las notas.',
  storage:
    'No guardamos nada en bodega. Los de la mudanza lo pueden llevar a una bodega que usted rente, y traerlo de ahí otro día: son dos reservas, cada una con su precio.',
  carriesItself:
    'Ellos lo sacan de donde está, también por las escaleras: no hay que bajarlo ni dejarlo en la banqueta. Ponga en las notas en qué piso está y qué es lo más pesado; eso no cambia el precio.',
  fastening:
    'Buscan los postes de la pared, y donde no hay usan taquetes hechos para esa pared y ese peso. Ponga en la descripción de qué es la pared y qué tiene que aguantar; si ahí no queda seguro, se lo dicen antes de perforar.',
  perTrip:
    'El precio es por una visita. Si tienen que volver otro día, esa es otra reserva; si una visita necesita un segundo viaje, le dicen ese precio antes, y usted decide.',
}
