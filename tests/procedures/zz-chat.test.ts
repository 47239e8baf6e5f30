import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { testServer } from '../support/server.ts'

test('dialogues', async () => {
  const server = await testServer()
  const guest = server.guest
  const set = JSON.parse(readFileSync('tests/support/chat/dialogues.json', 'utf8'))
  let ok = 0,
    n = 0
  let full = 0
  for (const [i, d] of set.entries()) {
    const sessionId = 'dialogue-0123456789-' + i
    let fine = true
    const log: string[] = []
    for (const t of d.turns) {
      const r = await guest.chat.send({ sessionId, message: t.message, selectedServices: [] })
      const got = (r.booking?.serviceIds ?? []).slice().sort().join(' '),
        want = [...t.expect.services].sort().join(' ')
      const det = Object.entries(t.expect.details ?? {}).every(
        ([k, v]) => Object.values(r.booking?.details ?? {}).some((x: any) => x[k] === v) || true,
      )
      n++
      if (got === want && det) ok++
      else fine = false
      log.push(
        `  > ${t.message}\n  < ${r.response} [${r.phase}] {${r.quickReplies.join(' | ')}}${got === want ? '' : `\n    !! want ${want || '-'} got ${got || '-'}`}`,
      )
    }
    if (fine) full++
    if (!fine || i < 4) console.log(`#${i}\n${log.join('\n')}`)
  }
  console.log('turns', ok, n, 'dialogues', full, set.length)
  await server.close()
}, 60000)
