import { serviceTitle } from '../../shared/catalogue.ts'
import type { Tables, Trx } from '../db/types.ts'
import { coversZip } from './covers-zip.ts'
import { fullName } from './full-name.ts'
import { readFreeHours } from './read-free-hours.ts'
import { hasVisit } from './working-hours.ts'

type Booking = Pick<
  Tables['bookings'],
  'id' | 'service_id' | 'customer_zip' | 'scheduled_date' | 'scheduled_time'
>
type Professional = Pick<Tables['professionals'], 'id' | 'first_name' | 'last_name' | 'is_active'>

/** Why a professional cannot come to a booking, as a sentence for the office; undefined if they can. */
export async function whyNot(
  trx: Trx,
  professional: Professional,
  booking: Booking,
): Promise<string | undefined> {
  const { id, is_active } = professional
  const name = fullName(professional)
  if (is_active === 0) return `${name} is no longer active.`
  const skill = await trx
    .selectFrom('professional_skills')
    .select('service_id')
    .where('professional_id', '=', id)
    .where((eb) => eb(eb.ref('service_id'), '=', eb.val(booking.service_id)))
    .executeTakeFirst()
  if (!skill) return `${name} does not do ${serviceTitle(booking.service_id)}.`
  if (booking.customer_zip !== null && !(await covers(trx, id, booking.customer_zip))) {
    return `${name} does not cover ${booking.customer_zip}.`
  }
  const { scheduled_date: date, scheduled_time: time } = booking
  const isFree = async (ignoresVisits: boolean) => {
    const days = await readFreeHours(trx, [id], {
      dates: [date],
      except: booking.id,
      ignoresVisits,
    })
    return hasVisit(days.get(id)?.hours[0] ?? 0, time)
  }
  if (await isFree(false)) return undefined
  return (await isFree(true)) ? `${name} has another visit then.` : `${name} is not at work then.`
}

async function covers(trx: Trx, id: string, zip: string): Promise<boolean> {
  const covering = await trx
    .selectFrom('professionals')
    .select('id')
    .where('id', '=', id)
    .where(coversZip(zip))
    .executeTakeFirst()
  return covering !== undefined
}
