import { expect, test } from 'vitest'
import { chatServer } from '../support/chat/chat-server.ts'
import { replyAfter } from '../support/chat/reply-after.ts'

const chat = chatServer()

const after = replyAfter(chat)

test('an overflowing toilet has a valve of its own', async () => {
  const { response } = await after('the toilet is overflowing all over the bathroom!!')
  expect(response).toContain('the small valve behind')
})

test.each([
  ['dishwasher wont drain', 'can I still run water in the sink?', 'used sparingly'],
  ['black spots on the bathroom ceiling', 'is it dangerous for a 4 month old?', 'pediatrician'],
  ['my AC blows warm air', 'is it the capacitor, you think?', 'finds the cause first'],
  ['dryer vent cleaning', 'if your guy breaks something, who pays?', 'Professionals are insured'],
  ['water heater is old', 'is $198 the most it could be?', 'priced before it begins'],
])('what is asked of the work is answered: %s / %s', async (need, question, answer) => {
  expect((await after(need, question)).response).toContain(answer)
})

test('water near an outlet gets its caution', async () => {
  const { response } = await after('mold', 'there is a damp patch on the wall by the outlet too')
  expect(response).toContain('If water is near outlets')
})

test('who cannot wait gets the earliest times at once, and when asking how long', async () => {
  const first = await after('locked out of my car, need someone asap. 10014')
  expect(first.response).toMatch(/includes the \$50 fee.*The next available times: Fri, Nov 27/s)
  const again = await after('locked out of my car, need someone asap. 10014', 'how long')
  expect(again.response).toContain('The next available times: Fri, Nov 27')
})

test.each([
  [
    'mice in the attic',
    'can my husband vacuum the droppings himself?',
    'never sweep or vacuum them dry',
  ],
  ['garage door opener hums', 'can I open it by hand with the red cord?', 'all the way down'],
  [
    'garage door opener hums',
    'does the price go up if it is the motor?',
    'priced before it begins',
  ],
  ['hall light flickers', 'is it dangerous to leave it until Monday?', 'Leave that switch'],
])('who asks what may be done is told: %s / %s', async (need, question, answer) => {
  expect((await after(need, question)).response).toContain(answer)
})

test('a chirping detector gets its advice beside the light', async () => {
  const { response } = await after(
    'my smoke detector chirps every minute and the hall light flickers, 19103',
  )
  expect(response).toMatch(/A smoke detector that chirps and lights that flicker/)
  expect(response).toContain('change it today')
})
