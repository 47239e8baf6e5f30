import { expect, test } from 'vitest'
import { chatServer } from '../support/chat/chat-server.ts'

const chat = chatServer()

/** Tuesday, November 24, 2026, in the business zone. */
const morning = '2026-11-24T14:00:00Z'
const evening = '2026-11-25T00:30:00Z'

test.each([
  ['Book it for Saturday morning', /Sat, Nov 28 08:00 AM/],
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
  expect(response).toMatch(/one warm room.*\n.*not there yet.*a licensed company near there/)
  expect(response).not.toContain('emergency line')
  const who = await say('so who can I call there?')
  expect(who.response).toContain('We do not come to Chicago, IL. For this a licensed company')
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
