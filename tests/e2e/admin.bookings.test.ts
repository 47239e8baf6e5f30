import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { columnsIn } from '../../shared/admin/booking-columns.ts'
import { bookQuietly, businessAtWork, row } from '../support/browser/admin-in-browser.ts'
import { hold } from '../support/browser/hold-requests.ts'
import { faultsOn, phone } from '../support/browser/looks.ts'
import { daysAhead } from '../support/call.ts'
import { contact } from '../support/order.ts'

const { running, boss, bookAsGuest } = businessAtWork()

test('confirm, start, complete: each step shows at once and reaches the customer', async () => {
  const { page, close } = await boss()
  await bookAsGuest(page, 'Ines Step')
  await page.goto('/admin/bookings')
  const booking = row(page, 'Ines Step')
  for (const [button, status] of [
    ['Confirm', 'Confirmed'],
    ['Start', 'In Progress'],
    ['Complete', 'Completed'],
  ] as const) {
    // The visit is in the future: starting or completing it takes a second press, and a double click does not count as
    // two.
    await booking.getByRole('button', { name: new RegExp(`^${button}:`) }).dblclick()
    if (button !== 'Confirm') {
      await booking.getByRole('button', { name: new RegExp(`^${button} early\\?:`) }).click()
    }
    await booking.getByText(status).waitFor()
    // The step shows before the server has answered; until then a press is none.
    await booking.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
  }
  await booking.getByRole('button', { name: 'Ines Step', exact: true }).click()
  const record = page.getByRole('dialog')
  await record.getByText('How was it?').waitFor()
  expect(await record.getByText(/by boss\d+@example\.com/).count()).toBe(3)
  await record.getByLabel('New note').fill('Was glad.')
  await page.reload()
  await record.getByRole('button', { name: 'Add note' }).dblclick()
  await record.getByText('Was glad.').waitFor()
  await page.goBack()
  await record.waitFor({ state: 'detached' })
  await close()
})

test('when two admins change a booking at once, the second gets a conflict and sees what the first did', async () => {
  const one = await boss()
  const other = await boss()
  await bookAsGuest(one.page, 'Carl Clash')
  for (const { page } of [one, other]) {
    await page.goto('/admin/bookings')
    await row(page, 'Carl Clash').waitFor()
  }
  // The second admin's page gets no updates.
  const news = ({ pathname }: URL) =>
    /admin\.(figures\.changes|bookings\.(list|get))/.test(pathname)
  await other.page.route(news, (route) => route.abort())
  await row(one.page, 'Carl Clash')
    .getByRole('button', { name: /^Confirm/ })
    .click()
  await row(one.page, 'Carl Clash').getByText('Confirmed').waitFor()
  await row(other.page, 'Carl Clash')
    .getByRole('button', { name: /^Confirm/ })
    .click()
  await other.page.getByText('Someone else has changed this booking.').waitFor()
  await other.page.unroute(news)
  await row(other.page, 'Carl Clash').getByText('Confirmed').waitFor()
  await one.close()
  await other.close(/ERR_FAILED|changed this booking|409/)
})

test('a failed status change is undone on the screen with a message', async () => {
  const { page, close } = await boss()
  await bookAsGuest(page, 'Fay Fail')
  await page.goto('/admin/bookings')
  await row(page, 'Fay Fail').waitFor()
  const letGo = await hold(page, /admin\.bookings\.updateStatus/, 'abort')
  await row(page, 'Fay Fail')
    .getByRole('button', { name: /^Confirm/ })
    .click()
  await row(page, 'Fay Fail').getByText('Confirmed').waitFor()
  letGo()
  await page.getByText('We could not reach the server.').waitFor()
  await row(page, 'Fay Fail').getByText('Pending').waitFor()
  await close(/ERR_FAILED|not changed/)
})

