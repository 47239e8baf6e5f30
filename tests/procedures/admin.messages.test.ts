import { expect, test } from 'vitest'
import { sendNext } from '../../src-server/mail/sender.ts'
import { mailTransport } from '../../src-server/mail/transport.ts'
import { mailbox } from '../support/loopback/mailbox.ts'
import { outcome, refusal } from '../support/outcome.ts'
import { tick } from '../support/server.ts'
import { serverWithAdmin } from '../support/server-with-admin.ts'

const at = serverWithAdmin()
let made = 0

async function write(message: string, email = 'ann@example.com'): Promise<string> {
  tick(at.server)
  await at.server.guest.contact.sendContact({
    firstName: 'Ann',
    lastName: 'Asks',
    email,
    subject: 'My visit',
    message,
  })
  const { rows } = await at.boss.messages.list({ show: 'all' })
  return rows[0]?.id ?? ''
}

const answer = (messageId: string, answersSeen: number, more: Record<string, unknown> = {}) => {
  tick(at.server)
  return at.boss.messages.answer({
    id: `answer-${++made}`,
    messageId,
    answersSeen,
    content: 'We will.\nSoon.',
    ...more,
  })
}

test('messages of one person are one conversation, and its answer counts for all of them', async () => {
  await write('Can you come earlier?')
  const second = await write('Hello?', 'ANN@example.com')
  await write('Something else.', 'bob@example.com')
  const thread = await at.boss.messages.thread({ id: second })
  expect(thread.lines.map(({ text }) => text)).toEqual(['Can you come earlier?', 'Hello?'])
  expect(thread.answerBy).toBe(
    new Date(Date.parse(thread.lines[0]?.at ?? '') + 4 * 3_600_000).toISOString(),
  )
  await answer(second, 0)
  expect((await at.boss.messages.list({})).rows.map(({ email }) => email)).toEqual([
    'bob@example.com',
  ])
  expect(await at.boss.messages.thread({ id: second })).toMatchObject({
    answerBy: null,
    answers: 1,
    lines: [{ isOurs: false }, { isOurs: false }, { isOurs: true, by: 'boss@example.com' }],
  })
  expect(await at.actions()).toContain('message.answer')
})

test('a message that came after the one that was read still waits', async () => {
  const first = await write('One.')
  await write('Two.')
  await answer(first, 0)
  expect((await at.boss.messages.list({})).rows.map(({ message }) => message)).toEqual(['Two.'])
})

test('an answer is sent once, and not over another administrator’s', async () => {
  const id = await write('Hello?')
  const once = { id: 'the-same' }
  await Promise.all([answer(id, 0, once), answer(id, 0, once)])
  expect(await refusal(answer(id, 0))).toBe(
    'CONFLICT: Someone else has already answered. Read the answer first.',
  )
  await answer(id, 1)
  expect((await at.boss.messages.thread({ id })).answers).toBe(2)
  expect(await outcome(answer('none', 0))).toBe('NOT_FOUND')
  expect(await outcome(at.boss.messages.thread({ id: 'none' }))).toBe('NOT_FOUND')
  expect(await outcome(answer(id, 2, { content: ' ' }))).toBe('BAD_REQUEST')
})

test('mail programs show the answers to one person as one conversation', async () => {
  const box = await mailbox()
  try {
    const env = { ...at.server.deps.env, SMTP_URL: `smtp://127.0.0.1:${box.port}` }
    const id = await write('Hello?')
    await answer(id, 0, { id: 'first' })
    await answer(id, 1, { id: 'second' })
    const transports = { mail: mailTransport(env), sms: undefined }
    while (await sendNext({ ...at.server.deps, env }, transports));
    await box.arrived(2)
    const mails = await Promise.all(box.mails)
    const host = new URL(env.PUBLIC_URL).hostname
    const first = mails.find(({ messageId }) => messageId === `<first@${host}>`)
    const second = mails.find(({ messageId }) => messageId === `<second@${host}>`)
    expect(first).toMatchObject({ subject: 'Re: My visit' })
    expect(first?.inReplyTo).toBeUndefined()
    expect(first?.text).toContain('Hello Ann,')
    expect(first?.text).toContain('We will.')
    expect(second).toMatchObject({
      inReplyTo: `<first@${host}>`,
      references: `<first@${host}>`,
    })
  } finally {
    await box.close()
  }
})

test('a conversation goes on after more answers than are shown', async () => {
  const id = await write('Hello?')
  const now = at.server.clock.now().toISOString()
  await at.server.database.write
    .insertInto('contact_answers')
    .values(
      Array.from({ length: 60 }, (_, count) => ({
        id: `old-${count}`,
        email: 'ann@example.com',
        content: 'Yes.',
        written_by: null,
        created_at: now,
      })),
    )
    .execute()
  const { answers, lines } = await at.boss.messages.thread({ id })
  expect([answers, lines.filter(({ isOurs }) => isOurs).length]).toEqual([60, 50])
  expect(await answer(id, answers)).toEqual({ sent: true })
})
