import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { testServer } from '../support/server.ts'

test('adv', async () => {
  const server = await testServer()
  const set = JSON.parse(readFileSync('tests/support/chat/adversarial.json', 'utf8'))
  for (const [i, m] of set.entries()) {
    const r = await server.guest.chat.send({
      sessionId: 'adversary-0123456789-' + i,
      message: m,
      selectedServices: [],
    })
    console.log(`> ${m.slice(0, 160).replace(/\n/g, '\\n')}\n< ${r.response}\n`)
  }
  await server.close()
}, 60000)