test('a booking made elsewhere appears within two seconds, and so does its cancellation', async () => {
  const { page, close } = await boss()
  const guest = await running.visit()
  await page.goto('/admin/bookings')
  await page.getByRole('heading', { name: 'All Bookings' }).waitFor()
  await bookAsGuest(guest.page, 'Lena Live')
  const began = Date.now()
  await row(page, 'Lena Live').waitFor()
  expect(Date.now() - began).toBeLessThan(2000)
  const record = page.getByRole('dialog')
  const lena = row(page, 'Lena Live').getByRole('button', { name: 'Lena Live', exact: true })
  // A row that has just slid in takes no clicks yet.
  await expect
    .poll(async () => {
      if (!(await record.isVisible())) await lena.click()
      return record.isVisible()
    })
    .toBe(true)
  await record.getByRole('button', { name: 'Cancel this booking' }).click()
  await record.getByRole('button', { name: 'Cancel booking' }).click()
  await record.getByText('Enter a reason. The customer sees it.').waitFor()
  await record.getByLabel('Reason for the cancellation').fill('The technician is ill.')
  await record.getByRole('button', { name: 'Cancel booking' }).click()
  await record.getByText('free of charge: The technician is ill.').waitFor()
  await guest.close()
  await close(/400/)
})

test('search, filters and pages work, Back goes back, and the export has the same rows', async () => {
  const { page, close } = await boss()
  for (let index = 0; index < 60; index += 1) {
    await bookQuietly(page, 'roofing', {
      date: daysAhead(4 + Math.floor(index / 3)),
      time: ['10:00', '12:00', '14:00'][index % 3],
      contact: {
        ...contact,
        fullName: `Nora Page${String(index).padStart(2, '0')}`,
        email: '=cmd@example.com',
      },
    })
  }
  await page.goto('/admin/bookings')
  await page.getByLabel('Search').fill('nora')
  await page.waitForURL('**/bookings?search=nora')
  await row(page, 'Nora Page59').waitFor()
  expect(await page.getByRole('row').count()).toBe(51)
  await page.getByText('Showing 1 to 50 of 60').waitFor()
  await page.getByRole('button', { name: 'Next' }).click()
  await row(page, 'Nora Page00').waitFor()
  expect(await page.getByRole('row').count()).toBe(11)
  await page.getByText('Showing 51 to 60 of 60').waitFor()
  await page.goBack()
  await row(page, 'Nora Page59').waitFor()
  await page.getByRole('button', { name: 'Created' }).click()
  await row(page, 'Nora Page00').waitFor()
  await page.getByLabel('Status').selectOption('completed')
  await page.getByText('No bookings found').waitFor()
  await page.getByLabel('Status').selectOption('pending')
  await row(page, 'Nora Page00').waitFor()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  const lines = readFileSync(await (await download).path(), 'utf8').split('\r\n')
  expect(lines.pop()).toBe('')
  expect(lines).toHaveLength(61)
  const titles = columnsIn('bookingsCsv').map(({ title }) => title)
  const [head = '', ...rows] = lines.map((line) =>
    line.slice(line.indexOf('"') + 1, -1).split('","'),
  )
  expect(lines[0]?.startsWith('\uFEFF"')).toBe(true)
  expect(head).toEqual(titles)
  const exported = rows.map((cells) =>
    Object.fromEntries(titles.map((title, index) => [title, cells[index]])),
  )
  expect(exported[0]).toMatchObject({
    'Booking ID': expect.stringMatching(/^[0-9A-F]{8}$/) as string,
    Email: "'=cmd@example.com",
    Service: 'Roofing',
    Status: 'pending',
    Payment: 'pending',
    Amount: '880.00',
  })
  expect(exported.map(({ Customer }) => Customer)).toEqual(
    Array.from({ length: 60 }, (_, index) => `Nora Page${String(index).padStart(2, '0')}`),
  )
  await close()
})

test('the table has each of its columns between the boxes to select by and the actions', async () => {
  const { page, close } = await boss({ viewport: { width: 1440, height: 900 } })
  await bookAsGuest(page, 'Tab Le')
  await page.goto('/admin/bookings')
  await row(page, 'Tab Le').waitFor()
  const cells = row(page, 'Tab Le').getByRole('cell')
  const titles = await cells.evaluateAll((all) => all.map((cell) => cell.dataset.label))
  expect(titles).toEqual(['Select', ...columnsIn('table').map(({ title }) => title), 'Actions'])
  for (const title of titles) {
    await page.getByRole('columnheader', { name: title, exact: true }).waitFor()
  }
  await close()
})

