import { grantAdmin } from '../../src-server/admin/grant-admin.ts'
import { testBrowser, type testServer } from './server.ts'

type Server = Awaited<ReturnType<typeof testServer>>

export const password = 'a long and quiet walk'

/** The secret in the latest account email of this kind to this address. */
export async function mailedToken(
  server: Server,
  email: string,
  kind: 'verifyEmail' | 'resetPassword' = 'verifyEmail',
): Promise<string> {
  const { facts } = await server.database.read
    .selectFrom('outbox')
    .select('facts')
    .where('recipient', '=', email)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return server.secrets.linkToken((JSON.parse(facts) as { linkId: string }).linkId)
}

/** Signs up and verifies through the product's own procedures; the verifying browser is discarded. */
export async function signUp(server: Server, email: string): Promise<void> {
  await server.guest.auth.signUp({ email, password })
  await server.guest.auth.verifyEmail({ token: await mailedToken(server, email), password })
  await server.database.write
    .deleteFrom('sessions')
    .where('device', '=', 'Unknown browser')
    .execute()
}

/** Signs in with a browser of its own; returns a caller for that browser's user. */
export async function signIn(
  server: Server,
  email: string,
  secret = password,
  browser = testBrowser(),
) {
  await (await server.from(browser)).auth.signIn({ email, password: secret })
  return { browser, caller: await server.from(browser) }
}

/** A new account, signed in. */
export async function customer(server: Server, email = 'ada@example.com') {
  await signUp(server, email)
  return signIn(server, email)
}

/** A new account with the admin role, signed in. */
export async function admin(server: Server, email = 'boss@example.com') {
  await signUp(server, email)
  await grantAdmin(server.database.write, email)
  return signIn(server, email)
}
