import parsePhoneNumber from 'libphonenumber-js'
import type { Db, Trx } from '../db/types.ts'
import type { Env } from '../env.ts'

/** Why a text message is withheld. */
export const noTexts = 'the phone number can’t receive text messages'

/**
 * A phone number as a provider takes it (+15550101843); undefined if it is not one, or is in a country that is not
 * served.
 */
export function normalizePhone(phone: string, { SMS_COUNTRIES }: Pick<Env, 'SMS_COUNTRIES'>) {
  const number = parsePhoneNumber(phone, 'US')
  if (!number?.isPossible()) return undefined
  // Fictional numbers, such as in films and tests, belong to no country: their calling code decides.
  const served = SMS_COUNTRIES.some(
    (country) =>
      number.country === country ||
      (number.country === undefined && number.getPossibleCountries().includes(country)),
  )
  return served ? number.number : undefined
}

/** The number that an account's owner has confirmed with a code; undefined for guests and if there is none. */
export async function confirmedPhone(
  db: Db | Trx,
  userId: string | null,
): Promise<string | undefined> {
  if (userId === null) return undefined
  const row = await db
    .selectFrom('confirmed_phones')
    .select('phone')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.phone ?? undefined
}
