import type { ConfirmPhoneInput, PhoneInput } from '../../shared/people/customer.ts'
import type { SignedInContext } from '../context.ts'
import { DomainError } from '../errors.ts'
import { countUse } from '../limits/count-use.ts'
import { enqueue } from '../mail/outbox.ts'
import { normalizePhone } from '../mail/phone-numbers.ts'
import { isSmsSetUp } from '../mail/sms-transport.ts'
import { newId } from '../secrets.ts'

const minutesValid = 10
const maxWrongCodes = 5
const minute = 60_000
const day = 24 * 60 * minute
/** A code goes to a number that may be anybody's, so codes are limited per number and per account. */
const codeLimits = [
  { max: 1, windowMs: minute },
  { max: 5, windowMs: day },
]

/** The number that text messages go to, and the one that is waiting for its code. E.164. */
export async function readPhone({ database, user }: SignedInContext) {
  const row = await database.read
    .selectFrom('confirmed_phones')
    .select(['phone', 'pending_phone as pending'])
    .where('user_id', '=', user.id)
    .executeTakeFirst()
  return { phone: row?.phone ?? null, pending: row?.pending ?? null }
}

/**
 * Sends a code to a number that is to get text messages.
 * @throws NOT_FOUND if text messages are not set up, BAD_REQUEST at the field for a number that we do not send to,
 * TOO_MANY_REQUESTS beyond one code a minute and five a day
 */
export async function sendPhoneCode(
  ctx: SignedInContext,
  { phone }: PhoneInput,
): Promise<{ sent: true }> {
  const { database, clock, env, user, secrets } = ctx
  if (!isSmsSetUp(env)) {
    throw new DomainError('notFound', 'NO_SMS', 'Text messages aren’t available yet.')
  }
  const number = normalizePhone(phone, env)
  if (!number) {
    throw new DomainError(
      'invalid',
      'PHONE_NOT_SERVED',
      `Enter a phone number in one of these countries: ${env.SMS_COUNTRIES.map(countryName).join(', ')}.`,
      'phone',
    )
  }
  const now = clock.now()
  return database.write.transaction().execute(async (trx) => {
    for (const who of [user.id, secrets.pseudonym(number)].toSorted()) {
      for (const { max, windowMs } of codeLimits) {
        const key = `phone-code:${windowMs}:${who}`
        const seconds = await countUse(trx, { key, max, windowMs }, now)
        if (seconds !== undefined) throw tooManyCodes()
      }
    }
    const codeId = newId()
    const row = {
      pending_phone: number,
      code_id: codeId,
      code_expires_at: new Date(now.getTime() + minutesValid * minute).toISOString(),
      wrong_codes: 0,
    }
    await trx
      .insertInto('confirmed_phones')
      .values({ user_id: user.id, phone: null, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
    await enqueue(trx, {
      kind: 'phoneCode',
      recipient: number,
      facts: { codeId },
      status: 'queued',
      reason: 'the customer confirms the number',
      createdAt: now.toISOString(),
      userId: user.id,
    })
    return { sent: true as const }
  })
}

/**
 * Checks the code that was sent to the number: text messages go there from now on.
 * @throws BAD_REQUEST at the field for a wrong or expired code; after five wrong ones a new code is needed
 */
export async function confirmPhone(
  { database, clock, user, secrets }: SignedInContext,
  { code }: ConfirmPhoneInput,
): Promise<{ phone: string }> {
  const phone = await database.write.transaction().execute(async (trx) => {
    // An update, so that concurrent tries are counted one after the other.
    const row = await trx
      .updateTable('confirmed_phones')
      .set((eb) => ({ wrong_codes: eb('wrong_codes', '+', 1) }))
      .where('user_id', '=', user.id)
      .where('code_expires_at', '>', clock.now().toISOString())
      .where('wrong_codes', '<', maxWrongCodes)
      .returning(['pending_phone', 'code_id'])
      .executeTakeFirst()
    if (!row?.code_id || secrets.phoneCode(row.code_id) !== code) return undefined
    await trx
      .updateTable('confirmed_phones')
      .set({ phone: row.pending_phone, pending_phone: null, code_id: null, code_expires_at: null })
      .where('user_id', '=', user.id)
      .execute()
    return row.pending_phone
  })
  if (phone) return { phone }
  throw new DomainError(
    'invalid',
    'CODE_WRONG',
    'That code is wrong or has expired. Check it, or request a new one.',
    'code',
  )
}

const countryNames = new Intl.DisplayNames('en-US', { type: 'region' })
const countryName = (code: string) => countryNames.of(code) ?? code

const tooManyCodes = () =>
  new DomainError(
    'tooMany',
    'TOO_MANY_CODES',
    'We send one code a minute and five a day. Please try again later.',
    'phone',
  )
