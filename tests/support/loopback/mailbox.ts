import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** No email of a test takes longer. */
const patienceMs = 30_000

/** A real SMTP server on loopback that keeps what it receives. */
export async function mailbox(port = 0, refusal: Partial<SMTPServerOptions> = {}) {
  const mails: Promise<Email>[] = []
  const arrivals = new EventEmitter()
  const next = () => once(arrivals, 'mail', { signal: AbortSignal.timeout(patienceMs) })
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Connections that the product keeps open are not waited for.
    closeTimeout: 1,
    ...refusal,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        mails.push(PostalMime.parse(Buffer.concat(chunks)))
        arrivals.emit('mail')
        done()
      })
    },
  })
  smtp.listen(port, '127.0.0.1')
  await once(smtp.server, 'listening')
  return {
    mails,
    port: (smtp.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
    /** Waits until at least so many mails have arrived. */
    async arrived(count: number): Promise<void> {
      while (mails.length < count) await next()
    },
    /** The latest mail to this address whose subject fits; waits for it to arrive. */
    async mailTo(address: string, subject = /./): Promise<Email> {
      for (;;) {
        const known = mails.length
        const found = (await Promise.all(mails)).findLast(
          (mail) =>
            mail.to?.some((to) => to.address === address) && subject.test(mail.subject ?? ''),
        )
        if (found) return found
        if (mails.length === known) await next()
      }
    },
  }
}
