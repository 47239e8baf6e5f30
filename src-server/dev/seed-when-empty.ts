import type { Deps } from '../context.ts'
import { seedDemo } from '../seed/demo/seed-demo.ts'
import { type DemoSignIn, demoSignIns } from '../seed/demo/sign-ins.ts'

/** Seeds an empty database with the demo business. Returns the demo accounts to sign in with. */
export async function seedWhenEmpty(deps: Deps): Promise<readonly DemoSignIn[]> {
  const { read } = deps.database
  const user = await read.selectFrom('users').select('id').limit(1).executeTakeFirst()
  const booking = await read.selectFrom('bookings').select('id').limit(1).executeTakeFirst()
  if (!user && !booking) await seedDemo(deps)
  const accounts = await read
    .selectFrom('users')
    .select('email')
    .where(
      'email',
      'in',
      demoSignIns.map(({ email }) => email),
    )
    .execute()
  return demoSignIns.filter((signIn) => accounts.some(({ email }) => email === signIn.email))
}
