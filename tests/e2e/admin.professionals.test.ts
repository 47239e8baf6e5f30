import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bookQuietly, businessAtWork, hire, row } from '../support/browser/admin-in-browser.ts'
import { faultsOn, phone } from '../support/browser/looks.ts'
import { daysAhead } from '../support/call.ts'
import { contact } from '../support/order.ts'

const { boss } = businessAtWork()

/** Enters somebody who sweeps chimneys on all days, through the form. */
async function addSweep(page: Page, firstName: string): Promise<void> {
  await page.goto('/admin/professionals/new')
  await page.getByLabel('Name').fill(`${firstName} Ruiz`)
  await page.getByLabel('Email').fill(`${firstName.toLowerCase()}@example.com`)
  await page.getByLabel('Phone').fill('(518) 555-0101')
  await page.getByLabel('Short bio').fill('Twelve years on roofs.')
  await page.getByRole('button', { name: 'Add professional' }).click()
  // What is missing is said at the field, and what was typed stays.
  await page.getByText('Choose at least one service.').waitFor()
  await page.getByLabel('Chimney').check()
  await page.getByLabel('New York, NY').check()
  for (const name of ['Saturday', 'Sunday']) {
    await page.getByRole('button', { name: `Add hours on ${name}` }).click()
  }
  await page.getByRole('button', { name: 'Add professional' }).click()
  await page.getByRole('heading', { name: `${firstName} Ruiz` }).waitFor()
}

test('the office adds professionals, gives one time off over a visit, and gives the visit to the other', async () => {
  const { page, close } = await boss({ viewport: { width: phone.width, height: 800 } })
  await page.goto('/admin/professionals')
  await page.getByText('No professionals yet.').waitFor()
  await addSweep(page, 'Ana')
  expect(await faultsOn(page)).toEqual([])
  await bookQuietly(page, 'chimney', {
    date: daysAhead(5),
    time: '12:00',
    contact: { ...contact, fullName: 'Vera Visit' },
  })
  await addSweep(page, 'Ben')
  await page.getByRole('link', { name: 'All professionals' }).click()
  await page.getByRole('link', { name: 'Ana Ruiz' }).click()
  await page.getByText('for Vera Visit').waitFor()
  await page.getByLabel('First day').fill(daysAhead(5))
  await page.getByLabel('Last day').fill(daysAhead(4))
  await page.getByRole('button', { name: 'Add time off' }).click()
  await page.getByText('Time off must end after it begins.').waitFor()
  await page.getByLabel('Last day').fill(daysAhead(5))
  await page.getByRole('button', { name: 'Add time off' }).click()
  const needing = page.getByRole('heading', { name: '1 visit needs someone else' })
  await needing.waitFor()
  await expect
    .poll(() => needing.evaluate((heading) => heading === document.activeElement))
    .toBe(true)
  await page.getByRole('button', { name: /^Reassign to Ben/ }).waitFor()
  expect(await faultsOn(page)).toEqual([])
  await page.goto(`/admin/schedule?day=${daysAhead(5)}`)
  await page.getByRole('link', { name: 'Vera Visit' }).getByText('Move or reassign').waitFor()
  expect(await faultsOn(page)).toEqual([])
  await page.goBack()
  await page.getByRole('button', { name: /^Reassign to Ben/ }).click()
  await page.getByText('Ben has this visit now.').waitFor()
  await page
    .getByRole('heading', { name: '1 visit needs someone else' })
    .waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Remove the time off/ }).click()
  await page.getByText('These times can be booked again.').waitFor()
  await close()
})

