import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { bookQuietly, businessAtWork } from '../support/browser/admin-in-browser.ts'
import { tabTo } from '../support/browser/tab-to.ts'
import { daysAhead } from '../support/call.ts'
import { contact } from '../support/order.ts'

const { boss } = businessAtWork()

const caller = {
  ...contact,
  fullName: 'Kay Keys',
  email: 'kay.keys@example.com',
  phone: '(518) 555-7272',
}

const press = async (page: Page, name: string) => {
  await tabTo(page, 'button', name)
  await page.keyboard.press('Enter')
}
const fill = async (page: Page, name: string, text: string) => {
  await tabTo(page, 'input, textarea', name)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

test('with the keyboard alone an order of a known caller is taken', async () => {
  const { page, close } = await boss()
  await bookQuietly(page, 'hvac', { date: daysAhead(5), time: '12:00', contact: caller })
  await page.goto('/admin')
  await page.getByRole('heading', { name: 'Admin Overview' }).waitFor()
  await page.keyboard.press('n')
  // The field for the caller has the focus.
  await page.getByRole('heading', { name: 'New booking' }).waitFor()
  await page.waitForFunction(() => document.activeElement?.matches('input'))
  await page.keyboard.type('7272')
  await page.getByRole('button', { name: /Kay Keys/ }).waitFor()
  await press(page, 'Kay Keys')
  await tabTo(page, 'select', 'Service')
  await page.keyboard.type('Plumbing')
  await page.getByLabel('What is wrong?').waitFor()
  await fill(page, 'What is wrong?', 'The tap drips.')
  await tabTo(page, 'input[type=radio]')
  await page.keyboard.press('Space')
  await page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Visit' }) })
    .getByRole('button', { name: /[AP]M/ })
    .first()
    .waitFor()
  await tabTo(page, 'section button[aria-pressed]')
  await page.keyboard.press('Enter')
  await press(page, 'Book')
  await page.getByText('The confirmation goes out by email.').waitFor()
  await close()
})

test('with the keyboard alone a visit is found, moved, paid, ended and taken back from its record', async () => {
  const { page, close } = await boss()
  await bookQuietly(page, 'plumbing', {
    date: daysAhead(6),
    time: '10:00',
    contact: {
      ...caller,
      fullName: 'Kim Recorded',
      email: 'kim.recorded@example.com',
      phone: '(518) 555-7373',
    },
  })
  await page.goto('/admin')
  await page.getByRole('heading', { name: 'Admin Overview' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search everything' }).waitFor()
  await page.keyboard.type('7373')
  await page
    .getByRole('option', { name: /Kim Recorded/ })
    .first()
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option', { selected: true }).getByText('Plumbing').waitFor()
  await page.keyboard.press('Enter')
  const record = page.getByRole('dialog', { name: 'Plumbing' })
  await record.getByText('Kim Recorded').first().waitFor()

  await tabTo(page, 'select', 'Time')
  await page.keyboard.type('02:00 PM')
  await press(page, 'Move visit')
  await page.getByText('The customer will be notified in two minutes.').waitFor()

  await press(page, 'Record a payment')
  await fill(page, 'Amount in dollars', '20')
  await press(page, 'Record')
  await record.getByText(/Receipt 1001/).waitFor()

  await press(page, 'Cancel this booking')
  await page.keyboard.type('Snow.')
  await press(page, 'Cancel booking')
  await record.getByText('Cancelled').first().waitFor()
  await press(page, 'Undo cancellation')
  await record.getByText('Pending').first().waitFor()
  await close()
})

test('with the keyboard alone a message is answered and a holiday is added', async () => {
  const { page, close } = await boss()
  await page.request.post('/trpc/contact.sendContact', {
    data: {
      firstName: 'Mia',
      lastName: 'Mailer',
      email: 'mia@example.com',
      subject: 'A key question',
      message: 'When do you come?',
    },
  })
  await page.goto('/admin/messages')
  await page.getByRole('button', { name: 'Reply: A key question' }).waitFor()
  await press(page, 'Reply: A key question')
  await page.getByRole('dialog').getByText('Reply due by').waitFor()
  await fill(page, 'Your reply', 'At ten.')
  await press(page, 'Send reply')
  await page.getByText('It goes to mia@example.com.').waitFor()

  await page.goto('/admin/schedule/times')
  await page.getByRole('heading', { name: 'Holidays', exact: true }).waitFor()
  await tabTo(page, 'input[type=date]', 'Date')
  const [year = '', month = '', day = ''] = daysAhead(50).split('-')
  await page.keyboard.type(`${month}${day}${year}`)
  await fill(page, 'Name', 'Keyboard Day')
  await press(page, 'Add holiday')
  await page.getByText('Keyboard Day').first().waitFor()
  await close()
})
