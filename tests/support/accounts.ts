import { grantAdmin } from '../../src-server/admin/grant-admin.ts'
import { markVerified } from '../../src-server/auth/mark-verified.ts'
import { startSession } from '../../src-server/auth/sessions/session-cookies.ts'
import { callerContext, type Deps } from '../../src-server/context.ts'
import { newId } from '../../src-server/secrets.ts'
import { testBrowser, type testServer } from './server.ts'

type Server = Awaited<ReturnType<typeof testServer>>

export const password = 'a long and quiet walk'
/** Of that password, at the product's cost: hashing takes long on purpose. */
export const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$ViBSghVqlP7U57gb7AKe5Q$HHYOvEFXEGdO6yPbTwdjBiuPJkcxh/lo/JlD4fgo8bk'

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

/** A verified account with the password above, for tests that are about something else; returns its id. */
export async function storeAccount(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  email: string,
): Promise<string> {
  const id = newId()
  await database.write.transaction().execute(async (trx) => {
    await trx
      .insertInto('users')
      .values({
        id,
        email,
        password_hash: passwordHash,
        email_verified_at: null,
        created_at: clock.now().toISOString(),
      })
      .execute()
    await markVerified({ clock }, trx, { id, email })
  })
  return id
}

/** Signs this account in with a new browser; returns it, and a caller for its current user. */
export async function signedIn(server: Server, userId: string, browser = testBrowser()) {
  await startSession(await callerContext(server.deps, 'test', browser), userId)
  return { browser, caller: await server.from(browser) }
}

/** A new account, signed in. */
export async function customer(server: Server, email = 'ada@example.com') {
  return signedIn(server, await storeAccount(server, email))
}

/** A new account with the admin role, signed in. */
export async function admin(server: Server, email = 'boss@example.com') {
  const id = await storeAccount(server, email)
  await grantAdmin(server.database.write, email)
  return signedIn(server, id)
}
