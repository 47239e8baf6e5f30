import { expect, test } from 'vitest'
import { readEnv } from '../../src-server/env.ts'

test('no setting is required', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    DATABASE_URL: 'data/nestwright.db',
    PUBLIC_URL: 'http://localhost:3000',
    TIME_ZONE: 'America/New_York',
    MAIL_FROM: 'Nestwright <support@nestwright.example>',
    RATE_LIMIT: 'on',
    DATABASE_POOL: 15,
    SMS_COUNTRIES: ['US'],
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
  ['BOOKING_URL', 'booking.nestwright.example'],
  ['BOOKING_URL', 'https://booking.elsewhere.example'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['TIME_ZONE', 'Mars/Olympus'],
  ['SMTP_URL', 'http://mail'],
  ['TRUST_PROXY', 'everyone'],
  ['RATE_LIMIT', 'maybe'],
  ['DATABASE_POOL', '0'],
  ['DATABASE_POOL', 'many'],
  ['SMS_COUNTRIES', 'USA'],
  ['SMS_COUNTRIES', 'US,'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s stops the start with its name and what is allowed', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`${name}: must be `))
})

test('the booking subdomain must be below the public host and use the same protocol', () => {
  const hosts = {
    PUBLIC_URL: 'https://nestwright.example',
    BOOKING_URL: 'https://Booking.nestwright.example:443/',
  }
  expect(readEnv(hosts).BOOKING_URL).toBe('https://booking.nestwright.example')
  for (const wrong of [
    'http://booking.nestwright.example',
    'https://nestwright.example',
    'https://notnestwright.example',
    'https://booking.nestwright.example/app',
  ]) {
    expect(() => readEnv({ ...hosts, BOOKING_URL: wrong })).toThrow(
      'BOOKING_URL: must be a host below PUBLIC_URL',
    )
  }
})
