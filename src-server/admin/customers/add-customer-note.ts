import type { CustomerNoteInput } from '../../../shared/admin/customers.ts'
import { recordAction } from '../../audit/record-action.ts'
import type { SignedInContext } from '../../context.ts'
import { newId } from '../../secrets.ts'

/** Adds an internal note about a customer, which only administrators read. */
export async function addCustomerNote(ctx: SignedInContext, { email, content }: CustomerNoteInput) {
  await ctx.database.write.transaction().execute(async (trx) => {
    await trx
      .insertInto('customer_notes')
      .values({
        id: newId(),
        email: email.toLowerCase(),
        content,
        written_by: ctx.user.id,
        created_at: ctx.clock.now().toISOString(),
      })
      .execute()
    await recordAction(ctx, trx, 'customer.addNote')
  })
  return { saved: true as const }
}
