import { expect, test } from 'vitest'
import { safeRedirect } from '../../shared/pages/redirect.ts'
import { cancellationFee } from '../../shared/policy.ts'
import { instantOf } from '../../shared/time/business-time.ts'
import { nextDigest } from '../../src-server/mail/digests.ts'
import { lastFree, lateFee } from '../support/policy.ts'

test.each([
  '/dashboard',
  '/dashboard/profile',
  '/booking/house-cleaning/checkout',
  '/services?category=Outdoor&search=a%20b',
  '/manage/abc#secret',
  '/',
])('%s is a valid redirect after sign-in', (path) => expect(safeRedirect(path)).toBe(path))

test.each([
  undefined,
  null,
  42,
  {},
  ['/dashboard'],
  '',
  'dashboard',
  'https://evil.example',
  'http://evil.example/dashboard',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/%09//\u0000evil',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
  '@evil.example',
  '.evil.example',
  ':80@evil.example',
  'https:evil.example',
  'https:/evil.example',
  '/\u2028/evil.example',
  '／evil.example',
  '/／evil.example',
  '/auth?redirect=//evil.example',
  '/auth/google/callback?code=x',
  '/trpc/auth.signOut',
  '/AUTH?redirect=//evil.example',
  '/%61uth',
  '/%2f%2fevil.example',
  '/$evil',
])('an open redirect to %j ends at the services', (wanted) => {
  expect(safeRedirect(wanted)).toBe('/services')
})

test('every allowed redirect stays on this site', () => {
  for (const wanted of ['/dashboard', '/a//b', '/?next=//evil.example']) {
    const { origin } = new URL(safeRedirect(wanted), 'https://nestwright.example')
    expect(origin).toBe('https://nestwright.example')
  }
})

const start = '2026-11-24T15:00:00Z'
test.each([
  [lastFree(start, -1000), false, 0],
  [lastFree(start), false, 0],
  [lastFree(start, 1000), false, lateFee(99_01)],
  ['2026-11-24T14:59:59Z', true, lateFee(99_01)],
  [start, false, lateFee(99_01)],
  [start, true, 99_01],
])('cancelled at %s, emergency %s: %i cents', (now, emergency, fee) => {
  expect(cancellationFee({ amount: 99_01, emergency, start: new Date(start) }, new Date(now))).toBe(
    fee,
  )
})

test.each([
  ['2026-11-23T12:59:00Z', 'daily', '2026-11-23'],
  ['2026-11-23T13:00:00Z', 'daily', '2026-11-24'],
  ['2026-11-23T12:59:00Z', 'weekly', '2026-11-23'],
  ['2026-11-23T13:00:00Z', 'weekly', '2026-11-30'],
  ['2026-11-29T23:00:00Z', 'weekly', '2026-11-30'],
  ['2027-03-13T23:00:00Z', 'daily', '2027-03-14'], // the night in which an hour is skipped
] as const)('after %s the %s digest goes out at eight on %s', (now, frequency, date) => {
  const zone = 'America/New_York'
  expect(nextDigest(new Date(now), zone, frequency)).toEqual(
    instantOf({ date, time: '08:00' }, zone),
  )
})
