import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { createApp } from '../../src-server/app.ts'
import { startJobs } from '../../src-server/jobs/jobs.ts'
import { stopServer } from '../../src-server/stop-server.ts'
import { orderFor } from '../support/order.ts'
import { testServer } from '../support/server.ts'

test('half a request and a mail server that hangs do not keep the server from stopping', async () => {
  const hanging = createServer().listen(0, '127.0.0.1')
  await once(hanging, 'listening')
  const { port: mailPort } = hanging.address() as AddressInfo
  const server = await testServer({ SMTP_URL: `smtp://127.0.0.1:${mailPort}` })
  const app = await createApp(server.deps)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const stopJobs = startJobs(server.deps, undefined, 1)
  await server.guest.booking.create(orderFor('hvac'))
  const [mailConnection] = await once(hanging, 'connection')
  const half = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  half.on('error', () => {}).write('POST /trpc/booking.create HTTP/1.1\r\nhost: x\r\n')
  await once(app.server, 'connection')
  const began = performance.now()
  await stopServer({ app, database: server.database, stopJobs }, 200)
  // By themselves, the mail would be given up after ten seconds and the connection after fifteen.
  expect(performance.now() - began).toBeLessThan(5_000)
  mailConnection.destroy()
  hanging.close()
  await server.close()
})
