import { instantOf } from '../../shared/business-time.ts'
import { grantAdmin } from '../admin/grant-admin.ts'
import { markVerified } from '../auth/mark-verified.ts'
import { hashPassword } from '../auth/password/password.ts'
import { generateSlots } from '../booking/slots/generate-slots.ts'
import { openSlots } from '../booking/slots/open-slots.ts'
import { type Deps, guestContext } from '../context.ts'
import { createCaller } from '../router.ts'
import { newId } from '../secrets.ts'
import { addDemoChats } from './demo-chats.ts'
import {
  type DemoOrder,
  demoMessages,
  demoOrders,
  demoPassword,
  demoPeople,
} from './demo-people.ts'

const dayMs = 86_400_000

export interface DemoSignIn {
  role: string
  email: string
  password: string
}

/** Fills an empty database through the product's own procedures; returns the accounts to sign in with. */
export async function fillWithDemoData(deps: Deps): Promise<DemoSignIn[]> {
  const { database } = deps
  const any = await database.read.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (!any) {
    for (const person of demoPeople) await addAccount(deps, person)
    await grantAdmin(database.write, demoPeople[0].email)
    const longAgo = daysAgo(deps, 30).clock.now()
    await generateSlots(database.write, longAgo, deps.env.TIME_ZONE)
    for (const [index, order] of demoOrders.entries()) await addBooking(deps, order, index)
    await addDemoChats(deps)
    for (const message of demoMessages) {
      await createCaller(guestContext(deps, 'demo')).contact.sendHelp(message)
    }
    await database.write
      .updateTable('outbox')
      .set({ status: 'held', reason: 'demo data' })
      .where('status', '=', 'queued')
      .execute()
  }
  return demoPeople
    .filter(({ role }) => role !== undefined)
    .map(({ role = '', email }) => ({ role, email, password: demoPassword }))
}

type Person = (typeof demoPeople)[number]

async function addAccount(deps: Deps, { email, fullName, phone, address }: Person): Promise<void> {
  const id = newId()
  const passwordHash = await hashPassword(demoPassword)
  await deps.database.write.transaction().execute(async (trx) => {
    await trx
      .insertInto('users')
      .values({
        id,
        email,
        password_hash: passwordHash,
        email_verified_at: null,
        created_at: deps.clock.now().toISOString(),
      })
      .execute()
    await markVerified(guestContext(deps, 'demo'), trx, { id, email }, fullName)
    await trx.updateTable('profiles').set({ phone, address }).where('user_id', '=', id).execute()
  })
}

/** The dependencies with the clock set this many days back: what was done then gets the dates of then. */
const daysAgo = (deps: Deps, days: number): Deps =>
  atThe(deps, new Date(deps.clock.now().getTime() - days * dayMs))

const atThe = (deps: Deps, now: Date): Deps => ({ ...deps, clock: { now: () => now } })

async function asPerson(deps: Deps, { email, role }: Person) {
  const { id } = await deps.database.read
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const user = { id, email, role: role === 'admin' ? ('admin' as const) : ('user' as const) }
  return createCaller({ ...guestContext(deps, 'demo'), user })
}

async function addBooking(deps: Deps, order: DemoOrder, index: number): Promise<void> {
  const { serviceId, details, madeDaysAgo = 0, status = 'pending', review } = order
  const person = demoPeople[order.person]
  if (!person) return
  const then = daysAgo(deps, madeDaysAgo)
  const slots = await openSlots(guestContext(then, 'demo'), { serviceIds: [serviceId] })
  const slot = slots[4 + index * 3]
  if (!slot) return
  const caller = await asPerson(then, person)
  const { fullName, email, phone, address } = person
  const { bookings } = await caller.booking.create({
    services: [{ serviceId, details }],
    date: slot.date,
    time: slot.startTime,
    contact: { fullName, email, phone, address },
    idempotencyKey: `demo-${newId()}`,
  })
  const id = bookings[0]?.id ?? ''
  const visit = (time: string) => instantOf({ date: slot.date, time }, deps.env.TIME_ZONE)
  const steps = [
    { to: 'confirmed', at: daysAgo(deps, Math.max(0, madeDaysAgo - 1)).clock.now() },
    { to: 'in_progress', at: visit(slot.startTime) },
    { to: 'completed', at: visit(slot.endTime) },
  ] as const
  const taken = { pending: 0, confirmed: 1, completed: 3, cancelled: 0 }[status]
  for (const { to, at } of steps.slice(0, taken)) {
    const boss = await asPerson(atThe(deps, at), demoPeople[0])
    await boss.admin.bookings.updateStatus({ id, to })
  }
  if (status === 'cancelled') {
    await caller.booking.cancel({ id, fee: (await caller.booking.details({ id })).feeNow })
  }
  if (review) {
    const after = await asPerson(atThe(deps, visit(slot.endTime)), person)
    await after.booking.review({ id, ...review })
  }
}
