import { expect, test } from 'vitest'
import { officeWithStaff } from '../support/office-with-staff.ts'
import { fieldErrors, outcome, refusal } from '../support/outcome.ts'
import { professionalInput } from '../support/professionals.ts'

const at = officeWithStaff()
const tuesday = '2026-11-24'
const everyTime = ['08:00', '10:00', '12:00', '14:00', '16:00']

const timesOnTuesday = async () =>
  (await at.server.guest.booking.openSlots({ serviceIds: ['plumbing'], zip: '12207' }))
    .filter(({ date }) => date === tuesday)
    .map(({ startTime }) => startTime)

/** Books plumbing on Tuesday at ten; returns the booking's id. */
const book = async (more: Record<string, unknown> = {}) => (await at.booked(more)).id
const comes = async (id: string) => (await at.arrangement(id)).who

test('a professional who was added is offered, with the hours and the services that were entered', async () => {
  const id = await at.add('Ana', { hours: [{ weekday: 2, from: '09:30', to: '14:00' }] })
  expect(await timesOnTuesday()).toEqual(['10:00', '12:00'])
  expect(await at.boss.professionals.get({ id })).toMatchObject({
    name: 'Ana',
    serviceIds: ['plumbing'],
    zipPrefixes: ['120', '121', '122', '123', '146'],
    hours: [{ weekday: 2, from: '09:30', to: '14:00' }],
    isActive: true,
    visits: [],
    // Two Tuesdays of four full hours in fourteen days.
    ahead: { worked: 8, booked: 0 },
  })
  await at.boss.professionals.save(professionalInput({ id, isActive: false }))
  // Nobody does it any more: it has its seats again.
  expect(await timesOnTuesday()).toEqual(everyTime)
  expect(await at.boss.professionals.list()).toMatchObject([{ name: 'Ana Ruiz', isActive: false }])
})

test('bad input is refused at its field', async () => {
  const save = (more: object) =>
    fieldErrors(at.boss.professionals.save({ ...professionalInput(), ...more }))
  expect(await save({ serviceIds: ['juggling'] })).toEqual([['0', 'We do not offer this service.']])
  expect(await save({ serviceIds: [] })).toEqual([['serviceIds', 'Choose at least one service.']])
  const on = (from: string, to: string) => ({ weekday: 1, from, to })
  expect(await save({ hours: [on('17:00', '08:00')] })).toEqual([
    ['0', 'The end time must be after the start time.'],
  ])
  expect(await save({ hours: [on('08:00', '12:00'), on('11:00', '15:00')] })).toEqual([
    ['hours', 'The hours on Monday overlap.'],
  ])
  expect(await save({ hours: [on('08:00', '12:00'), on('12:00', '15:00')] })).toEqual([])
  expect(await refusal(at.boss.professionals.save(professionalInput({ name: 'Ana Other' })))).toBe(
    'CONFLICT: Another professional has this email.',
  )
  expect(await save({ zipPrefixes: ['12'] })).toEqual([
    ['0', 'Enter three to five digits of a zip code.'],
  ])
  expect(await save({ zipPrefixes: ['122', '122'] })).toEqual([
    ['zipPrefixes', 'Enter each zip code once.'],
  ])
  expect(await outcome(at.boss.professionals.save(professionalInput({ id: 'nobody' })))).toBe(
    'CONFLICT',
  )
  expect(
    await outcome(
      at.boss.professionals.save(professionalInput({ id: 'nobody', email: 'c@example.com' })),
    ),
  ).toBe('NOT_FOUND')
})

test('a picture stays until it is changed or removed; what is no small picture is refused', async () => {
  const id = await at.add('Ana')
  const save = (picture?: string | null) =>
    at.boss.professionals.save({
      ...professionalInput({ id, name: 'Ana' }),
      ...(picture === undefined ? {} : { picture }),
    })
  const picture = async () => (await at.boss.professionals.get({ id })).picture
  const jpeg = 'data:image/jpeg;base64,/9j/4AAQSkZJRg=='
  await save(jpeg)
  await save()
  expect(await picture()).toBe(jpeg)
  await save(null)
  expect(await picture()).toBe(null)
  for (const wrong of [
    'https://elsewhere.example/ana.jpg',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/jpeg;base64,PHN2Zz4=',
    `${jpeg}" onerror="`,
  ]) {
    expect(await fieldErrors(save(wrong))).toEqual([
      ['picture', 'Choose a JPEG, PNG or WebP picture.'],
    ])
  }
  expect(await fieldErrors(save(`data:image/jpeg;base64,/9j/${'A'.repeat(12_000)}`))).toEqual([
    ['picture', 'Choose a smaller picture.'],
  ])
})

