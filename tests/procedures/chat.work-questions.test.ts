import { expect, test } from 'vitest'
import { chatServer } from '../support/chat/chat-server.ts'
import { replyAfter } from '../support/chat/reply-after.ts'

const chat = chatServer()

const after = replyAfter(chat)

test.each([
  ['mold in a bedroom', 'should she sleep in our room tonight?', 'better in another room'],
  ['mold in a bedroom', 'do i need to move the litter box too?', 'move it to another room'],
  ['mold in a bedroom', 'do you REMOVE it or only inspect?', 'Taking mold out is other work'],
  ['mold in a bedroom', 'do we have to be out while they test?', 'nobody has to leave'],
  [
    'no heat',
    'my mom is on oxygen and wants to light the stove',
    'no stove, candle or cigarette near it',
  ],
  [
    'no heat',
    'can it stay on blowing cold tonight or turn the furnace off?',
    'carbon monoxide alarm',
  ],
  ['the toilet is clogged', 'would a plunger push the toy further in?', 'wedge it deeper'],
  [
    'my sink leaks',
    'would a handyman do the dripping tap for less?',
    'carries water is the plumber’s',
  ],
  ['my faucet drips', 'what does the cartridge cost, ballpark?', 'depends on the brand'],
  ['my faucet drips', 'which valve do i shut?', 'the small valve under or behind it'],
  ['my faucet drips', 'is there a travel charge?', 'no travel charge'],
  ['a slow sink', 'it smells, could i pour boiling water til then', 'Better not'],
  ['no hay agua caliente', 'lo ve en la misma visita o es otro cobro?', 'en la misma visita'],
  ['shingles are missing', 'can it wait a week?', 'but not for rain'],
  [
    'shingles are missing',
    'do i call my insurance before anyone fixes it?',
    'take photos of all of it',
  ],
  ['house cleaning', 'is an empty apartment cheaper?', 'not from the furniture'],
  ['house cleaning', 'is that a move out cleaning?', 'choose the deep cleaning'],
  [
    'house cleaning',
    'the landlord keeps the deposit, do you come back?',
    'within 24 hours after the visit',
  ],
  ['house cleaning', 'can the cleaner use a lockbox?', 'Whether a lockbox'],
  ['two dead outlets', 'can i check the breakers first?', 'push it fully off'],
  ['two dead outlets', 'does the landlord have to be present?', 'any adult who can open'],
  ['oven door hangs crooked', 'can i still bake in it tonight?', 'Better not while its door'],
  ['mice in the kitchen', 'can i wipe up the droppings?', 'never sweep or vacuum'],
  ['mice in the kitchen', 'she touched some, do i call the pediatrician?', 'Wash the hands'],
  ['ants and mice', 'is that one visit for the ants and mice?', 'one visit looks at both'],
  ['necesito cortar el pasto', '¿y también incluye los arbustos?', 'en la misma visita'],
  ['haul away a couch', 'and five bags on the same trip?', 'on one visit'],
  ['paint a living room', 'two coats over dark red, more?', 'are in the estimate'],
  ['paint a living room', 'my mother has asthma, is the smell bad?', 'low-odor paint'],
  [
    'movers within brooklyn 11215',
    'you said 110 before, now 220?',
    'The amount follows from your answers',
  ],
  ['house cleaning', 'we also have 2 cats and a dog, is that a problem?', 'Pets are no problem'],
  ['hang two shelves', 'is the old bracket removal included?', 'taking the old one down'],
  ['the disposal hums', 'is a new disposal in the 198 or extra?', 'A new one is extra'],
  [
    'a pipe leaks',
    'do i shut the water off to the whole house or just that bathroom?',
    'that is enough',
  ],
  ['a pipe leaks upstairs', 'can my kid use the downstairs toilet?', 'as long as its water is on'],
  ['two dead outlets', 'the fridge is on that one, will food spoil?', 'about four hours'],
  ['two dead outlets', 'can i turn the main back on?', 'leave the main breaker off'],
  [
    'two dead outlets',
    'do i need to turn anything off before he comes',
    'the electrician switches it off',
  ],
  ['garage door is slow', 'is the spring in the price or extra?', 'A new spring is a part'],
  ['garage door is slow', 'can he look at the opener too?', 'looks at the opener too'],
  ['locked out', 'can the same guy swap the lock or is that more money?', 'in the same visit'],
  ['my dryer is dead', 'do you work on samsung?', 'the brand and the model'],
  ['hang two shelves', 'do they bring the brackets and screws?', 'They bring the tools'],
  ['house cleaning', 'are kitchen and living room in the price?', 'Count the living room'],
  ['carpet cleaning', 'can we walk on it that night?', 'while it is damp'],
  ['carpet cleaning', 'you still didnt say if the stairs are in it', 'Stairs do not change'],
  ['carpet cleaning', 'does red wine come out?', 'often only get lighter'],
  ['carpet cleaning', 'could you do the couch too?', 'are the same service'],
  ['carpet cleaning', 'house cleaning before or after the carpets?', 'the carpets last'],
  ['window cleaning', 'do they do the 2nd floor outside or not', 'upper floors too'],
  ['lawn mowing', 'do they take the leaves away or no', 'raking leaves is yard work'],
  ['mice in the kitchen', 'how long would the dog have to be out?', 'nobody has to leave'],
  ['mice in the kitchen', 'can they use traps, not poison?', 'decided after the inspection'],
  ['mold in a bedroom', 'should i leave the dresser pulled out?', 'wipe nothing'],
  ['the roof leaks', 'is that for a whole roof or the one spot?', 'another job'],
  ['the roof leaks', 'should i move stuff out of the bedroom?', 'pull the bed'],
  ['movers from 10014 to 11215', '220 total? stairs extra?', 'stairs do not change the estimate'],
  ['movers from 10014 to 11215', 'do they bring boxes or do i', 'packed and closed'],
  [
    'movers from 10014 to 11215',
    'what is the difference to long distance?',
    'You need only one of them',
  ],
  ['paint a living room', 'is it ok to sleep there that night?', 'low-odor paint'],
  ['paint a living room', 'is the hallway extra?', 'does not count rooms'],
  ['paint a living room', 'would one day be enough or two?', 'the better part of a day'],
  ['redo a bathroom', 'could they put in grab bars?', 'the walls are prepared'],
  ['is solar worth it', 'should we have the electric bills ready?', 'of the last year'],
  ['is solar worth it', 'the roof is 18 years old, do we replace it first?', 'is done first'],
  ['limpieza de alfombras', '¿las escaleras se cobran aparte?', 'no cambian el precio'],
  ['my sink leaks', 'should i empty the cabinet?', 'empty the cabinet'],
  ['my sink leaks', 'can we still use the dishwasher?', 'through the same pipe'],
  ['the toilet is clogged', 'my tub gurgles too when i flush', 'the main drain'],
  ['install a ceiling fan', 'whats the price with two fans, more?', 'does not count pieces'],
  ['the furnace needs a tune-up', 'is a dusty smell normal?', 'in the first hour of the season'],
  ['clean my gutters and fix a gate', 'is it $99 for both together?', 'one visit takes all'],
  ['window cleaning', 'outside only, you got that?', 'Outside only is fine'],
  ['air duct cleaning', 'do you do kitchen exhaust hoods?', 'a certified hood cleaner'],
  ['mow my lawn', 'who cuts up the branch?', 'is yard work'],
  ['bedbugs in the bedroom', 'should we throw the mattress out?', 'Keep it for now'],
  ['paint a bedroom', 'do you paint the trim too?', 'Yes, trim, doors and ceilings'],
  ['install security cameras', 'how many cameras is that for?', 'does not count cameras'],
  ['haul away a couch', 'can i leave it on the curb instead?', 'where it stands'],
  ['my toilet keeps running', 'is it the flapper?? what can i try', 'Lift the lid of the tank'],
  ['my toilet keeps running', 'which way do i turn it?', 'Clockwise'],
  ['my toilet keeps running', 'can he look at the shower pressure too?', 'in the same visit'],
  ['el lavabo esta tapado', 'le puedo echar Drano?', 'Mejor no le eche destapaca'],
  ['the water heater drips', 'is the rumbling noise dangerous?', 'sediment in the tank'],
  [
    'wet spot on my ceiling below the bathroom',
    'why a plumber and not a roofer?',
    'below a bathroom or a pipe is mostly',
  ],
  [
    'wet spot on my ceiling below the bathroom',
    'is it safe to leave the light on?',
    'Leave that light off',
  ],
  ['rewire an old panel', 'is a whole new panel in that?', 'a whole new panel is not'],
  ['two dead outlets', 'does the electrician do the smoke alarm too?', 'puts in smoke alarms too'],
  ['two dead outlets', 'it trips the breaker every time, why?', 'Switch it on again once at most'],
  ['the furnace is out', 'how do we keep warm until then?', 'in one room with the door closed'],
  ['rekey my locks', 'do i need to ask my landlord?', 'ask your landlord first'],
  [
    'mice in the kitchen',
    'is the treatment safe around food?',
    'in closed boxes and spray nothing',
  ],
  ['cucarachas en la cocina', 'no me hace daño? padezco de asma', 'gel y cebo, sin rociar'],
  ['mold in the bathroom', 'can i put bleach on it?', 'bleach does not reach'],
  ['mold in the bathroom', 'can my kids still shower there?', 'in another bathroom'],
  ['mold in the bathroom', 'can I give the report to my landlord?', 'to anybody'],
  ['movers from 10014 to 11215', 'does the piano cost extra?', 'stays the same with a piano'],
  ['paint a nursery', 'is the paint ok, i am pregnant?', 'low or no VOCs'],
  ['paint a nursery', 'can the outlets go in before the painter?', 'outlets and wiring come first'],
  ['install security cameras', 'can you put it up without holes?', 'with adhesive'],
  ['mow my lawn', 'it is only outside, so nobody has to be home right?', 'nobody has to be there'],
  ['fridge is warm', 'is the chicken still ok at 58?', 'above 40°F for more than two hours'],
  ['my dryer takes forever', 'could it be the vent?', 'lint can catch fire'],
  ['fridge is warm', 'isnt that warranty or the landlord?', 'the maker’s warranty'],
  [
    'movers from 07042 to raleigh nc',
    'is it really all the way to raleigh?',
    'does not count miles',
  ],
  ['rekey my locks', 'can he text me the new code?', 'a keypad lock'],
  ['install security cameras', 'are the cameras extra?', 'The cameras themselves are extra'],
  ['haul away junk', 'can you take my old couch too?', 'can go on one visit'],
  ['la regadera gotea', 'sera el empaque?', 'el empaque o el cartucho'],
  ['the garage door is noisy', 'can i drive the car out?', 'Better not until it has been checked'],
  ['the garage door is noisy', 'i am deaf, no phone calls', 'Write that in the notes'],
  ['mow my lawn', 'can one booking have two addresses?', 'Two addresses are two bookings'],
  ['mow my lawn', 'why do you need my zip?', 'whether we come to you'],
  ['mow my lawn', 'is there a surcharge for the weekend?', 'Weekends cost the same'],
  ['mow my lawn', 'and do you do pressure washing?', 'is not on our price list'],
  ['mow my lawn', 'do they climb my six 20 foot palms too?', 'before anybody climbs'],
  ['house cleaning', 'we cannot have bleach in the rooms', '‘no bleach’ for example'],
  ['limpieza de la casa', 'soy alergica al cloro, pueden venir sin cloro?', '‘sin cloro’'],
  ['the water heater leaks', 'do i shut the water and the gas?', 'Yes to both'],
  ['a rusty water heater', 'repair or replace?', 'is replaced, not repaired'],
  ['chimney cleaning', 'my smoke alarm chirps, is it the battery?', 'change it first'],
  ['house cleaning', 'who touches the sharps bins?', 'medical waste they do not touch'],
  ['the ac does not cool', 'can my husband check something on the AC?', 'the air filter'],
  ['the ac does not cool', 'is it 275 even if it needs more freon?', 'not in the estimate'],
  ['no heat, gas boiler', 'anything the tenant can check meanwhile?', 'the thermostat, with its'],
  ['two dead outlets', 'is it ok to sleep in there tonight?', 'better in another room'],
  [
    'my dryer vent is clogged',
    'i only want the vent, how much is just that?',
    'no line for a dryer',
  ],
  ['install security cameras', 'do they need a hub or is wifi ok?', 'need no hub'],
  ['install security cameras', 'can they go through a brick wall?', 'a masonry bit'],
  ['a chimney cleaning', 'do they tell us if it is safe to light a fire?', 'tells you that day'],
  ['a loose gutter', 'dont you have gutter people', 'gutters are Handyman work'],
  ['la nevera no enfria', 'la leche y la carne, la boto?', 'Tire la carne, el pollo, la leche'],
  [
    'wet spot on my ceiling below the bathroom',
    'and if it is the roof, do i pay twice?',
    'owe nothing for what',
  ],
])('what is asked of the work itself is answered: %s / %s', async (need, question, answer) => {
  expect((await after(need, question)).response).toContain(answer)
})

