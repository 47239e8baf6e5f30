import { expect, test } from 'vitest'
import { readDanger } from '../../src-server/chat/understand/danger/danger.ts'
import ordinaryFaults from '../support/chat/ordinary-faults.json' with { type: 'json' }
import dangers from '../support/chat/unseen/dangers.json' with { type: 'json' }
import dangersByAllWalks from '../support/chat/unseen/dangers-by-all-walks.json' with {
  type: 'json',
}
import dangersOfNewWriters from '../support/chat/unseen/dangers-from-new-writers.json' with {
  type: 'json',
}
import dangersInCompanyChat from '../support/chat/unseen/dangers-in-a-company-chat.json' with {
  type: 'json',
}
import dangersInChat from '../support/chat/unseen/dangers-in-chat.json' with { type: 'json' }
import dangersInEverydayWords from '../support/chat/unseen/dangers-in-everyday-words.json' with {
  type: 'json',
}
import dangersInOtherWords from '../support/chat/unseen/dangers-in-other-words.json' with {
  type: 'json',
}
import dangersInPassing from '../support/chat/unseen/dangers-in-passing.json' with { type: 'json' }
import dangersInTwoLanguages from '../support/chat/unseen/dangers-in-two-languages.json' with {
  type: 'json',
}
import dangersOfAllTrades from '../support/chat/unseen/dangers-of-all-trades.json' with {
  type: 'json',
}
import dangersOfHouseholders from '../support/chat/unseen/dangers-of-householders.json' with {
  type: 'json',
}
import dangersInPosts from '../support/chat/unseen/dangers-of-posts.json' with { type: 'json' }
import dangersOfStrangers from '../support/chat/unseen/dangers-of-strangers.json' with {
  type: 'json',
}
import dangersToldAsPeopleDo from '../support/chat/unseen/dangers-told-as-people-do.json' with {
  type: 'json',
}
import dangersToldBySigns from '../support/chat/unseen/dangers-told-by-signs.json' with {
  type: 'json',
}
import dangersToldMidway from '../support/chat/unseen/dangers-told-midway.json' with {
  type: 'json',
}
import dangersToldToCompany from '../support/chat/unseen/dangers-told-to-a-company.json' with {
  type: 'json',
}

test.each([
  ['176 reports of danger of strangers, and 70 look-alikes', dangers, 0.98, 0.03],
  ['140 reports, half of them told in passing, and 80 look-alikes', dangersInPassing, 0.98, 0.06],
  ['160 reports from posts, and 80 look-alikes', dangersInPosts, 0.97, 0.08],
  ['160 reports told to a company, and 80 look-alikes', dangersToldToCompany, 0.98, 0.14],
  ['160 reports of the sixteen dangers in a chat, and 80 look-alikes', dangersInChat, 0.98, 0.14],
  ['160 reports in other words, and 160 look-alikes', dangersInOtherWords, 0.97, 0.05],
  ['160 reports of new writers, and 160 look-alikes', dangersOfNewWriters, 0.96, 0.09],
  // Nobody has read these: 182 of the 192 reports were recognized when they were first measured.
  ['192 reports of people of all walks, and 128 look-alikes', dangersByAllWalks, 0.94, 0.12],
  // Nor these: 187 of the 192 reports at the first measurement.
  ['192 reports in a company’s chat window, and 128 look-alikes', dangersInCompanyChat, 0.96, 0.1],
  // Nor these: 187 of the 192 at the first measurement, and 5 of the 100 look-alikes alarmed.
  ['192 reports in everyday words, and 100 look-alikes', dangersInEverydayWords, 0.96, 0.07],
  // Read once they had been measured: 367 of the 384 were recognized, and 20 of the 180 look-alikes alarmed.
  [
    '384 reports of strangers to a company’s chat, and 180 look-alikes',
    dangersOfStrangers,
    0.97,
    0.09,
  ],
  // The same: 312 of the 320 were recognized at first, and 5 of the 120 look-alikes alarmed.
  [
    '320 reports of householders of all kinds, and 120 look-alikes',
    dangersOfHouseholders,
    0.98,
    0.03,
  ],
  // Nobody has read these: 153 of the 160 were recognized at the first measurement, and 4 of the 60 look-alikes alarmed.
  ['160 reports of people of all trades, and 60 look-alikes', dangersOfAllTrades, 0.95, 0.07],
  [
    '512 reports in two languages, half told by signs, and 240 look-alikes',
    dangersInTwoLanguages,
    0.95,
    0.02,
  ],
  // Nobody has read these: 254 of the 256 alarmed at the first measurement, the other two got a caution.
  ['256 reports of two new writers, and 200 ordinary lines', dangersToldAsPeopleDo, 0.98, 0.02],
  // Of writers whose other messages are in the training: 1,366 were recognized before those were.
  ['1,792 reports told by signs, and 820 look-alikes', dangersToldBySigns, 0.85, 0.05],
])(
  '%s: nearly all reports are recognized, and few look-alikes alarm',
  (_name, rows, least, most) => {
    const reports = rows.filter(({ danger }) => danger !== null)
    const recognized = reports.filter(({ text }) => readDanger(text).danger !== undefined)
    expect(recognized.length / reports.length).toBeGreaterThan(least)
    const lookAlikes = rows.filter(({ danger }) => danger === null)
    const alarmed = lookAlikes.filter(({ text }) => readDanger(text).danger !== undefined)
    expect(alarmed.length / lookAlikes.length).toBeLessThanOrEqual(most)
  },
)

