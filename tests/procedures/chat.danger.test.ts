import { expect, test } from 'vitest'
import { chatServer } from '../support/chat/chat-server.ts'

const chat = chatServer()

test('a danger lasts until everyone is safe', async () => {
  const { say } = chat.conversation()
  await say('gas smell in basement')
  const reply = await say('is it one spot')
  expect(reply.response).toContain('911')
  expect(reply.quickReplies).toContain('We are safe now')
  expect((await say('We are safe now')).response).toContain('I am glad that you are safe.')
})

test.each<[string, string]>([
  ['i smell gas in my kitchen, can a plumber come', 'Get everyone out now'],
  ['the carbon monoxide alarm is going off', 'into fresh air now'],
  ['the fireplace is filling the living room with smoke', 'Get everyone out now'],
  ['the outlet crackles and is hot', 'shut off that circuit'],
  ['water is dripping out of the light fixture', 'touch no switch'],
  ['a pipe burst and water is spraying everywhere', 'shut the main water valve'],
  ['sewage is coming up in the shower', 'Use no toilet'],
  ['a tree fell on our roof', 'Stay far away from the tree'],
  ['the garage door spring snapped and the door hangs crooked', 'do not touch the spring'],
  ['my toddler is locked in the bathroom', 'call 911 now'],
  ['my helper fell off the ladder and is bleeding', 'call 911 now'],
  ['someone broke into our house, i think he is still inside', 'call 911'],
  ['i have chest pain and my arm is numb', 'call 911 now'],
  ['i do not want to live anymore', '988'],
  ['the deck is collapsing, part of it came down', 'out from under it'],
  ['can you open my ex girlfriends apartment, she changed the locks', 'I cannot help with'],
  ['huele mucho a gas en mi cocina', 'Salgan todos ahora'],
  ['se reventó un tubo y hay agua por todos lados', 'cierre la llave principal'],
  ['ya no quiero vivir', '988'],
])('first what to do, and nothing is offered: %s', async (message, advice) => {
  const { response, suggestedServices, booking, estimate } = await chat.conversation().say(message)
  expect(response).toContain(advice)
  expect(response).not.toMatch(/\$|save|ahorra/)
  expect(suggestedServices).toEqual([])
  expect(booking).toBeUndefined()
  expect(estimate).toBeUndefined()
})

test.each([
  [
    'Cancel the whole remodel. I lost the shop and Carol in one year, and the pistol is on the bench here.',
    '988',
  ],
  ['cancelo todo. me tome el frasco entero de las pastillas de dormir', '988'],
  [
    'He came off the ladder, his leg is pointing a funny direction. Do I need to reschedule?',
    'call 911 now',
  ],
])('a danger is heard though it speaks of a booking: %s', async (message, advice) => {
  const { response } = await chat.conversation().say(message)
  expect(response).toContain(advice)
})

test('somebody who wants to die is offered nothing in the next reply either', async () => {
  const { say } = chat.conversation()
  await say('i want to die')
  const { response, booking, quickReplies } = await say('anyway my sink leaks')
  expect(response).toContain('988')
  expect(booking).toBeUndefined()
  expect(quickReplies).toEqual(['Talk to a person'])
})

test.each([
  'saturday at 2. I will not be home, can I leave the key with the super?',
  'necesito limpieza, pero no voy a estar en casa, le dejo la llave a la vecina',
  'gas dryer',
  'my front door lock is jammed, I am standing outside with groceries',
  'I do not want somebody alone in my bedroom, can I ask for a woman electrician?',
])('no alarm: %s', async (message) => {
  expect((await chat.conversation().say(message)).response).not.toMatch(/911|988/)
})

test.each([
  ['the outlet crackles and is hot', 'I flipped the breaker, there is no smoke', 'breaker off'],
  [
    'huele a gas en la estufa',
    'ya cerre la llave y no huele a nada, ya abri ventanas',
    'compañía de gas',
  ],
])('what was mended is not called a misunderstanding: %s', async (danger, message, advice) => {
  const { say } = chat.conversation()
  await say(danger)
  const { response } = await say(message)
  expect(response).toContain(advice)
  expect(response).not.toMatch(/misunderstood|entendí mal/)
})

