import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bookQuietly, businessAtWork, hire } from '../support/browser/admin-in-browser.ts'
import { faultsOn, phone } from '../support/browser/looks.ts'
import { daysAhead, fullDayAhead } from '../support/call.ts'
import { contact } from '../support/order.ts'

const { boss } = businessAtWork()

const visit = (page: Page, name: string) => page.getByRole('link', { name })

/** Which column a visit is in, and at what time. */
const placeOf = (page: Page, name: string) =>
  visit(page, name).evaluate((link) => {
    const who = link.closest('td')?.getAttribute('data-who')
    return `${who} ${link.closest('tr')?.querySelector('th')?.textContent}`
  })

/** Drags a visit onto a cell, and lets go once the cell says whether it can go there. */
async function drag(page: Page, name: string, cell: Locator, isAllowed: boolean): Promise<void> {
  await visit(page, name).hover()
  await page.mouse.down()
  await cell.hover()
  await expect.poll(() => cell.getAttribute('data-allowed')).toBe(String(isAllowed))
  await cell.hover()
  await page.mouse.up()
}

test('the office drags a visit to another time and person, and takes it back', async () => {
  const { page, close } = await boss({ viewport: { width: 1440, height: 1000 } })
  await page.goto('/admin/schedule')
  await hire(page, 'Ana Ruiz', 'chimney')
  await bookQuietly(page, 'chimney', {
    date: daysAhead(5),
    time: '12:00',
    contact: { ...contact, fullName: 'Vera Visit' },
  })
  await bookQuietly(page, 'hvac', {
    date: daysAhead(5),
    time: '14:00',
    contact: { ...contact, fullName: 'Una Unassigned' },
  })
  await hire(page, 'Ben Okoro', 'chimney')
  await hire(page, 'Cem Kaya', 'hvac')
  await page.goto(`/admin/schedule?day=${daysAhead(5)}`)
  expect(await placeOf(page, 'Vera Visit')).toBe('Ana Ruiz 12:00 PM')
  const cell = (who: string, time: string) =>
    page.getByRole('row', { name: time }).locator(`td[data-who="${who}"]`)
  // It stays where it is, and the office hears why.
  await drag(page, 'Vera Visit', cell('Cem Kaya', '10:00 AM'), false)
  await page.getByText('Cem Kaya does not do').waitFor()
  expect(await placeOf(page, 'Vera Visit')).toBe('Ana Ruiz 12:00 PM')
  await drag(page, 'Vera Visit', cell('Ben Okoro', '10:00 AM'), true)
  await page.getByText('with Ben. The customer will be notified in two minutes.').waitFor()
  await expect.poll(() => placeOf(page, 'Vera Visit')).toBe('Ben Okoro 10:00 AM')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone').waitFor()
  await expect.poll(() => placeOf(page, 'Vera Visit')).toBe('Ana Ruiz 12:00 PM')
  // Nobody did it when it was booked.
  await drag(page, 'Una Unassigned', cell('Cem Kaya', '02:00 PM'), true)
  await expect.poll(() => placeOf(page, 'Una Unassigned')).toBe('Cem Kaya 02:00 PM')
  await visit(page, 'Una Unassigned').getByText('HVAC').waitFor()
  expect(await faultsOn(page)).toEqual([])
  await close(/409 \(Conflict\)/)
})

test('with the keyboard alone a visit is moved, and a place where it cannot go is said', async () => {
  const { page, close } = await boss({ viewport: { width: 1440, height: 1000 } })
  await page.goto('/admin/schedule')
  await hire(page, 'Dora Keller', 'locksmith')
  await bookQuietly(page, 'locksmith', {
    date: daysAhead(6),
    time: '12:00',
    contact: { ...contact, fullName: 'Kim Keyboard' },
  })
  await page.goto(`/admin/schedule?day=${daysAhead(6)}`)
  await visit(page, 'Kim Keyboard').focus()
  await page.keyboard.press('m')
  await page.getByText('Locksmith for Kim Keyboard: 12:00 PM, Dora Keller.').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByText(/^12:00 PM, .*: not possible$/).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('does not do Locksmith.').waitFor()
  expect(await placeOf(page, 'Kim Keyboard')).toBe('Dora Keller 12:00 PM')
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowDown')
  await page.getByText('02:00 PM, Dora Keller: available').waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => placeOf(page, 'Kim Keyboard')).toBe('Dora Keller 02:00 PM')
  await expect
    .poll(() => visit(page, 'Kim Keyboard').evaluate((link) => link === document.activeElement))
    .toBe(true)
  await close(/409 \(Conflict\)/)
})

test('with the keyboard alone an empty place of the board is found and booked', async () => {
  const { page, close } = await boss({ viewport: { width: 1440, height: 1000 } })
  await page.goto('/admin/schedule')
  await hire(page, 'Nadia Open', 'locksmith')
  await page.goto(`/admin/schedule?day=${fullDayAhead(9)}`)
  await page.getByRole('region', { name: 'Visits of the day' }).focus()
  const place = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab')
      return place()
    })
    .toMatch(/^New booking at 08:00 AM/)
  await page.keyboard.press('ArrowDown')
  expect(await place()).toMatch(/^New booking at 10:00 AM/)
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowRight')
      return place()
    })
    .toBe('New booking at 10:00 AM, Nadia Open')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'New booking' }).waitFor()
  expect(new URL(page.url()).searchParams.get('day')).toBe(fullDayAhead(9))
  await close()
})

test('on a phone a visit is moved from its record', async () => {
  const { page, close } = await boss({ viewport: { width: phone.width, height: 800 } })
  await page.goto('/admin/schedule')
  await hire(page, 'Eli Stone', 'garage-door')
  await bookQuietly(page, 'garage-door', {
    date: daysAhead(7),
    time: '12:00',
    contact: { ...contact, fullName: 'Pia Phone' },
  })
  await page.goto(`/admin/schedule?day=${daysAhead(7)}`)
  await visit(page, 'Pia Phone').waitFor()
  expect(await faultsOn(page)).toEqual([])
  await visit(page, 'Pia Phone').click()
  const record = page.getByRole('dialog')
  await record.getByLabel('Day').fill(daysAhead(8))
  await record.getByLabel('Time').selectOption({ label: '02:00 PM' })
  await record.getByRole('button', { name: 'Move visit' }).click()
  await page.getByText('with Eli. The customer will be notified in two minutes.').waitFor()
  expect(await faultsOn(page)).toEqual([])
  await page.goto(`/admin/schedule?day=${daysAhead(8)}`)
  expect(await placeOf(page, 'Pia Phone')).toBe('Eli Stone 02:00 PM')
  await close()
})