test('a pet that ate from under the sink is sent to the vet, asked or only told', async () => {
  const told = await after(
    'mice in the kitchen, 19103',
    'tuesday works. omg the dog just ate some droppings',
  )
  expect(told.response).toContain('Please call your vet now')
  const asked = await after('mice in the kitchen', 'my dog ATE the bait, shud i call a vet')
  expect(asked.response).toContain('(888) 426-4435')
})

test('what is told is answered too: a furnace that bangs is switched off, an oven heats no room', async () => {
  const bang = await after(
    'the oil furnace comes on only some mornings, 19103',
    'it did make quite a bang this morning. would two o’clock still be possible?',
  )
  expect(bang.response).toContain('switch it off at the thermostat')
  expect(bang.response).not.toContain('The amount follows')
  const oven = await after(
    'the furnace is out, 19103',
    'I have a heater, and there is the gas oven',
  )
  expect(oven.response).toMatch(/never heat with an oven/i)
  const light = await after(
    'wet spot on my ceiling below the bathroom, 11215',
    'There is a light fixture a foot away from the spot',
  )
  expect(light.response).toContain('Leave that light off')
  expect(light.suggestedServices).toEqual([])
})

test('what is done by another service is answered for that one', async () => {
  const { response } = await after(
    'mice in the kitchen, 10801',
    'which of your services repairs a fence, and what would that run me?',
  )
  expect(response).toContain('Handyman')
  expect(response).toContain('$99')
  expect(response).not.toContain('$110')
})