// Of writers whose other messages are in the training.
test('800 lines from the middle of conversations: reports in passing are recognized, and few others alarm', () => {
  const alarms = (text: string) => readDanger(text, { isMidway: true }).danger !== undefined
  const reports = dangersToldMidway.filter(({ danger }) => danger !== null)
  const others = dangersToldMidway.filter(({ danger }) => danger === null)
  expect(reports.filter(({ text }) => alarms(text)).length / reports.length).toBeGreaterThan(0.8)
  expect(others.filter(({ text }) => alarms(text)).length / others.length).toBeLessThan(0.03)
})

test('1,317 ordinary faults, told as people tell them: few alarm', () => {
  const alarmed = ordinaryFaults.filter((text) => readDanger(text).danger !== undefined)
  expect(alarmed.length / ordinaryFaults.length).toBeLessThan(0.045)
})

test.each([
  'my husband passed away and I have made up my mind to empty his garage',
  'furnace blowing cold air since this morning, two kids home',
  'my toilet won’t stop running',
  'toilet wont stop running, you hear it refill every few minutes',
  "Hi, there's water leaking under my kitchen sink",
  "Your guy came last Tuesday to fix my toilet and it's still running. I'm really annoyed",
  'the water heater leaks',
  'sink is leaking',
  'my roof leaks when it rains',
  'hay una fuga de agua debajo del fregadero',
  'locked out of my house',
  'smoke detector chirps',
  'garage door wont close n the side door lock is busted too, need somone TODAY im leaving at 5',
  'a plunger? its not clogged, its RUNNING. water keeps trickling into the bowl',
  '10801. y mire, la que se baña ahí es mi niña, qué hago mientras? le puedo echar cloro?',
  'se me está cayendo un pedazo de canaleta en la parte de atrás',
  'Can I get a gas line run out to the patio for a grill? Planning it for spring.',
  'me dice mi hija que hoy no puede estar aqui. Mejor cambielo para el lunes, en la tarde',
  'no tengo calefaccion desde anoche y tengo un bebe de 4 meses, yo rento, que hago',
  'i think i have bedbugs, waking up w bites in a row on my arm, im super broke',
  'y aparte el refri huele bien raro',
  'The tank is leaking. Do I shut the water and the gas, yes or no?',
  'Will they take an old couch, grill and fridge? Grill still has a propane tank on it.',
  'She touched some mouse poop, she seems fine, no fever. should i call the pediatrician?',
  'my toilet is clogged and wont go down, water rises almost to the rim',
  'ok. it also smells a bit, could i pour boiling water til then',
  '40 gal gas WH leaking at tank. replace. price?',
  'does the plumber turn off my gas for the new water heater, and for how long?',
  'theres a huge branch down across the back yard and leaves everywhere, can the same guy cut it up',
  'I own the house and my tenant says the sink is slow. Can you do it without me there?',
  'my mom is 84 and on oxygen, and wants the kitchen warm',
  'can the oven be fixed? the oven door hangs crooked and has a spring',
  'its the neighbors pipe, the stain is kinda soft when i poke it and its getting bigger',
  'hi my bathroom has a thing with the ceiling its like brown and kinda soft and theres a smell',
])('an ordinary fault is no danger: %s', (message) => {
  expect(readDanger(message).danger).toBeUndefined()
})

