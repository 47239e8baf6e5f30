import { expect, test } from 'vitest'
import { businessAtWork } from '../support/browser/admin-in-browser.ts'
import { faultsOn, phone } from '../support/browser/looks.ts'

const { boss } = businessAtWork()

test('a message is answered inside the panel with a template, on a phone, and joins what follows', async () => {
  const { page, close } = await boss(phone)
  const send = async (message: string) => {
    const reply = await page.request.post('/trpc/contact.sendContact', {
      data: {
        firstName: 'Wanda',
        lastName: 'Writes',
        email: 'wanda@example.com',
        subject: 'My visit',
        message,
      },
    })
    expect(reply.status()).toBe(200)
  }
  await send('Can you come earlier?')
  await page.goto('/admin/messages')
  await page.getByRole('button', { name: 'Reply: My visit' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText('Reply due by').waitFor()
  await drawer.getByRole('button', { name: 'Send reply' }).click()
  await drawer.getByText('Enter a reply.').waitFor()
  await drawer.getByLabel('Template').selectOption('Move a visit')
  expect(await drawer.getByLabel('Your reply').inputValue()).toContain('choose Reschedule')
  expect(await faultsOn(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Send reply' }).dblclick()
  await page.getByText('It goes to wanda@example.com.').waitFor()
  await drawer.getByText('Reply due by').waitFor({ state: 'detached' })
  expect(await drawer.getByRole('listitem').count()).toBe(2)
  await page.goBack()
  await drawer.waitFor({ state: 'detached' })
  await page.getByText('Every message is answered').waitFor()
  await send('Thank you!')
  await page.reload()
  await page.getByRole('button', { name: 'Reply: My visit' }).click()
  await drawer.getByText('Thank you!').waitFor()
  expect(await drawer.getByRole('listitem').count()).toBe(3)
  await close()
})

test('six messages are answered with three steps each, and the count of those that wait follows', async () => {
  const { page, close } = await boss()
  await page.goto('/admin/messages')
  for (let index = 0; index < 6; index += 1) {
    const data = {
      firstName: 'Six',
      lastName: `Number ${index}`,
      email: `six${index}@example.com`,
      subject: `Question ${index}`,
      message: 'When do you come?',
    }
    expect((await page.request.post('/trpc/contact.sendContact', { data })).status()).toBe(200)
  }
  const drawer = page.getByRole('dialog')
  for (let index = 0; index < 6; index += 1) {
    // A click right after the rows have moved by themselves is ignored: it may be meant for another one.
    await expect
      .poll(async () => {
        if (!(await drawer.isVisible())) {
          await page.getByRole('button', { name: `Reply: Question ${index}` }).click()
        }
        return drawer.isVisible()
      })
      .toBe(true)
    await drawer.getByLabel('Your reply').fill('On Tuesday at ten.')
    await drawer.getByRole('button', { name: 'Send reply' }).click()
    await page.getByText(`It goes to six${index}@example.com.`).waitFor()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
  }
  await expect.poll(() => page.getByRole('button', { name: /^Reply: Question/ }).count()).toBe(0)
  // The message of the test before still waits.
  const link = page.getByRole('link', { name: /^Messages/ }).first()
  await expect.poll(() => link.textContent()).toMatch(/^Messages1\b|^Messages 1\b/)
  await close()
})
