import { brand } from '../../../../shared/brand.ts'
import { policy } from '../../../../shared/policy.ts'
import { promises } from '../../../../shared/promises.ts'
import type { answersEn } from './answers-en.ts'

const people = `${brand.phone} (todos los días, de 6 AM a 10 PM) o ${brand.email}`
const cancelling = `Cancelar es gratis hasta ${policy.freeCancellationHours} horas antes; después se cobra el ${policy.lateCancellationPercent}% del precio. Cambiar la hora es gratis; si mueve una visita en sus últimas ${policy.freeCancellationHours} horas y luego la cancela, se cobra igual. Un servicio de emergencia que ya empezó no se reembolsa.`

/** The same answers in Spanish. */
export const answersEs: typeof answersEn = {
  person: `Claro. Nuestra gente le atiende en el ${people}. Aquí también le sigo ayudando.`,
  bot: 'Soy un asistente automático, no una persona.',
  complaint: `Lamento que haya sido así, y quiero que se arregle. Por favor llame o escriba a nuestra gente con el número de su reserva, unas palabras y fotos: ${people}. Avísenos dentro de ${promises.claimHours} horas después de la visita: repetimos el trabajo o le devolvemos todo su dinero. Si nadie llegó, mandamos a otro profesional en ${promises.replacementHours} horas o le devolvemos su dinero. Hay más en /help/safety-and-guarantee.`,
  complaintOthers: 'Lamento que haya pasado por eso. No fuimos nosotros, pero lo podemos arreglar.',
  guarantee: `Si el trabajo no le gusta, avísenos dentro de ${promises.claimHours} horas después de la visita: lo repetimos o le devolvemos todo su dinero. El trabajo tiene además una garantía de ${promises.warrantyDays} días. Vea /help/safety-and-guarantee.`,
  payment:
    'Se paga después de la visita, con tarjeta de crédito o billetera digital; al reservar no se debe nada, y la propina es voluntaria. Aquí no se cobra: la reserva es una demostración. Su hora queda asegurada, y le escribimos en cuanto haya un profesional asignado. Vea /help/prices-and-payment.',
  supplies:
    'Los profesionales traen las herramientas y los productos que el trabajo normalmente necesita. Si quiere que usen algo suyo, escríbalo en las notas de su reserva. Por favor deje a las mascotas en otro cuarto y que alguien esté para abrir la puerta. Vea /best-practices.',
  insurance:
    'Todos los profesionales están verificados, con antecedentes revisados y asegurados, y con licencia donde el oficio la pide. Lo que dicen los clientes está en /reviews; las revisiones y el seguro, en /safety-security.',
  whoComes: `Un profesional verificado; le escribimos en cuanto esté asignado, y le llama ${policy.callAheadMinutes} minutos antes de llegar. Si prefiere a alguien en especial, o a alguien que hable español, escríbalo en las notas de su reserva. Vea /safety-security.`,
  included: 'Lo que incluye cada visita está en la página de cada servicio, en /services.',
  hours: `Aquí puede reservar a cualquier hora. Por teléfono estamos todos los días de 6 AM a 10 PM: ${brand.phone}; la línea de emergencia contesta ${promises.alwaysOpen}.`,
  movingBooking: `Cambiar la hora es gratis: abra el enlace de su correo de confirmación, o /dashboard/bookings si tiene cuenta, y elija otra hora. Si mueve una visita dentro de sus últimas ${policy.freeCancellationHours} horas y después la cancela, el cargo por cancelar tarde se mantiene. Si no encuentra el correo, nuestra gente sí: ${people}.`,
  finalPrice:
    'La cantidad es un cálculo con sus respuestas, y se mantiene si el trabajo es como lo describió. Lo que pase de eso se cotiza antes de empezar, y solo se hace si usted lo aprueba. Vea /help/prices-and-payment.',
  utilityFirst:
    'Sí: primero ellos lo dejan seguro y lo vuelven a conectar. Nuestro profesional va después, para lo que quede por reparar.',
  existingBooking: `Usted mismo puede cambiar su reserva: el enlace de su correo de confirmación, o /dashboard/bookings si tiene cuenta, la muestra y le deja moverla o cancelarla. ${cancelling} Si no encuentra el correo, nuestra gente sí: ${people}.`,
  area: 'La página /service-areas muestra dónde trabajamos. Deme su código postal y se lo digo.',
  privacy: `Lo que escribe aquí se guarda con su solicitud, para poder ayudarle. Nuestra /privacy-policy dice más; para borrarlo, escriba a ${brand.email}.`,
  account: `Se entra en /auth; ahí ‘Forgot password’ le manda un enlace, y sus datos están en /dashboard. También puede reservar sin cuenta. Si algo no funciona, escriba a ${brand.email}.`,
  job: `¡Gracias por preguntar! De eso se encarga la oficina: por favor escriba a ${brand.email} con unas palabras sobre su oficio y dónde trabaja.`,
  offTopic: 'Solo puedo ayudar con trabajos de la casa; eso queda fuera de mi oficio.',
  outOfScope: 'Eso no lo hacemos, y prefiero decírselo antes que mandarle a la persona equivocada.',
  noPromise:
    'Solo puedo darle los precios y ahorros de nuestra lista y las horas de nuestro calendario, iguales para todos.',
  competitor: 'No puedo hablar de precios de otras compañías, solo darle los nuestros.',
}
