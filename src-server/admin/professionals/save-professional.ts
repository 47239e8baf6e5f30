import type { ProfessionalInput } from '../../../shared/admin/professionals.ts'
import { recordAction } from '../../audit/record-action.ts'
import type { SignedInContext } from '../../context.ts'
import { lockRows } from '../../db/lock-rows.ts'
import type { Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { newId } from '../../secrets.ts'

/**
 * Stores a new professional, or what has changed about one. Visits that were booked stay; `professionals.get` tells which
 * of them no longer fit.
 * @throws CONFLICT at the email if somebody else has it, or if the profile was saved in the meantime; NOT_FOUND
 */
export async function saveProfessional(
  ctx: SignedInContext,
  { id, version, ...input }: ProfessionalInput,
) {
  return ctx.database.write.transaction().execute(async (trx) => {
    const saved =
      id === undefined ? await add(ctx, trx, input) : await update(trx, id, input, version)
    await replaceLists(trx, saved, input)
    await recordAction(ctx, trx, 'professional.save', saved, {
      name: input.name,
      isActive: input.isActive,
    })
    return { id: saved }
  })
}

type Input = Omit<ProfessionalInput, 'id' | 'version'>

/** Customers see the first name. */
function valuesOf({ name, about = '', email, phone = '', picture, isActive }: Input) {
  const [first = '', ...others] = name.split(/\s+/)
  return {
    first_name: first,
    last_name: others.join(' '),
    about,
    email: email ?? null,
    phone,
    is_active: Number(isActive),
    ...(picture === undefined ? {} : { picture }),
  }
}

async function add({ clock }: SignedInContext, trx: Trx, input: Input): Promise<string> {
  const added = await trx
    .insertInto('professionals')
    .values({
      id: newId(),
      picture: null,
      ...valuesOf(input),
      user_id: null,
      created_at: clock.now().toISOString(),
      last_assigned_at: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw emailTakenError()
  return added.id
}

async function update(
  trx: Trx,
  id: string,
  input: Input,
  version: number | undefined,
): Promise<string> {
  // Orders that could be given to them wait, or are seen below.
  await lockRows(trx, 'professionals', 'id', id)
  const other = await trx
    .selectFrom('professionals')
    .select('id')
    .where('email', '=', input.email ?? '')
    .where('id', '<>', id)
    .executeTakeFirst()
  if (other) throw emailTakenError()
  // An invitation is for the address that it went to.
  await trx
    .deleteFrom('professional_invitations')
    .where('professional_id', '=', id)
    .where('email', '<>', input.email ?? '')
    .execute()
  const changed = await trx
    .updateTable('professionals')
    .set((eb) => ({ ...valuesOf(input), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirst()
  if (!changed) throw professionalNotFound()
  if (version !== undefined && changed.version !== version + 1) throw savedError()
  return changed.id
}

async function replaceLists(trx: Trx, id: string, { serviceIds, zipPrefixes, hours }: Input) {
  await trx.deleteFrom('professional_skills').where('professional_id', '=', id).execute()
  await trx
    .insertInto('professional_skills')
    .values(serviceIds.map((service_id) => ({ professional_id: id, service_id })))
    .execute()
  await trx.deleteFrom('professional_zips').where('professional_id', '=', id).execute()
  if (zipPrefixes.length > 0) {
    await trx
      .insertInto('professional_zips')
      .values(zipPrefixes.map((beginning) => ({ professional_id: id, beginning })))
      .execute()
  }
  await trx.deleteFrom('professional_hours').where('professional_id', '=', id).execute()
  await trx
    .insertInto('professional_hours')
    .values(
      hours.map(({ weekday, from, to }) => ({
        professional_id: id,
        weekday,
        start_time: from,
        end_time: to,
      })),
    )
    .execute()
}

const savedError = () =>
  new DomainError(
    'conflict',
    'PROFESSIONAL_CHANGED',
    'Someone else has saved this profile in the meantime. Reload the page to see it.',
  )

const emailTakenError = () =>
  new DomainError(
    'conflict',
    'PROFESSIONAL_EMAIL_TAKEN',
    'Another professional has this email.',
    'email',
  )

export const professionalNotFound = () =>
  new DomainError('notFound', 'PROFESSIONAL_NOT_FOUND', 'There is no such professional.')
