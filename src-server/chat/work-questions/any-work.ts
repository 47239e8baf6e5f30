import { brand } from '../../../shared/brand.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { emergencyFee } from '../../../shared/pricing.ts'
import { oxygenNearFire } from './several-services.ts'
import type { WorkQuestion } from './work-question.ts'

const sameDay = formatCents(emergencyFee)

/** What customers ask whichever work it is about. */
export const aboutAnyWork: readonly WorkQuestion[] = [
  {
    id: 'petsAddNothing',
    answer: {
      en: 'Pets are no problem, and the estimate has no line for them: write them in the notes, and keep them in another room while somebody works.',
      es: 'Las mascotas no son problema ni suben el precio: escríbalas en las notas, y téngalas en otro cuarto mientras se trabaja.',
    },
  },
  {
    id: 'landlordPresent',
    answer: {
      en: 'No: any adult who can open the door and show the problem is enough. Tell the landlord before the visit.',
      es: 'No: basta un adulto que abra y enseñe de qué se trata. Avísele antes al dueño.',
    },
  },
  {
    id: 'lockbox',
    callsForNothing: true,
    answer: {
      en: `Somebody has to open the door: you, a neighbor, a doorman or the super, named in the notes. Whether a lockbox or a key left with us will do, our office tells you: ${brand.phone}.`,
      es: `Alguien tiene que abrir: usted, un vecino, el portero o el encargado; escríbalo en las notas. Si sirve una caja de llaves, o dejarnos una, se lo dice la oficina: ${brand.phone}.`,
    },
  },
  {
    id: 'tip',
    callsForNothing: true,
    answer: {
      en: 'A tip is not included and not expected: it is up to you.',
      es: 'La propina no está incluida ni se espera: darla o no es decisión suya.',
    },
  },
  {
    id: 'foggyPanes',
    callsForNothing: true,
    answer: {
      en: 'Fog between two panes means that their seal has failed: cleaning does not help, and a glass company replaces the pane, usually without the frame. We do not replace window glass.',
      es: 'Si se empaña entre los dos vidrios, se dañó el sello: limpiarlo no ayuda, y una vidriería cambia el vidrio, casi siempre sin el marco. Nosotros no cambiamos vidrios de ventana.',
    },
  },
  {
    id: 'whoTypesDetails',
    callsForNothing: true,
    answer: {
      en: 'Either one: what you tell me here is filled in on the booking page, where you can change it before you confirm.',
      es: 'Como quiera: lo que me diga aquí ya aparece en la página de la reserva, y ahí lo puede cambiar antes de confirmar.',
    },
  },
  {
    id: 'nothingDueYet',
    callsForNothing: true,
    answer: {
      en: 'Nothing is due before the visit, and nothing has to be signed to book. The bill after the visit goes to the person who booked.',
      es: 'Antes de la visita no se paga nada, y para reservar no se firma nada; lo que se deba después se le cobra a quien reservó.',
    },
  },
  oxygenNearFire,
  {
    id: 'travelCharge',
    answer: {
      en: 'Our price list has no travel charge: the estimate is for the work.',
      es: 'En nuestra lista de precios no hay cobro por el viaje: el precio es por el trabajo.',
    },
  },
  {
    id: 'insurerFirst',
    answer: {
      en: 'Yes, before any permanent repair: take photos of all of it first, and report it to your insurer. Keeping more water out, with a tarp for instance, does not have to wait; keep the receipts. Only they can say what they pay.',
      es: 'Sí, antes de la reparación definitiva: tome fotos de todo primero y avise a su seguro. Tapar para que no entre más agua, con una lona por ejemplo, no tiene que esperar; guarde los recibos. Qué pagan, solo ellos lo saben.',
    },
  },
  {
    id: 'warrantyCounts',
    answer: {
      en: 'Yes, if the visit was no more than 30 days ago. For having it done again or your money back, tell us within 24 hours after the visit.',
      es: 'Sí, si la visita fue hace 30 días o menos. Para que se repita o le devuelvan su dinero, avise dentro de 24 horas después de la visita.',
    },
  },
  {
    id: 'alarmBattery',
    answer: {
      en: 'One chirp a minute is usually the battery: change it first, which takes no visit. If it goes on, or the alarm is over ten years old, it is due for a new one; a handyman puts it up.',
      es: 'Un pitido por minuto casi siempre es la pila: cámbiela primero, no hace falta una visita. Si sigue, o si la alarma tiene más de diez años, ya toca una nueva; la pone nuestro servicio de arreglos.',
    },
  },
  {
    id: 'pressureWashing',
    answer: {
      en: `Pressure washing is not on our price list. Whether somebody can do it along with other work, our office tells you: ${brand.phone}.`,
      es: `El lavado a presión no está en nuestra lista de precios. Si alguien lo puede hacer junto con otro trabajo, se lo dice la oficina: ${brand.phone}.`,
    },
  },
  {
    id: 'weekendPrice',
    answer: {
      en: `Weekends cost the same. Only a repair on the day it is booked costs ${sameDay} more.`,
      es: `El fin de semana cuesta lo mismo. Solo una reparación para el mismo día cuesta ${sameDay} más.`,
    },
  },
  {
    id: 'noCalls',
    isTold: true,
    answer: {
      en: 'Write that in the notes of the booking: they usually call 30 minutes before, and then know to text, or to ring the bell long, instead.',
      es: 'Escríbalo en las notas de la reserva: normalmente llaman 30 minutos antes, y así saben que deben mandar un mensaje o tocar el timbre más tiempo.',
    },
  },
  {
    id: 'twoAddresses',
    answer: {
      en: 'One booking holds several services at one address. Two addresses are two bookings, each with a confirmation of its own: choose the services of one address each time.',
      es: 'Una reserva lleva varios servicios en una dirección. Dos direcciones son dos reservas, cada una con su confirmación: elija cada vez los servicios de una dirección.',
    },
  },
  {
    id: 'whyZip',
    answer: {
      en: 'Only to see whether we come to you, and which times are free there.',
      es: 'Solo para ver si llegamos a su zona y qué horas hay libres ahí.',
    },
  },
  {
    id: 'missedVisitFree',
    answer: {
      en: 'No: a visit that did not take place costs nothing, so only the one that does is charged.',
      es: 'No: una visita que no se hizo no cuesta nada, así que solo se cobra la que se hace.',
    },
  },
  {
    id: 'notPaidTwice',
    answer: {
      en: 'No: if it turns out to be work of another trade, you owe nothing for what could not be done. The other visit has a price of its own, which you hear first.',
      es: 'No: si resulta ser trabajo de otro oficio, no debe nada por lo que no se pudo hacer. La otra visita tiene su propio precio, y se lo dicen antes.',
    },
  },
  {
    id: 'dayChangesNothing',
    answer: {
      en: 'The day makes no difference to the price: each service has its own, and what is booked together counts together, on one day or on several.',
      es: 'El día no cambia el precio: cada servicio tiene el suyo, y lo que se reserva junto cuenta junto, en un día o en varios.',
    },
  },
  {
    id: 'callOrHere',
    answer: {
      en: 'Here, whenever you like, or by phone: both work.',
      es: 'Aquí mismo, cuando guste, o por teléfono: como prefiera.',
    },
  },
  {
    id: 'outsideNobodyHome',
    answer: {
      en: 'Right: for work outside nobody has to be there, as long as they can reach it. Write the gate, its code and any dog in the notes.',
      es: 'Así es: para trabajo de afuera nadie tiene que estar, mientras puedan llegar. Escriba en las notas el portón, su clave y si hay perro.',
    },
  },
]