test.each([
  ['the carbon monoxide alarm is beeping', 'it was just the battery, it reads 0'],
  ['someone is in my house', 'what? nobody is in my house. I asked if you can send a locksmith'],
])('a false alarm is over: %s', async (danger, message) => {
  const { say } = chat.conversation()
  await say(danger)
  expect((await say(message)).response).toContain('Then I misunderstood you')
})

test('who is safe hears the earliest times for what is on the list, and the emergency line', async () => {
  const { say } = chat.conversation()
  await say('my sink leaks')
  await say('yes')
  await say('the pipe just burst, water is spraying everywhere')
  const { response } = await say('We are safe now')
  expect(response).toContain('The next available times')
  expect(response).toContain('outside office hours the emergency line answers there')
})

test('who wants to handle what is dangerous is told not to, each time', async () => {
  const { say } = chat.conversation()
  await say('the garage door spring snapped and my car is inside')
  expect((await say('can we lift it by hand?')).response).toContain('No, please do not.')
  await say('We are safe now')
  const reply = await say('yes add it. my neighbor says pull the red cord, is that ok?')
  expect(reply.response).toContain('No, please do not.')
  expect(reply.booking?.serviceIds).toEqual(['garage-door'])
})

test('nobody hurt is no denial of a broken spring', async () => {
  const { say } = chat.conversation()
  await say('the garage door spring snapped and the door hangs crooked')
  expect((await say('ok nobody is hurt. how fast can someone come?')).response).not.toContain(
    'misunderstood',
  )
})

test('words that look back at a danger that is over report nothing', async () => {
  const { say } = chat.conversation()
  await say('smell of gas at the water heater')
  await say('We are safe now')
  const { response } = await say(
    'does the plumber relight the water heater, and is the gas line part of the price?',
  )
  expect(response).not.toContain('911')
})

test('after sparks that are off, the talk goes on about the electrician, and not about gas', async () => {
  const { say } = chat.conversation()
  expect(
    (await say('sparks coming out of the outlet behind my fridge, it smells like burnt plastic'))
      .response,
  ).toContain('Do not touch it')
  const off = await say(
    'ok i flipped the main, no smoke, the smell is going away. kids are outside with me. is it safe to go back in',
  )
  expect(off.response).toContain('I am glad that you are safe')
  expect(off.response).not.toContain('gas utility')
  expect(off.suggestedServices).toEqual(['electrical'])
  const asked = await say('is the electrician coming at 2 or not')
  expect(asked.response).not.toContain('get safe first')
  const again = await say('its sparking again!!')
  expect(again.response).toContain('Do not touch it')
})

test.each([
  'half the outlets in my kitchen quit working this morning. tried the breaker, its not tripped. how soon can someone come',
])('an ordinary fault is no break-in: %s', async (message) => {
  const { response } = await chat.conversation().say(message)
  expect(response).not.toContain('911')
})

test('a baby who is with somebody is safe', async () => {
  const { say } = chat.conversation()
  await say('lockd out keys inside baby asleep in the house 02116 how fast')
  const { suggestedServices } = await say(
    'baby ok husbnd is inside w her just deaf asleep lol. need locksmth how fast + cost',
  )
  expect(suggestedServices).toEqual(['locksmith'])
})

test('a smell that is no gas calls for the furnace, and for no plumber', async () => {
  const { say } = chat.conversation()
  const first = await say('a weird smell by the heater downstairs since we turned it on')
  expect(first.response).toContain('gas')
  const denied = await say('no its not like gas, not rotten eggs. more like burning dust')
  expect(denied.response).toContain('Then I misunderstood you')
  expect(denied.suggestedServices).toEqual(['hvac'])
})

test.each([
  ['my dryer squeals', 'doesnt leak or smell. its a gas dryer, does that matter?'],
  ['clean my gutters', 'My son-in-law fell off one in 2019, broke his wrist.'],
])('what is denied, or long ago, alarms nobody: %s / %s', async (need, detail) => {
  const { say } = chat.conversation()
  await say(need)
  expect((await say(detail)).response).not.toMatch(/911|get safe/)
})

