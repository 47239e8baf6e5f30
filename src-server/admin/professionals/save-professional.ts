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
 * @throws CONFLICT at the email if somebody else has it, BAD_REQUEST for an unknown area, NOT_FOUND
 */
export async function saveProfessional(ctx: SignedInContext, { id, ...input }: ProfessionalInput) {
  return ctx.database.write.transaction().execute(async (trx) => {
    await refuseUnknownAreas(trx, input.areaIds)
    const saved = id === undefined ? await add(ctx, trx, input) : await update(trx, id, input)
    await replaceLists(trx, saved, input)
    await recordAction(ctx, trx, 'professional.save', saved, {
      name: `${input.firstName} ${input.lastName}`,
      isActive: input.isActive,
    })
    return { id: saved }
  })
}

type Input = Omit<ProfessionalInput, 'id'>

const valuesOf = ({ firstName, lastName, about, email, phone, isActive }: Input) => ({
  first_name: firstName,
  last_name: lastName,
  about,
  email,
  phone,
  is_active: Number(isActive),
})

async function add({ clock }: SignedInContext, trx: Trx, input: Input): Promise<string> {
  const added = await trx
    .insertInto('professionals')
    .values({
      id: newId(),
      ...valuesOf(input),
      picture: null,
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

async function update(trx: Trx, id: string, input: Input): Promise<string> {
  // Orders that could be given to them wait, or are seen below.
  await lockRows(trx, 'professionals', 'id', id)
  const other = await trx
    .selectFrom('professionals')
    .select('id')
    .where('email', '=', input.email)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (other) throw emailTakenError()
  const changed = await trx
    .updateTable('professionals')
    .set(valuesOf(input))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw professionalNotFound()
  return changed.id
}

async function replaceLists(trx: Trx, id: string, { serviceIds, areaIds, hours }: Input) {
  await trx.deleteFrom('professional_skills').where('professional_id', '=', id).execute()
  await trx
    .insertInto('professional_skills')
    .values(serviceIds.map((service_id) => ({ professional_id: id, service_id })))
    .execute()
  await trx.deleteFrom('professional_areas').where('professional_id', '=', id).execute()
  await trx
    .insertInto('professional_areas')
    .values(areaIds.map((area_id) => ({ professional_id: id, area_id })))
    .execute()
  await trx.deleteFrom('professional_hours').where('professional_id', '=', id).execute()
  await trx
    .insertInto('professional_hours')
    .values(
      hours.map(({ weekday, from, until }) => ({
        professional_id: id,
        weekday,
        start_time: from,
        end_time: until,
      })),
    )
    .execute()
}

async function refuseUnknownAreas(trx: Trx, areaIds: readonly string[]): Promise<void> {
  const known = await trx.selectFrom('areas').select('id').where('id', 'in', areaIds).execute()
  if (known.length === areaIds.length) return
  throw new DomainError(
    'invalid',
    'AREA_NOT_FOUND',
    'One of these areas was removed in the meantime. Choose again.',
    'areaIds',
  )
}

const emailTakenError = () =>
  new DomainError(
    'conflict',
    'PROFESSIONAL_EMAIL_TAKEN',
    'Another professional has this email.',
    'email',
  )

export const professionalNotFound = () =>
  new DomainError('notFound', 'PROFESSIONAL_NOT_FOUND', 'There is no such professional.')
