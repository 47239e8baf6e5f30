import { expect, test } from 'vitest'
import { chatServer } from '../support/chat/chat-server.ts'

const chat = chatServer()

/** Friday, November 27, 2026, in the business zone. */
const friday = '2026-11-27T14:00:00Z'

/** Tuesday, November 24, 2026, in the business zone. */
const morning = '2026-11-24T14:00:00Z'
const evening = '2026-11-25T00:30:00Z'

test.each([
  ['Book it for Saturday morning', /Sat, Nov 28 08:00 AM/],
  ['maybe next month', /^The next available times: Tue, Dec 1/],
  ['I will take the 8 o’clock tomorrow', /Wed, Nov 25 08:00 AM.* is available/],
  ['put me down for tomorrow 12', /Wed, Nov 25 12:00 PM.* is available/],
  ['12 noon is fine for Saturday', /Sat, Nov 28 12:00 PM.* is available/],
  ['Friday 10 then', /Fri, Nov 27 10:00 AM.* is available/],
  ['no earlier than 11 on Wednesday', /Wed, Nov 25 12:00 PM/],
  ['Wednesday 12 is too late, anything earlier?', /Wed, Nov 25 08:00 AM/],
  ['I never said today. Monday is fine', /Mon, Nov 30 08:00 AM/],
  ['mornings don’t work for me, Friday afternoon?', /Fri, Nov 27 12:00 PM/],
  ['I get off work at 3, Friday?', /Fri, Nov 27 04:00 PM/],
])('the time that was wished is the time that is offered: %s', async (wish, offered) => {
  chat.server.clock.set(morning)
  const { say } = chat.conversation()
  await say('the pipe under the sink leaks')
  expect((await say(wish)).response).toMatch(offered)
})

test.each([
  ['el sabado en la mañana no puedo, en la tarde', '28 de noviembre, 12:00 p.m.'],
  ['viernes a las 12 entonces', '27 de noviembre, 12:00 p.m.'],
  ['jueves de la semana que viene', '3 de diciembre, 8:00 a.m.'],
  ['lunes después de las 3', '30 de noviembre, 4:00 p.m.'],
])('so it is in Spanish: %s', async (wish, offered) => {
  chat.server.clock.set(morning)
  const { say } = chat.conversation()
  await say('gotea el tubo del lavabo')
  expect((await say(wish)).response.replace(/\s/g, ' ')).toContain(offered)
})

test('no same-day fee is priced when today has no time left', async () => {
  const { say } = chat.conversation()
  chat.server.clock.set(morning)
  const early = await say('the pipe under the sink leaks, can you come today?')
  expect(early.response).toContain('$248')
  chat.server.clock.set(evening)
  const late = await say('so how much is it?')
  expect(late.response).toContain('$198')
  expect(late.response).not.toContain('$248')
  chat.server.clock.set(morning)
})

test('who asks for tonight and is too late gets the first time after it', async () => {
  chat.server.clock.set(evening)
  const { say } = chat.conversation()
  const reply = await say('no heat from the boiler, can someone come tonight?')
  expect(reply.response).toContain('Wed, Nov 25 08:00 AM')
  chat.server.clock.set(morning)
})

test.each([
  ['mice in the kitchen, I am in Hoboken on Washington Street', 'Hoboken, NJ: yes'],
  ['Yonkers here, mice in the kitchen', 'Yonkers, NY: yes'],
  ['mice in the kitchen, stamford connecticut', 'Stamford, CT: yes'],
  ['ratones en la cocina, vivo en Filadelfia', 'Philadelphia, PA: sí'],
  ['mice in the kitchen, we live in Chicago', 'Chicago, IL: we are not there yet'],
])('a town is enough: no zip code is asked for: %s', async (message, answer) => {
  const { say } = chat.conversation()
  const reply = await say(message)
  expect(reply.response).toContain(answer)
  expect((await say('how much?')).response).not.toMatch(/zip code|código postal/)
})

test.each([
  'the hall closet and the bath have mice',
  'mice in the home, and the fine white dust they leave',
  'we moved here from Denver, and there are mice in the kitchen',
])('what only sounds like a town is none: %s', async (message) => {
  const reply = await chat.conversation().say(message)
  expect(reply.response).not.toMatch(/yes, we work there|not there yet/)
})

test('who asks for help where we do not come hears whom to call, without our phone line', async () => {
  const { say } = chat.conversation()
  const { response } = await say('the furnace at my mom’s place in Chicago died, she is cold')
  expect(response).toMatch(/one warm room.*\n.*not there yet.*call a local company/)
  expect(response).not.toContain('emergency line')
  const who = await say('so who can I call there?')
  expect(who.response).toContain('Please call a local company for this')
})

test('where no time suits all, a time for each is told', async () => {
  chat.server.clock.set(morning)
  const { say } = chat.conversation()
  await say('the pipe under the sink leaks and the house needs a cleaning')
  const closed = (service: string, times: readonly string[]) =>
    chat.server.database.write
      .updateTable('availability_slots')
      .set({ is_closed: 1 })
      .where('service_id', '=', service)
      .where('available_date', '=', '2026-11-28')
      .where('start_time', 'in', times)
      .execute()
  await closed('plumbing', ['10:00', '12:00', '14:00', '16:00'])
  await closed('house-cleaning', ['08:00'])
  const { response } = await say('Saturday?')
  expect(response).toMatch(/Plumbing Sat, Nov 28 08:00 AM.* House Cleaning Sat, Nov 28 10:00 AM/)
})

test.each([
  ['tuesday at 3?', 'Visits begin at 8 AM, 10 AM, 12 PM, 2 PM, and 4 PM, none at 3 PM.'],
  ['tuesday between 2 and 4', 'Tue, Dec 1 02:00 PM EST or Tue, Dec 1 04:00 PM'],
  ['at 3, if not at 4. tuesday', 'Tue, Dec 1 04:00 PM'],
  ['sunday 10', 'Sun, Nov 29 10:00 AM'],
  ['today after 2, i work mornings', '02:00 PM'],
  ['how about sunday? and how bad is it to leave it till next week', 'Sun, Nov 29'],
])('hours and days as they are said: %s', async (message, words) => {
  chat.server.clock.set(friday)
  const { say } = chat.conversation()
  await say('my sink leaks, 11215')
  await say('yes')
  expect((await say(message)).response).toContain(words)
})

test('a time that is picked asks nothing else, and a booking is asked for once more with its time', async () => {
  chat.server.clock.set(friday)
  const { say } = chat.conversation()
  await say('my kitchen faucet drips, 11215')
  await say('yes')
  await say('when can you come?')
  expect((await say('the second one')).response).not.toContain('one visit is enough')
  const { response } = await say('is it booked now?')
  expect(response).toContain('Not yet.')
  expect(response).toContain('is available. Tap it')
})

test('where today is full for each of several, it is said', async () => {
  chat.server.clock.set('2026-11-28T01:00:00Z')
  const { say } = chat.conversation()
  await say('tv on the wall and locks changed, 02130')
  await say('yes both')
  const { response } = await say('could someone come today?')
  expect(response).toContain('Fri, Nov 27 has no time available')
  expect(response).not.toContain('one by one')
})

test('who asks for a time before saying for what is asked in other words the second time', async () => {
  const { say } = chat.conversation()
  const first = await say('could someone come today?')
  const second = await say('tuesday at 2?')
  expect(second.response).not.toBe(first.response)
})
