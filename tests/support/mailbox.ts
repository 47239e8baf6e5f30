import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A real SMTP server on loopback that keeps what it receives. */
export async function mailbox(port = 0, refusal: Partial<SMTPServerOptions> = {}) {
  const mails: Promise<Email>[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...refusal,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        mails.push(PostalMime.parse(Buffer.concat(chunks)))
        done()
      })
    },
  })
  smtp.listen(port, '127.0.0.1')
  await once(smtp.server, 'listening')
  const close = () => new Promise<void>((resolve) => smtp.close(() => resolve()))
  return { mails, port: (smtp.server.address() as AddressInfo).port, close }
}
