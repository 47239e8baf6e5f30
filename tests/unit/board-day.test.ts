import { expect, test } from 'vitest'
import { worksAt } from '../../src-client/admin/schedule/board/board-day.ts'

const hours = [
  { from: '08:00', to: '09:00' },
  { from: '10:00', to: '13:00' },
  { from: '13:00', to: '15:00' },
]

test('on the board somebody is at work for a whole visit, also across two spans without a break, unless they are off', () => {
  const works = (time: string, off: { from: string; to: string }[] = []) =>
    worksAt({ hours, timeOff: off.map((span) => ({ ...span, reason: null })) }, time)
  expect(
    ['08:00', '10:00', '12:00', '13:00', '14:00', '16:00'].filter((time) => works(time)),
  ).toEqual(['10:00', '12:00', '13:00'])
  expect(works('12:00', [{ from: '13:30', to: '14:00' }])).toBe(false)
  expect(works('12:00', [{ from: '14:00', to: '24:00' }])).toBe(true)
})
