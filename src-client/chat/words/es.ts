import { capitalize } from '../../../shared/format/capitalize.ts'
import { spanishTitles } from '../../../shared/services/spanish-titles.ts'
import { zoneName } from '../../../shared/time/business-time.ts'
import { spanishMoment } from '../../../shared/time/spanish-dates.ts'
import { settings } from '../../settings.ts'
import type { ChatWords } from './en.ts'

/** The same in Spanish, while the conversation is in Spanish. */
export const es: ChatWords = {
  language: 'es',
  assistant: 'Asistente',
  startOver: 'Reiniciar',
  close: 'Cerrar el chat',
  yourMessage: 'Su mensaje',
  placeholder: '¿Qué pasa en su casa?',
  send: 'Enviar',
  inDanger: 'Si hay peligro, llame al 911. En una crisis, al 988.',
  saidByAssistant: 'Asistente: ',
  saidByYou: 'Usted: ',
  quickReplies: 'Respuestas rápidas',
  services: 'Servicios',
  times: 'Horas libres',
  estimate: 'Precio estimado',
  urgencyFee: 'Recargo por urgencia',
  recurringDiscount: 'Descuento por visitas regulares',
  total: 'Total',
  select: 'Elegir',
  selected: 'Elegido',
  selectService: (title) => `Elegir ${title}`,
  estimated: (amount) => `estimado ${amount}`,
  countSelected: (count) => (count === 1 ? '1 servicio elegido' : `${count} servicios elegidos`),
  remove: 'Quitar',
  removeService: (title) => `Quitar ${title}`,
  book: 'Reservar',
  bookServices: (count) => (count === 1 ? 'Reservar este servicio' : `Reservar ${count} servicios`),
  title: (id) => capitalize(spanishTitles[id]),
  moment: ({ date, time }) =>
    capitalize(spanishMoment(date, time, zoneName({ date, time }, settings.timeZone))),
  statuses: ['Pensando...', 'Revisando su solicitud...', 'Buscando lo mejor para usted...'],
}
