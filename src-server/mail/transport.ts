import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { Env } from '../env.ts'
import { errorProperty } from '../errors.ts'
import type { Mail } from './message-definition.ts'

export interface Envelope extends Mail {
  /** The same for all attempts, so that mail programs recognize an email that arrives twice. */
  id: string
  to: string
}

/** The other timeouts are per step: a server that drips would stay within them for hours. */
const sendTimeoutMs = 60_000

/** Sends one email. Rejects if it could not be sent. */
export type SendMail = (mail: Envelope) => Promise<void>

/** The mailbox does not exist; any other refusal, such as of our password or of relaying, is for us to fix. */
export function isPermanentRejection(error: unknown): boolean {
  const status = Number(errorProperty(error, 'responseCode'))
  return errorProperty(error, 'command') === 'RCPT TO' && [550, 551, 553].includes(status)
}

function message(env: Env, { id, to, follows = [], ...mail }: Envelope) {
  const messageId = (of: string) => `<${of}@${new URL(env.PUBLIC_URL).hostname}>`
  const earlier = follows.map(messageId)
  const last = earlier.at(-1)
  return {
    ...mail,
    from: env.MAIL_FROM,
    to: { name: '', address: to },
    messageId: messageId(id),
    ...(last === undefined ? {} : { inReplyTo: last, references: earlier }),
  }
}

/** SMTP if SMTP_URL is set, over connections that stay open if wanted; otherwise .eml files in MAIL_DIR. */
export function mailTransport(env: Env, { keepOpen } = { keepOpen: false }): SendMail {
  if (env.SMTP_URL) {
    const smtp = createTransport({
      url: env.SMTP_URL,
      pool: keepOpen,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    })
    return async (mail) => {
      const limit = wait(sendTimeoutMs, undefined, { ref: false }).then(() => {
        throw Object.assign(new Error('The mail server is too slow.'), { code: 'ETIMEDOUT' })
      })
      await Promise.race([smtp.sendMail(message(env, mail)), limit])
    }
  }
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message: eml } = await composer.sendMail(message(env, mail))
    await mkdir(env.MAIL_DIR, { recursive: true })
    const draft = join(env.MAIL_DIR, `.${mail.id}`)
    await writeFile(draft, eml)
    await rename(draft, join(env.MAIL_DIR, `${mail.id}.eml`))
  }
}
