import { expect, test } from 'vitest'
import { chatServer } from '../support/chat/chat-server.ts'
import { servicesIn } from '../support/chat/conversations.ts'

const chat = chatServer()

test.each([
  ['I need a plumber, zip 11201', 'plumbing'],
  ['I need a plumber tomorrow', 'plumbing'],
  ['can you send an electrician to 12 Main Street', 'electrical'],
  ['handyman for tomorrow please', 'handyman'],
  ['looking for a roofer in Brooklyn', 'roofing'],
  ['plumber needed asap', 'plumbing'],
  ['I need glass replacement today, 33130', 'handyman'],
  ['necesito un electricista para mañana', 'electrical'],
])('who is asked for by name is suggested: %s', async (message, service) => {
  const { say } = chat.conversation()
  const reply = await say(message)
  expect(reply.suggestedServices).toEqual([service])
  expect(reply.response).not.toContain('confirmation email')
})

test.each([
  'i dont need a plumber',
  'my plumber was here yesterday, all good now',
  'the electrician never needed the ladder, thanks',
])('a trade that is only named is not suggested: %s', async (message) => {
  const { say } = chat.conversation()
  expect((await say(message)).suggestedServices).toEqual([])
})

test('a booking that is to be moved sells no other one, and no weekday is taken for a name', async () => {
  const { say } = chat.conversation()
  const reply = await say('I have a cleaning booked for Thursday and need to move it')
  expect(reply.suggestedServices).toEqual([])
  expect(reply.response).toContain('Moving it is free')
  const other = await say("It's Thursday today, my booking is for Thursday Dec 3.")
  expect(other.response).not.toContain('Thank you, Thursday')
  expect((await say('Does it cost me anything to move it?')).response).toContain('is free')
})

test('another city is looked up by its own name, wherever the job is', async () => {
  const { say } = chat.conversation()
  expect((await say('I need a plumber, zip 11201')).response).toContain('Brooklyn, NY: yes')
  const reply = await say('Do you also go to Newark NJ?')
  expect(reply.response).toContain('Newark, NJ: yes')
  expect(reply.response).not.toContain('Brooklyn')
})

test('once everyone is safe nothing is priced as an emergency, and no first step is said twice', async () => {
  const { say } = chat.conversation()
  await say('I smell gas in my kitchen')
  const reply = await say('All safe now.')
  expect(servicesIn(reply)).toEqual(['plumbing'])
  expect(reply.response).not.toContain('same-day')
  expect(reply.response).not.toContain('bucket')
  const first = await say('Should the gas company come first before your man?')
  expect(first.response).toContain('Yes: let them make it safe')
})

test.each([
  "You just told me 12 o'clock today and now you don't come? What do I do about the car?",
  "You sent me a text about cancelling. I don't want to cancel, it's done. Give me a human",
  'the heater in my apartment died last night its 25 degrees outside and my landlord wont pick up',
  'Thank you, you have been kind. Goodbye',
  'thanks for everything, goodbye',
  'hello i have a booking for house cleaning on thursday but my daughter is sick, can i move it to next week?',
  'And I still need the bed put together today, my kids sleep on the floor tonight',
])('nobody who only complains is sent to a hotline: %s', async (message) => {
  const { say } = chat.conversation()
  expect((await say(message)).response).not.toMatch(/988|911/)
})

test.each([
  ['I smell gas in the kitchen', 'What? There is no gas, I only asked for a plumber'],
  ['somebody kicked in our front door', 'Police?? Nobody broke in. I want a locksmith.'],
  ['i want to die', "I'm not suicidal, I asked about my garage door"],
])('who says that there is no danger is heard: %s, %s', async (report, denial) => {
  const { say } = chat.conversation()
  expect((await say(report)).response).toMatch(/988|911/)
  const reply = await say(denial)
  expect(reply.response).not.toMatch(/988|911/)
})

test.each([
  ['my dryer is on fire', 'we are out but the dryer is still on fire'],
  [
    'I smell gas in the kitchen',
    'no gas any more but my husband has chest pain and cannot breathe',
  ],
])('what still goes on, or is new, is a report again: %s, %s', async (report, more) => {
  const { say } = chat.conversation()
  await say(report)
  expect((await say(more)).response).toMatch(/911/)
})

test('a yes before a question counts', async () => {
  const { say } = chat.conversation()
  await say('the furnace blows cold air')
  const reply = await say('Yes. And do I have to be home for it?')
  expect(reply.booking?.serviceIds).toEqual(['hvac'])
})

test('whether solar pays for itself is no question about paying us', async () => {
  const { say } = chat.conversation()
  const reply = await say('do you do solar? does it actually pay for itself?')
  expect(reply.response).not.toContain('credit card')
  expect(reply.response).not.toContain('tip')
  const other = await say('how many years until I get my money back? my bill is 240 a month')
  expect(other.response).not.toContain('24 hours')
})

test('a now that goes on with the story asks for nobody today', async () => {
  const { say } = chat.conversation()
  const reply = await say(
    'We had the electrician out last year and he fixed the panel, now our kitchen sink backs up every night.',
  )
  expect(reply.suggestedServices).toEqual(['plumbing'])
  expect(reply.response).not.toContain('same-day')
})

test('a day that is corrected replaces the one before', async () => {
  const { say } = chat.conversation()
  await say('We are moving to Denver from New York, October 31')
  const reply = await say('I meant December: pick up on December 18')
  expect(reply.response).toContain('Dec 18')
  expect(reply.response).not.toContain('Oct 31')
})

test('two days are both looked at, and the last time of each is offered to who wants to be later', async () => {
  const { say } = chat.conversation()
  await say('the pipe under the sink leaks')
  const early = await say('Could you come Thursday or Friday morning?')
  expect(early.response).toMatch(/Thu, Nov 26 08:00 AM.* or Fri, Nov 27 08:00 AM/)
  const late = await say('Any time after 5pm on Thursday or Friday?')
  expect(late.response).toContain('At that time nothing is available')
  expect(late.response).toMatch(/Thu, Nov 26 04:00 PM.* or Fri, Nov 27 04:00 PM/)
  const one = await say('and on Friday after 6 pm?')
  expect(one.response).toMatch(/Fri, Nov 27 02:00 PM.* or Fri, Nov 27 04:00 PM/)
})

test('the price of regular visits says that their discount is in it', async () => {
  const { say } = chat.conversation()
  await say("I'd like house cleaning every two weeks")
  const reply = await say('1100 square feet, two bedrooms')
  expect(reply.response).toContain('with the $20 off for regular visits in it.')
})

test.each([
  [
    'Is that the final price or will it go up if the spring is broken?',
    'done only if you approve it',
  ],
  ['¿es el precio final o va a subir?', 'solo se hace si usted lo aprueba'],
])('whether a price is final is answered: %s', async (question, answer) => {
  const { say } = chat.conversation()
  await say('my garage door does not open')
  expect((await say(question)).response).toContain(answer)
})

test('who leaves is let go', async () => {
  const { say } = chat.conversation()
  await say('I need a plumber')
  await say('yes')
  expect((await say("no thanks, I'll go with the other guys")).response).toContain('no rush')
  expect((await say('thanks, bye')).response).toContain('Take care!')
})