test('what concerns one service is not answered for another', async () => {
  const { response } = await after('two dead outlets', 'are the stairs extra?')
  expect(response).not.toContain('Stairs do not change')
})

test.each([
  ['mold in a bedroom', 'how long till we get the results?', 'The report says what was found'],
  ['redo a bathroom', 'does somebody test for asbestos?', 'a licensed inspector'],
  ['weekly house cleaning', 'is monthly the same price as weekly?', '$20 less for each visit'],
  ['house cleaning', 'do hallways count as rooms?', 'hallways and stairs do not change'],
  ['mow the lawn', 'will it look like new?', 'No result can be promised unseen'],
  ['how does this work with you folks?', 'and how do i book?', 'put it on your list'],
])(
  'what people ask about results, risks and rooms is answered: %s / %s',
  async (need, question, answer) => {
    expect((await after(need, question)).response).toContain(answer)
  },
)

test('with plumbing and electrical, who has to come depends on where the water went', async () => {
  const { response } = await after(
    'my sink leaks and an outlet is dead',
    'do i really need the electrician or is the plumber enough?',
  )
  expect(response).toContain('if it stayed away from them, the plumber is enough')
})

test('after a gas leak that the utility has shut off, who repairs what is told', async () => {
  const { response } = await after(
    'the furnace is out, and i smell gas near it',
    'ok were out. the utility came, shut the gas valve and red tagged the furnace. can you come today?',
    'does the price cover the gas leak part or is that the plumber?',
  )
  expect(response).toContain('a plumber’s work')
})

test.each([
  ['two dead outlets', 'can i check with my landlord first?', 'RESET'],
  ['no heat', 'should i keep it on my list?', 'carbon monoxide alarm'],
  ['dishwasher leaks', 'can i still use it?', 'its door hangs'],
  ['ants in the kitchen', 'my dog ate the bait, is that a problem?', 'Pets are no problem'],
  ['mice in the kitchen', 'nobody touched it, when can you come?', 'Wash the hands'],
  ['mold in a bedroom', 'do you take credit cards?', 'Taking mold out'],
  ['mold in a bedroom', 'do we have to be home for the visit?', 'nobody has to leave'],
  ['shingles are missing', 'can you come until friday?', 'not for rain'],
  ['my sink leaks', 'can i take the one at 10?', 'the old one along'],
  ['house cleaning', 'we move out on the 15th, can you come the 16th?', 'choose the deep'],
])('what only sounds like it is not answered so: %s / %s', async (need, question, words) => {
  expect((await after(need, question)).response).not.toContain(words)
})
