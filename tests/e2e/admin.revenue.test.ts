import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bookQuietly, businessAtWork } from '../support/browser/admin-in-browser.ts'
import { faultsOn } from '../support/browser/looks.ts'
import { daysAhead } from '../support/call.ts'

const { boss } = businessAtWork()

test('the office breaks the revenue of this month down, by service, by professional and by state, on a phone too', async () => {
  const { page, close } = await boss({ viewport: { width: 360, height: 740 } })
  await bookQuietly(page, 'roofing', { date: daysAhead(6), time: '14:00' })
  await page.goto('/admin/revenue')
  await page.getByRole('button', { name: 'This month' }).click()
  await page.waitForURL(/from=\d{4}-\d\d-01/)
  await page
    .getByText(/Compared with/)
    .first()
    .waitFor()
  const byService = page.getByRole('table', { name: 'Revenue by service' })
  await byService.getByText('Roofing').waitFor()
  const total = await byService.getByText('Total', { exact: true }).locator('..').innerText()
  for (const [button, name] of [
    ['Professional', 'Nobody assigned'],
    ['State', 'NY'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click()
    const table = page.getByRole('table', { name: `Revenue by ${button.toLowerCase()}` })
    await table.getByText(name, { exact: true }).waitFor()
    expect(await table.getByText('Total', { exact: true }).locator('..').innerText()).toBe(total)
  }
  await page.getByText('View as table').click()
  await page.getByText('(so far)').last().waitFor()
  expect(await faultsOn(page)).toEqual([])
  await page.getByRole('button', { name: /^← / }).click()
  await page.getByText('No revenue in this period').waitFor()
  await page.getByLabel('Counted by').selectOption('scheduled')
  await page.getByRole('button', { name: / →$/ }).click()
  await page.waitForURL(/by=scheduled/)
  await close()
})

test('payments are exported from the revenue page, customers from their list', async () => {
  const { page, close } = await boss()
  const lines = async (name: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name }).click()
    return readFileSync(await (await download).path(), 'utf8').split('\r\n')
  }
  await page.goto('/admin/revenue?from=2020-01-01&to=2020-01-31')
  expect(await lines('Payments CSV')).toHaveLength(2)
  await page.goto('/admin/customers?search=boss')
  expect((await lines('Export CSV')).slice(1).join('')).toContain('"registered"')
  await close()
})