test('on a phone the filters are folded, say how many are set, and the list begins in the first screen', async () => {
  const { page, close } = await boss({ viewport: { width: phone.width, height: 740 } })
  await bookAsGuest(page, 'Fil Ter')
  await page.goto('/admin/bookings')
  const first = page.getByRole('row').filter({ hasText: 'Fil Ter' })
  const { y = Infinity } = (await first.boundingBox()) ?? {}
  expect(y).toBeLessThan(500)
  expect(await page.getByLabel('Status').count()).toBe(1)
  expect(await page.getByLabel('Status').isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByLabel('Status').selectOption('Completed')
  await first.waitFor({ state: 'detached' })
  expect(await faultsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Filters (1)' }).click()
  expect(await page.getByLabel('Status').isVisible()).toBe(false)
  await close()
})

test('an admin finds, opens and confirms a booking with the keyboard alone', async () => {
  const { page, close } = await boss()
  await bookAsGuest(page, 'Kay Board')
  await page.goto('/admin/bookings')
  await page.getByLabel('Search').focus()
  await page.keyboard.type('kay board')
  await page.waitForURL(/search=kay/)
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  await page.getByRole('button', { name: 'Kay Board', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Kay Board')
  await page.getByRole('button', { name: /^Confirm/ }).focus()
  await page.keyboard.press('Enter')
  await row(page, 'Kay Board').getByText('Confirmed').waitFor()
  await close()
})

test('the visits of today, of tomorrow and of this week are one tap away, and the address keeps them', async () => {
  const { page, close } = await boss()
  await page.goto('/admin/bookings')
  const chip = page.getByRole('button', { name: 'Tomorrow' })
  await chip.click()
  await page.waitForURL(/by=scheduled.*from=/)
  await page.reload()
  expect(await chip.getAttribute('aria-pressed')).toBe('true')
  await chip.click()
  await page.waitForURL((url) => !url.search.includes('from'))
  await close()
})

test('the office changes an address and an answer on the phone, sees the new price first, and nothing typed is lost', async () => {
  const { page, close } = await boss()
  await bookAsGuest(page, 'Edda Edit')
  await page.goto('/admin/bookings?search=Edda')
  await page.getByRole('button', { name: 'Edda Edit', exact: true }).click()
  const record = page.getByRole('dialog')
  await record.getByRole('button', { name: 'Edit', exact: true }).click()
  const form = record.getByRole('region', { name: 'Edit' })
  await form.getByText(/^The price stays/).waitFor()
  await form.getByText('Same day', { exact: true }).click()
  await form.getByText(/^The price will change from .* to/).waitFor()
  await form.getByLabel('Service address').fill('9 Elm St, Nome, AK 99762')
  await form.getByRole('button', { name: 'Save changes' }).click()
  await form.getByText('We do not work in 99762 yet.').waitFor()
  await form.getByLabel('Service address').fill(contact.address)
  await form.getByLabel('Phone').fill('(518) 555-0177')
  expect(await faultsOn(page)).toEqual([])
  await form.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText(/^The price changed from .* The customer will be notified\.$/).waitFor()
  await record.getByRole('link', { name: '(518) 555-0177' }).waitFor()
  await record.getByText('Details changed').first().waitFor()
  await close(/400/)
})

test('a click on a row that another one has just replaced acts on nothing; the next one does', async () => {
  const { page, close } = await boss()
  await bookAsGuest(page, 'Slide One')
  const steps: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('updateStatus')) steps.push(request.url())
  })
  await page.goto('/admin/bookings?search=Slide')
  await row(page, 'Slide One').getByText('Pending').waitFor()
  // The moment at which the rows change, a pointer presses the button that is where the first one's was.
  await page.evaluate(() => {
    const table = document.querySelector('tbody')
    const before = table?.firstElementChild
    const observer = new MutationObserver(() => {
      const first = table?.firstElementChild
      if (first === before) return
      observer.disconnect()
      const button = [...(first?.querySelectorAll('button') ?? [])].at(-1)
      button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
    })
    observer.observe(table ?? document.body, { childList: true })
  })
  await bookAsGuest(page, 'Slide Two')
  await row(page, 'Slide Two').getByText('Pending').waitFor()
  expect(await page.getByRole('row').nth(1).textContent()).toContain('Slide Two')
  expect(steps).toEqual([])
  const confirm = row(page, 'Slide Two').getByRole('button', { name: /^Confirm/ })
  await expect
    .poll(async () => {
      if (steps.length === 0) await confirm.click()
      return steps.length
    })
    .toBe(1)
  await row(page, 'Slide Two').getByText('Confirmed').waitFor()
  expect(steps).toHaveLength(1)
  await close()
})