test('after an outlet has cooled down, a question about it is no report, and new sparks are', async () => {
  const { say } = chat.conversation()
  await say('the outlet behind my dresser feels warm and the light flickers. 10801')
  await say('ok i flipped the breaker, no smoke, no smell. can it wait til monday?')
  const calm = await say(
    'now its not warm, breaker is off. i touched it again. should i keep monday?',
  )
  expect(calm.response).not.toContain('get safe first')
  const again = await say('the breaker is off but the outlet is sparking again, what do i do?')
  expect(again.response).toContain('get safe first')
})

test('who waits outside is told not to go in, and whom to call', async () => {
  const { say } = chat.conversation()
  await say('huele a gas en la cocina, 11215')
  for (const message of [
    'ya estoy en la calle, a quien le hablo?',
    'puedo volver a entrar por las llaves?',
    'huele a gas adentro. puedo entrar si o no',
  ]) {
    const { response } = await say(message)
    expect(response).toContain('no entre por nada')
    expect(response).toContain('911 o a la línea de emergencia de su compañía de gas')
  }
  const after = await say('ya vino la compañía de gas y cerraron todo, es la válvula del boiler')
  expect(after.response).toContain('Me alegra')
})

test.each([
  ['paint my bedroom, 11215', 'no voy a estar, mi cuñado tiene llave'],
  ['paint my bedroom, 11215', 'yo no voy a estar mañana'],
  ['a tv to mount, 11215', 'and the stair railing is wobbly, it moves when you lean on it'],
  ['paint my bedroom, 11215', 'there is a hairline crack in the wall since 2016, it has not grown'],
  ['my dishwasher does not drain, 11215', 'and a brown stain on the ceiling under the bathroom'],
])('what only sounds like a danger alarms nobody: %s / %s', async (need, detail) => {
  const { say } = chat.conversation()
  await say(need)
  expect((await say(detail)).response).not.toMatch(/911|988|get everyone out|Keep everyone/)
})

test.each([
  'les dejo las llaves a mi hermana, ya no voy a estar',
  'i won’t be here much longer, my brother can have my keys',
])('who gives keys away for good is heard: %s', async (message) => {
  expect((await chat.conversation().say(message)).response).toContain('988')
})

test('who must not leave a danger is not taken to deny it', async () => {
  const { say } = chat.conversation()
  await say('I smell gas in my kitchen')
  expect((await say('i cant leave, its my house')).response).toContain('911')
})

test('what ends a danger asks for nothing new', async () => {
  const { say } = chat.conversation()
  await say('ya me robaron, la puerta está rota y hay alguien adentro')
  const { suggestedServices } = await say('ya vino la policía, ya no hay nadie, estoy a salvo')
  expect(suggestedServices).toEqual(['locksmith'])
})

test('a question that an answer about the work knows is no report', async () => {
  const { say } = chat.conversation()
  await say('se me tapó el fregadero, 10458')
  const { response } = await say('¿le puedo echar agua hirviendo?')
  expect(response).toContain('Mejor no')
  expect(response).not.toContain('911')
})

test.each([
  ['your guy was here yesterday, and now i smell gas in the kitchen', '911'],
  ['cancel my visit, I am going to take all my pills tonight', '988'],
])('a danger told beside a booking is heard: %s', async (message, number) => {
  expect((await chat.conversation().say(message)).response).toContain(number)
})

test('who waits outside has been in no danger, and gets what they need', async () => {
  const { suggestedServices } = await chat
    .conversation()
    .say('my lock is stuck and im outside, 07030')
  expect(suggestedServices).toEqual(['locksmith'])
})

test('that it is safe now is believed, however it is said', async () => {
  const { say } = chat.conversation()
  await say('a tree fell on the power line in front of my house')
  expect((await say("Con Ed took it off, it's safe")).response).not.toContain('Your safety')
})
