import { expect, test } from 'vitest'
import { compareKnownAndUnknown } from '../support/compare-sign-ins.ts'
import { testServer } from '../support/server.ts'

test('sign-in, sign-up and reset take as long for unknown emails as for known ones: medians of 200 within 10%', async () => {
  const server = await testServer()
  for (const { what, known, unknown, apart } of await compareKnownAndUnknown(server.guest)) {
    expect(apart, `${what}: ${known} and ${unknown} ms`).toBeLessThan(10)
  }
  await server.close()
}, 120_000)
