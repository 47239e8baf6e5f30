import { expect, test } from 'vitest'
import { wallClock } from '../../shared/time/business-time.ts'
import { amountsIn } from '../support/amounts.ts'
import { chatServer } from '../support/chat/chat-server.ts'

const chat = chatServer()

test('one price: reply, estimate and booking say the same', async () => {
  const { say } = chat.conversation()
  const first = await say('house cleaning for 2,400 sq ft with 4 bedrooms')
  // 150 x 2.4 x 1.4
  expect(amountsIn(first.response)).toContain(504_00)
  const priced = await say('yes add it. how much is it?')
  expect(priced.estimate?.total).toBe(504_00)
  expect(amountsIn(priced.response).every((amount) => amount === 504_00)).toBe(true)
})

test('size and rooms of one cleaning do not change the price of another', async () => {
  const { say } = chat.conversation()
  await say('clean the carpets in three bedrooms, 07030')
  await say('yes, add it')
  const { estimate } = await say(
    'And the big cleaning of the whole house, three bedrooms, about 1500 square feet. How much is everything together?',
  )
  // 150 x 1.3, and 150 x 1.5 x 1.3
  expect(estimate?.total).toBe(195_00 + 293_00)
})

test('one cleaning alone is not priced like one of many', async () => {
  const { say } = chat.conversation()
  await say('a deep house cleaning every two weeks, 2 bedrooms, 11215')
  const { estimate } = await say('only one deep cleaning for now, not every two weeks. how much?')
  // 150 x 1.2
  expect(estimate?.total).toBe(180_00)
})

test('a budget is compared with the price, and what of several would fit is said', async () => {
  const { say } = chat.conversation()
  await say('a tv to mount and mice in the kitchen, 11215')
  const over = await say('my budget is like 150 bucks')
  expect(over.response).toContain('more than what you named')
  expect(over.response).toContain('Without')
  const within = await say('ok i can spend $500 then')
  expect(within.response).toContain('within what you can spend')
  expect(within.response).not.toContain('500')
  const timed = await say('my budget is 150. can you come friday?')
  expect(timed.response).toMatch(/more than what you named.*Fri,/s)
})

test('each of several services has its price', async () => {
  const { say } = chat.conversation()
  await say('I need House Cleaning and Locksmith')
  const { response } = await say('how much is it?')
  expect(response).toMatch(/estimate for House Cleaning \(\$\d+\) and Locksmith \(\$\d+\) is \$\d+/)
})

test('the price of a pool depends on no size, and none is asked for', async () => {
  const { say } = chat.conversation()
  const { response } = await say('my pool is green, 33301')
  expect(response).not.toMatch(/sq ft|one room/)
  expect((await say('monday at 10')).response).toContain('is the pump running?')
})

test('what can wait costs no fee of the day any more', async () => {
  const { say } = chat.conversation()
  await say('un enchufe de la cocina no funciona, urgente, 33178')
  const { estimate, response, times } = await say(
    'sí, agréguelo, no tiene que ser hoy mismo. ¿cuánto es? ¿cuándo pueden?',
  )
  expect(estimate?.lines.every(({ urgencyFee }) => urgencyFee === 0)).toBe(true)
  expect(response).toContain('$220')
  const today = wallClock(chat.server.clock.now(), 'America/New_York').date
  expect((times?.slots[0]?.date ?? '') > today).toBe(true)
})

test('a sum that is only right for today is told as that', async () => {
  const { say } = chat.conversation()
  await say('my lock is stuck and im outside, 07030')
  await say('yes please, how soon can you come?')
  expect((await say('so 182 in total?')).response).toContain('Today it would come to $182')
})
