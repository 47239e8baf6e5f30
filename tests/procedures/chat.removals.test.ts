import { expect, test } from 'vitest'
import { chatServer } from '../support/chat/chat-server.ts'

const chat = chatServer()

/** What is on the list, or suggested, after these messages. */
async function wantedAfter(...messages: string[]): Promise<string[]> {
  const { say } = chat.conversation()
  let reply = await say(messages[0] ?? '')
  for (const message of messages.slice(1)) reply = await say(message)
  return [...(reply.booking?.serviceIds ?? [])].sort()
}

const threeInBrooklyn = [
  'i need house cleaning, junk removal and movers for a local move, brooklyn 11215',
  'yes, all three',
]
const cleaningAndHauling = [
  'i need my apartment cleaned and some old furniture hauled away, 11215',
  'yes, both',
]
const withoutJunk = ['house-cleaning', 'local-moving']

test.each([
  ['not the roof yet, i wait for the insurance. the yard yes, add it', ['lawn-care']],
  ['just the yard, not the roof', ['lawn-care']],
])('what is refused by name stays off: %s', async (message, wanted) => {
  const storm = 'the storm tore shingles off the roof and the yard is full of leaves. 19147'
  expect(await wantedAfter(storm, message)).toEqual(wanted)
})

test.each(['NO house cleaning!! only the junk', 'TAKE THE HOUSE CLEANING OFF. then book it'])(
  'shouted at, it goes: %s',
  async (message) => {
    expect(await wantedAfter(...cleaningAndHauling, message)).toEqual(['junk-removal'])
  },
)

test('what is wanted alone, of what was suggested, takes nothing off the list', async () => {
  const messages = ['paint a bedroom, 11215', 'yes', 'also the ducts and a deep clean of the house']
  const wanted = await wantedAfter(...messages, 'just the cleaning, not the air ducts')
  expect(wanted).toEqual(['house-cleaning', 'interior-painting'])
})

test('a time for what is on the list, or a question about prices, puts nothing else there', async () => {
  const messages = ['paint a bedroom, 11215', 'yes', 'how much is a deep clean?']
  expect(await wantedAfter(...messages, 'when can you come?', 'monday at 10 then')).toEqual([
    'interior-painting',
  ])
  const prices = 'i asked for the prices on both, can you list them'
  expect(await wantedAfter('paint a bedroom and clean the house, 11215', prices)).toEqual([])
})

test('three are on the list to begin with', async () => {
  expect(await wantedAfter(...threeInBrooklyn)).toEqual([
    'house-cleaning',
    'junk-removal',
    'local-moving',
  ])
})

test.each([
  // What 'that' is was said just before.
  ['found a friend with a pickup for the junk so take that off. what does it come to now?'],
  ['it is still showing. remove junk removal. total?'],
  // Asked which one, it is enough to name it.
  ['take it off please', 'the junk one obviously'],
])('junk removal goes: %s', async (...messages) => {
  expect(await wantedAfter(...threeInBrooklyn, ...messages)).toEqual(withoutJunk)
})

test('a yes to all, but one', async () => {
  const wanted = await wantedAfter(
    'we need the nursery painted, two outlets added and blinds hung. 11215',
    'ok yes add those! Actually my husband says he can hang the blinds himself so drop that one',
  )
  expect(wanted).toEqual(['electrical', 'interior-painting'])
})

test.each([
  ['no, plomero no. solo el de electrodomesticos', 'si, pongalo'],
  ['no, plomero no', 'no me contestó si son 132 por las dos. y mejor el lunes', 'si, pongalo'],
  ['ya le dije que el plomero no!! cuanto es entonces?', 'si, pongalo'],
])('a plumber who was refused does not come back: %s', async (...messages) => {
  const wanted = await wantedAfter(
    'la secadora no calienta y necesito un plomero para la llave de la cocina, gotea. 19103',
    ...messages,
  )
  expect(wanted).toEqual(['appliance-repair'])
})

test.each([
  ['only the cleaning for now, the junk later'],
  ['solo la limpieza por ahora, lo demas despues'],
])('only one stays: %s', async (message) => {
  const wanted = await wantedAfter(...cleaningAndHauling, message)
  expect(wanted).toEqual(['house-cleaning'])
})

test('what is listed stays', async () => {
  const wanted = await wantedAfter(
    'two rooms painted, the carpets cleaned and lawn care, 07030',
    'Painting, carpets, yard. No cleaning.',
    'yes, add all three',
  )
  expect(wanted).toEqual(['carpet-cleaning', 'interior-painting', 'lawn-care'])
})

test.each([
  ['No, le dije que la cerca NO, despues. Nomas la sala.'],
  ['quite eso de la cerca por favor'],
])('what is refused by any word of it goes: %s', async (message) => {
  const wanted = await wantedAfter(
    'cuanto cobran por pintar la sala? y tambien tengo la cerca de madera caida, 07030',
    message,
    'si, pongala',
  )
  expect(wanted).toEqual(['interior-painting'])
})

test('never mind the dryer: it goes, and what comes instead is suggested', async () => {
  const { say } = chat.conversation()
  await say('the dryer is broken')
  const { suggestedServices } = await say('never mind the dryer, do the carpets')
  expect(suggestedServices).toEqual(['carpet-cleaning'])
})

test('a danger takes nothing off the list', async () => {
  const wanted = await wantedAfter(
    'toilet clogged, and i need house cleaning. 07030',
    'yes, both',
    'water is coming up in the tub now when i flush. only 1 other toilet in the house',
    'ok we stopped flushing, everyone is fine. can a plumber come today?',
  )
  expect(wanted).toEqual(['house-cleaning', 'plumbing'])
})

test('a plumber who was never suggested is not put on the list by refusing one', async () => {
  const wanted = await wantedAfter(
    'la calefaccion no prende, 10801',
    'ponga solo calefaccion, la plomeria no',
  )
  expect(wanted).toEqual(['hvac'])
})

test.each([['hoy no la limpieza, el viernes 4 de diciembre'], ['the cleaning not today, Friday']])(
  'a day that does not suit removes nothing: %s',
  async (message) => {
    const wanted = await wantedAfter(...cleaningAndHauling, message)
    expect(wanted).toEqual(['house-cleaning', 'junk-removal'])
  },
)

test('what was taken off is put back by any of its words', async () => {
  const wanted = await wantedAfter(
    'a smart lock, two outdoor cameras and a 65 inch TV mounted. Brooklyn 11215',
    'sure',
    'actually leave the TV mount off, my brother in law does it',
    'scratch that, he backed out. Put the TV back on, it goes above the fireplace',
  )
  expect(wanted).toEqual(['handyman', 'home-security', 'smart-home'])
})
