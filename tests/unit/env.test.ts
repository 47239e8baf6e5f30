import { expect, test } from 'vitest'
import { readEnv } from '../../src-server/env.ts'

test('nothing has to be set', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    DATABASE_URL: 'data/nestwright.db',
    PUBLIC_URL: 'http://localhost:3000',
    TIME_ZONE: 'America/New_York',
    MAIL_FROM: 'Nestwright <support@nestwright.example>',
    RATE_LIMIT: 'on',
  })
  expect(readEnv({ PORT: '4100', SMTP_URL: '' })).toMatchObject({
    PORT: 4100,
    PUBLIC_URL: 'http://localhost:4100',
  })
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', ' '],
  ['DATABASE_URL', 'postgres:foo'],
  ['PUBLIC_URL', 'nestwright.example'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['TIME_ZONE', 'Mars/Olympus'],
  ['SMTP_URL', 'http://mail'],
  ['TRUST_PROXY', 'everyone'],
  ['RATE_LIMIT', 'maybe'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s stops the start with its name and what is allowed', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`${name}: must be `))
})