test('a professional gets a picture, made small in the browser; a file that is none is refused', async () => {
  const { page, close } = await boss()
  await addSweep(page, 'Pia')
  await page.reload()
  const field = page.locator('input[type=file]')
  await field.setInputFiles({
    name: 'notes.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  })
  await page.getByText('This browser can’t open notes.png as a picture.').waitFor()
  await field.setInputFiles({
    name: 'pia.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  })
  await page.getByRole('button', { name: 'Change picture' }).waitFor()
  expect(await faultsOn(page)).toEqual([])
  // What is not saved is not lost unasked.
  await page.getByRole('link', { name: 'All professionals' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.waitFor()
  expect(await faultsOn(page)).toEqual([])
  await question.getByRole('button', { name: 'Stay on this page' }).click()
  await page.getByRole('button', { name: 'Change picture' }).waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Available times now reflect these changes.').waitFor()
  await page.getByRole('link', { name: 'All professionals' }).click()
  const portrait = page.getByRole('row', { name: /Pia Ruiz/ }).locator('img')
  expect(await portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(80)
  await close()
})

test('the office chooses somebody else from a booking, and the booking’s history says so', async () => {
  const { page, close } = await boss()
  await addSweep(page, 'Cleo')
  await addSweep(page, 'Dan')
  await bookQuietly(page, 'chimney', {
    date: daysAhead(6),
    time: '12:00',
    contact: { ...contact, fullName: 'Nora Name' },
  })
  await page.goto('/admin/bookings')
  await row(page, 'Nora Name').getByRole('button', { name: 'Nora Name', exact: true }).click()
  const record = page.getByRole('dialog')
  await record.getByRole('button', { name: 'Change professional' }).click()
  await record
    .getByRole('button', { name: /^Reassign to/ })
    .first()
    .click()
  await page.getByText('has this visit now.').waitFor()
  await record.getByText(/^Reassigned from/).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone').waitFor()
  await expect.poll(() => record.getByText(/^Reassigned from/).count()).toBe(2)
  expect(await faultsOn(page)).toEqual([])
  await close()
})

test('a visit that nobody is assigned to goes to one of the best three, each with the reason', async () => {
  const { page, close } = await boss()
  await page.goto('/admin/bookings')
  const date = daysAhead(7)
  const book = (time: string, fullName: string) =>
    bookQuietly(page, 'roofing', { date, time, contact: { ...contact, fullName } })
  await book('14:00', 'Una Signed')
  for (const name of ['Flo Roof', 'Gus Roof', 'Hal Roof', 'Ida Roof']) {
    await hire(page, name, 'roofing')
  }
  await book('10:00', 'Early Bird')
  await page.reload()
  await row(page, 'Una Signed').getByRole('button', { name: 'Una Signed', exact: true }).click()
  const record = page.getByRole('dialog')
  await record.getByText('Nobody is assigned.').waitFor()
  const offered = record.getByRole('button', { name: /^Assign / })
  await expect.poll(() => offered.count()).toBe(3)
  const reasons = await record
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Assign / }) })
    .locator('small')
    .allTextContents()
  expect(reasons).toEqual([
    'in the same zip code that day, 1 visit that day',
    'no visits that day',
    'no visits that day',
  ])
  expect(await faultsOn(page)).toEqual([])
  await record.getByRole('button', { name: 'Show all 4' }).click()
  expect(await offered.count()).toBe(4)
  const [name = ''] = ((await offered.first().getAttribute('aria-label')) ?? '')
    .replace('Assign ', '')
    .split(' ')
  await offered.first().click()
  await page.getByText(`${name} has this visit now.`).waitFor()
  await record.getByRole('button', { name: 'Change professional' }).waitFor()
  await record.getByText(name).first().waitFor()
  await close()
})

test('a professional is added, given time off and made inactive with the keyboard alone', async () => {
  const { page, close } = await boss()
  await page.goto('/admin/professionals/new')
  /** Goes to a control with Tab, as far as it takes. */
  const tabTo = async (name: string | RegExp, role: 'textbox' | 'checkbox' | 'button') => {
    const wanted = page.getByRole(role, { name }).first()
    for (let presses = 0; presses < 250; presses += 1) {
      await page.keyboard.press('Tab')
      if (await wanted.evaluate((one) => one === document.activeElement)) return
    }
    throw new Error(`Tab does not reach ${name}.`)
  }
  await tabTo(/^Name/, 'textbox')
  await page.keyboard.type('Kay Board')
  await tabTo(/^Plumbing/, 'checkbox')
  await page.keyboard.press('Space')
  await tabTo('Add professional', 'button')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Kay Board' }).waitFor()
  await tabTo('Add time off', 'button')
  await page.keyboard.press('Enter')
  await page.getByText('Nothing is booked during that time.').waitFor()
  await page.getByRole('button', { name: /^Remove the time off/ }).waitFor()
  await tabTo(/^Active/, 'checkbox')
  await page.keyboard.press('Space')
  await tabTo('Save', 'button')
  await page.keyboard.press('Enter')
  await page.getByText('Inactive').waitFor()
  await close()
})
