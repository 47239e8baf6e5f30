import type { AuditAction } from '../../../shared/admin/audit.ts'
import type { BlockInput, CustomerEmailInput, TagsInput } from '../../../shared/admin/customers.ts'
import { recordAction } from '../../audit/record-action.ts'
import type { SignedInContext } from '../../context.ts'
import type { Tables } from '../../db/types.ts'
import { mailboxKey } from '../../mail/visitor-limit.ts'

type Change = Partial<
  Pick<Tables['customer_records'], 'blocked_at' | 'blocked_reason'> & {
    blocked_mailbox: string | null
  }
> & {
  tags?: string
}

/** Replaces a customer's tags; the same one counts once. */
export const saveTags = (ctx: SignedInContext, { email, tags }: TagsInput) =>
  update(ctx, email, 'customer.tag', { tags: JSON.stringify([...new Set(tags)]) })

/** Keeps the customer with this address from booking online; the office still can. */
export const blockCustomer = (ctx: SignedInContext, { email, reason }: BlockInput) =>
  update(ctx, email, 'customer.block', {
    blocked_at: ctx.clock.now().toISOString(),
    blocked_reason: reason,
    blocked_mailbox: mailboxKey(email),
  })

export const unblockCustomer = (ctx: SignedInContext, { email }: CustomerEmailInput) =>
  update(ctx, email, 'customer.unblock', {
    blocked_at: null,
    blocked_reason: null,
    blocked_mailbox: null,
  })

async function update(ctx: SignedInContext, typed: string, action: AuditAction, change: Change) {
  const email = typed.toLowerCase()
  await ctx.database.write.transaction().execute(async (trx) => {
    await trx
      .insertInto('customer_records')
      .values({
        email,
        blocked_at: null,
        blocked_reason: null,
        merged_into: null,
        ...change,
      })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(change))
      .execute()
    // The log keeps no address.
    await recordAction(ctx, trx, action)
  })
  return { saved: true as const }
}
