import type { ChatScript } from './chat-script.ts'

/** Conversations that led to a booking. */
export const chatsOfCustomers: readonly ChatScript[] = [
  {
    books: 'plumbing',
    messages: [
      'my kitchen sink backs up every time the dishwasher drains',
      'zip is {zip}. what does that cost?',
      'ok, {name}, {phone}',
    ],
    note: 'Booked while we were on the phone.',
  },
  {
    books: 'house-cleaning',
    messages: [
      'hi, looking for a deep clean before my parents visit',
      '3 bedrooms, 2 baths, about 1700 sq ft',
      'this is {name}, {email}',
      'can you come in the morning?',
    ],
  },
  {
    books: 'lawn-care',
    messages: [
      'do you mow every two weeks?',
      'medium yard, mostly flat, {zip}',
      'sounds good. {name}, {email}',
    ],
  },
  {
    books: 'electrical',
    messages: [
      'breaker for the laundry keeps tripping, is that dangerous?',
      'no smell, nothing hot. {name} at {street}, {zip}',
      '{phone} is best',
    ],
    note: 'Asked for an afternoon.',
  },
  {
    books: 'moving',
    messages: [
      'we are moving out of a two bedroom at the end of the month',
      'can you also clean the old place?',
      '{name}, {email}, {phone}',
      'what would both be together?',
    ],
  },
  {
    books: 'interior-painting',
    messages: [
      'how much to paint a living room and a hallway?',
      'walls only, no ceilings. {zip}',
      'my email is {email}, name is {name}',
    ],
  },
  {
    books: 'appliance-repair',
    messages: [
      'the fridge is warm but the freezer is ok',
      'whirlpool, maybe 8 years old',
      '{name} {phone}. as soon as you can please',
    ],
  },
  {
    books: 'pest-control',
    messages: ['ants. so many ants', 'in the kitchen mostly, and we have a dog', '{email}'],
  },
  {
    books: 'furniture-assembly',
    messages: [
      'ikea wardrobe, can someone put it together?',
      '{zip}, it is the big pax one',
      'great. {name}, {email}',
    ],
  },
  {
    books: 'hvac',
    messages: [
      'hvac question: upstairs hardly gets any air, downstairs is fine',
      '{name}, {street}, {zip}',
      '{phone}, any time after 2',
    ],
    note: 'Sounds like a damper. Sent to Luis.',
  },
  {
    books: 'junk-removal',
    messages: ['need a couch and two mattresses gone', 'ground floor. {zip}', '{name} / {phone}'],
  },
  {
    books: 'smart-home',
    messages: [
      'can you install an ecobee? i bought it already',
      'no c wire i think',
      '{name}, {email}',
    ],
  },
  {
    books: 'window-cleaning',
    messages: [
      'windows inside and out on a two story house, price?',
      '1900 sq ft, {zip}',
      'ok let’s do it. {name}, {email}',
    ],
  },
  {
    books: 'locksmith',
    messages: [
      'just closed on a house and want new keys for everything',
      'three doors. {street}, {zip}',
      '{name}, {phone}',
    ],
  },
  {
    books: 'roofing',
    messages: [
      'shingles in the yard after the storm',
      'no leak yet. {zip}',
      '{name} {email} {phone}',
    ],
    note: 'Photos came by email, two slopes affected.',
  },
]