test.each([
  ['necesito que vean el panel tambien, huele medio a quemado a veces', 'electrical'],
  ['part of it fell on the couch, the ceiling is coming down', 'structure'],
  ['took all my pills 20 minutes ago. door is unlocked for the repair man', 'suicide'],
  ['mi hijo se comió unas pastillas de veneno para ratas', 'medical'],
  ['I can hear gas coming out of the water heater tank', 'gas'],
  ['the propane tank on my grill is hissing and it smells', 'gas'],
  ['one of the outlets in the bedroom is making like a humming noise', 'electrical'],
  ['los apagadores truenan como palomitas cuando prendo el abanico', 'electrical'],
  ['se le vino encima el televisor al niño, tiene un chichón', 'injury'],
  ['mi cuñado está en el borde del techo y dice que se va a tirar', 'suicide'],
  ['el pino quedó encima de la casa', 'tree-or-line'],
  ['the stove knob broke off and gas is coming out, should i shut off the gas?', 'gas'],
  ['gas is escaping from the line behind the stove, do i shut it off at the meter?', 'gas'],
  ['she is on the bathroom floor, not moving', 'medical'],
  ['the furnace is on and the kids are slurring their words', 'carbon-monoxide'],
  ['theres a downed wire across our driveway and a dead squirrel next to it', 'tree-or-line'],
  ['the supply line broke and it fills a bucket every 30 seconds', 'burst-pipe'],
  ['the main broke by the gutter downspout and the yard is flooding', 'burst-pipe'],
  ['we lit the fireplace last night and the room filled with smoke, cant breathe', 'fire'],
  ['me quede encerrada en el sotano, las llaves adentro de la casa', 'locked-in'],
  ['can i keep using her gate code to get in while she is away', 'declined'],
  ['no smoke but sparks are flying from the outlet', 'electrical'],
  ['nobody is hurt but the ceiling fell in', 'structure'],
  ['no hay fuego pero sale humo de la pared', 'fire'],
  ['las llaves se quedaron en el carro y mi nieto está adentro con el calor', 'locked-in'],
  ['smoke detectors are chirping, house full of smoke', 'fire'],
  ['I thought it was squirrels but there is a man walking around in the attic', 'break-in'],
])('what leaves no doubt is reported: %s', (message, danger) => {
  expect(readDanger(message).danger).toBe(danger)
})

test.each([
  ['the big spring snapped and the door is stuck, my freezer is in there', 'door-spring'],
  ['the toilet is clogged and it is coming up in the tub', 'sewage'],
  ['they shut off my gas for not paying, can your plumber turn it back on', 'declined'],
  ['the water heater is leaking gas', 'gas'],
  ['mom is on oxygen and the machine stopped working, she is gasping', 'medical'],
  ['a big branch is down across the yard and lies on the power line', 'tree-or-line'],
  ['i cut my hand bad on the sink, its bleeding a lot, can i put bleach on it', 'injury'],
  ['ceiling stain is soft and water is pouring through it', 'burst-pipe'],
  ['the door locked behind me and my husband collapsed inside, keys are on the table', 'locked-in'],
  ['change the locks on our apartment so my girlfriend cannot get back in', 'declined'],
  ['a spider bit my son in bed and his arm is swollen with bites everywhere', 'injury'],
  [
    "I can't smell anything with this cold, but my sister says the stove closet stinks of gas and will not come in",
    'gas',
  ],
])('harmless words beside it hide no report: %s', (message, danger) => {
  expect(readDanger(message).danger).toBe(danger)
})

test.each([
  'I got bites in a line on my arm, and there was a small brown bug on the bed sheet',
  'the apartment door closed behind me and my keys are on the table. can you open it',
  'the toilet tank hisses and runs now and then, I changed the flapper',
  'our palm in the corner of the yard is leaning a bit, can you take it down',
  'I want the locks changed on my front door, the old roommate kept a key',
  'could it be the gutters backing up?',
  'se me rompio la llave en la cerradura de la puerta',
  'the furnace kicks on for like a minute and then shuts off again, gas, 15 years old. can someone come today?',
  'se me cerró la puerta del apartamento con las llaves adentro, cuánto me sale?',
  'my ac is running but warm, and water drips from the ceiling under the air handler',
  'the toilet wont stop running and theres a little puddle around the base too',
  'We lit our first fire of the season last night and the living room filled with smoke. Who do I call?',
])('what ordinary life sounds like alarms nobody: %s', (message) => {
  expect(readDanger(message).danger).toBeUndefined()
})

test('to put in smoke alarms is a job, and no smoke', () => {
  expect(readDanger('paint the room, hang blinds, and put in a smoke alarm')).toEqual({})
})

test('a baby in a locked car is in danger, whatever is locked in with it', () => {
  const { danger } = readDanger("Baby's in the car, it auto locked with my keys on the seat")
  expect(danger).toBe('locked-in')
})

test.each([
  'Just tell me the date for HVAC. And can I put two addresses on one booking or do I make two.',
  'i dont need a report i need it gone. should she sleep in our room tonight?',
  'yes put both on the list. also our insurance might pay, do i get something in writing for them?',
])('an honest question in the middle of a conversation is declined by nobody: %s', (message) => {
  expect(readDanger(message, { isMidway: true }).danger).toBeUndefined()
})
