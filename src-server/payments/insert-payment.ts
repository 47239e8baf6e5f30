import type { Insertable } from 'kysely'
import type { Tables, Trx } from '../db/types.ts'

/** The first receipt's number. */
const firstNumber = 1001

/** Stores a payment with the next receipt number, if it moves money. Returns the number. */
export async function insertPayment(
  trx: Trx,
  payment: Omit<Insertable<Tables['payments']>, 'receipt_number'>,
): Promise<number | null> {
  const number = payment.kind === 'declined' ? null : await nextNumber(trx)
  await trx
    .insertInto('payments')
    .values({ ...payment, receipt_number: number })
    .execute()
  return number
}

/** A number is taken with the transaction or not at all; whoever comes second waits for the first. */
async function nextNumber(trx: Trx): Promise<number> {
  const { value } = await trx
    .insertInto('counters')
    .values({ name: 'receipt', value: firstNumber })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}
