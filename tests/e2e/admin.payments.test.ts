import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { haveAccount, signInQuietly } from '../support/browser/account-in-browser.ts'
import { bookQuietly, businessAtWork } from '../support/browser/admin-in-browser.ts'
import { faultsOn, phone } from '../support/browser/looks.ts'
import { daysAhead } from '../support/call.ts'
import { contact } from '../support/order.ts'

const { running, boss } = businessAtWork()

test('the office records a payment, sends the receipt again with two taps, and voids a mistake; the customer opens the PDF', async () => {
  const email = 'penny.payer@example.com'
  await haveAccount(running.product, email)
  const customer = await running.visit(phone)
  await signInQuietly(customer.page, email)
  const id = await bookQuietly(customer.page, 'plumbing', {
    date: daysAhead(4),
    time: '10:00',
    contact: { ...contact, fullName: 'Penny Payer', email },
  })
  const { page, close } = await boss()
  await page.goto(`/admin/bookings?open=${id}`)
  const record = page.getByRole('dialog')
  await record.getByRole('button', { name: 'Record a payment' }).click()
  const amount = record.getByLabel('Amount in dollars')
  const open = await amount.inputValue()
  expect(open).toMatch(/^\d+\.00$/)
  await amount.fill('a lot')
  await record.getByRole('button', { name: 'Record', exact: true }).click()
  await record.getByText('Enter dollars, such as 129.50.').waitFor()
  await amount.fill('999999')
  await record.getByRole('button', { name: 'Record', exact: true }).click()
  await record.getByText('Enter $100,000 at most.').waitFor()
  await amount.fill('99999')
  await record.getByRole('button', { name: 'Record', exact: true }).click()
  await record.getByText(/^Only \$.* is left to pay\.$/).waitFor()
  await amount.fill(open)
  await record.getByRole('button', { name: 'Record', exact: true }).dblclick()
  await record.getByText('Paid in full').waitFor()
  expect(await record.getByRole('button', { name: /^Receipt 1001/ }).count()).toBe(1)
  expect(await faultsOn(page)).toEqual([])

  await page.goto('/admin/bookings')
  await page.getByRole('row').getByRole('button', { name: 'Penny Payer', exact: true }).click()
  await record.getByRole('button', { name: 'Resend receipt 1001' }).click()
  await page.getByText('Receipt 1001 goes out by email again.').waitFor()
  await record.getByRole('link', { name: 'Receipt', exact: true }).first().click()
  const mail = page.getByRole('dialog', { name: 'Receipt' })
  await mail.getByText('(link)').first().waitFor()
  expect(await faultsOn(page)).toEqual([])
  await page.goBack()

  await customer.page.goto('/dashboard/billing')
  await customer.page.getByText('settled').waitFor()
  expect(await faultsOn(customer.page)).toEqual([])
  const download = customer.page.waitForEvent('download')
  await customer.page.getByRole('button', { name: 'Receipt 1001 as PDF' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('receipt-1001.pdf')
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')

  await record.getByRole('button', { name: 'Void receipt 1001' }).click()
  await record.getByLabel('Reason for voiding (internal)').fill('Another customer paid.')
  await record.getByRole('button', { name: 'Void it' }).click()
  await record
    .getByText(/\(void\)/)
    .first()
    .waitFor()
  await record.getByText(`$${open} unpaid`).waitFor()
  await close(/400/)
  await customer.close()
})