test('time off takes times away until it is removed; it cannot lie in the past or end before it begins', async () => {
  const professionalId = await at.add('Ana')
  const off = { id: professionalId, from: `${tuesday} 11:00`, to: `${tuesday} 13:00` }
  const { id, bookings } = await at.boss.professionals.addTimeOff(off)
  expect(bookings).toEqual([])
  expect(await timesOnTuesday()).toEqual(['08:00', '14:00', '16:00'])
  await at.boss.professionals.removeTimeOff({ id })
  expect(await timesOnTuesday()).toEqual(everyTime)
  expect(await outcome(at.boss.professionals.removeTimeOff({ id }))).toBe('NOT_FOUND')
  expect(
    await refusal(
      at.boss.professionals.addTimeOff({
        ...off,
        from: '2026-11-01 00:00',
        to: '2026-11-02 24:00',
      }),
    ),
  ).toBe('BAD_REQUEST: This time has passed.')
  expect(
    await fieldErrors(at.boss.professionals.addTimeOff({ ...off, to: '2026-11-23 24:00' })),
  ).toEqual([['to', 'Time off must end after it begins.']])
  expect(await fieldErrors(at.boss.professionals.addTimeOff({ ...off, from: tuesday }))).toEqual([
    ['from', 'Choose a day from 2000 to 2100 and a time.'],
  ])
  expect(await outcome(at.boss.professionals.addTimeOff({ ...off, id: 'nobody' }))).toBe(
    'NOT_FOUND',
  )
})

test('time off over a visit lists it, with who can come instead', async () => {
  const ana = await at.add('Ana')
  const ben = await at.add('Ben')
  await at.boss.professionals.save(
    professionalInput({ id: ben, name: 'Ben', email: 'ben@example.com', isActive: false }),
  )
  const id = await book()
  expect(await comes(id)).toBe(ana)
  await at.boss.professionals.save(
    professionalInput({ id: ben, name: 'Ben', email: 'ben@example.com' }),
  )
  const needing = async () =>
    (await at.boss.professionals.get({ id: ana })).visits.map(({ needsSomebody }) => needsSomebody)
  expect(await needing()).toEqual([false])
  const { bookings } = await at.boss.professionals.addTimeOff({
    id: ana,
    from: `${tuesday} 11:30`,
    to: `${tuesday} 24:00`,
  })
  expect(bookings).toEqual([{ id, date: tuesday, time: '10:00' }])
  expect(await needing()).toEqual([true])
  expect(await at.boss.bookings.candidates({ id })).toMatchObject([
    { id: ben, name: 'Ben', visitsThatDay: 0, nearness: 0, isPreferred: false },
  ])
  await at.boss.bookings.assign({ id, professionalId: ben, from: ana })
  expect(await comes(id)).toBe(ben)
  expect(await needing()).toEqual([])
})

test('a profile that somebody else has saved in the meantime is not overwritten', async () => {
  const id = await at.add('Ana')
  const { version } = await at.boss.professionals.get({ id })
  const save = (more: object) =>
    refusal(
      at.boss.professionals.save(
        professionalInput({ id, name: 'Ana', email: 'ana@example.com', ...more }),
      ),
    )
  expect(await save({ version, isActive: false })).toBe('accepted')
  expect(await save({ version, phone: '(518) 555-0199' })).toBe(
    'CONFLICT: Someone else has saved this profile in the meantime. Reload the page to see it.',
  )
  expect((await at.boss.professionals.get({ id })).isActive).toBe(false)
})

test('visits in zip codes that somebody no longer covers need somebody else', async () => {
  const id = await at.add('Ana')
  await book()
  await at.boss.professionals.save(
    professionalInput({ id, name: 'Ana', email: 'ana@example.com', zipPrefixes: ['146'] }),
  )
  expect((await at.boss.professionals.get({ id })).visits).toMatchObject([{ needsSomebody: true }])
})

test('when a professional is deactivated, each of their visits can be reassigned in one step', async () => {
  const ana = await at.add('Ana')
  const visit = await book()
  await book({ date: '2026-11-25' })
  const ben = await at.add('Ben')
  const needing = async () =>
    (await at.boss.professionals.get({ id: ana })).visits.map(({ needsSomebody }) => needsSomebody)
  expect(await needing()).toEqual([false, false])
  await at.boss.professionals.save(
    professionalInput({ id: ana, name: 'Ana', email: 'ana@example.com', isActive: false }),
  )
  expect(await needing()).toEqual([true, true])
  expect((await at.boss.bookings.candidates({ id: visit })).map(({ id }) => id)).toEqual([ben])
  await at.boss.bookings.assign({ id: visit, professionalId: ben, from: ana })
  expect(await comes(visit)).toBe(ben)
  expect(await needing()).toEqual([true])
})
