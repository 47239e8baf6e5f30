import type { ChatScript } from './chat-script.ts'

/** Conversations with people who left contact details, the latest first. */
export const chatsOfLeads: readonly ChatScript[] = [
  {
    messages: [
      'water is coming through my ceiling, please hurry',
      'my name is {name}, {phone}, {street}, {zip}',
      'tomorrow morning at the latest. also an electrician for the wet lamp, and the carpet is soaked',
      '{email}. how much?',
    ],
  },
  {
    messages: [
      'we need the whole first floor painted and the kitchen redone',
      '{name}, {email}, {phone}',
      'next month would be good, we are in {zip}',
      'what is the estimate for both?',
    ],
  },
  { messages: ['my AC blows warm air', 'when can you come?', 'call me at {phone}'] },
  {
    messages: [
      'moving out friday, need it cleaned and the old couch gone',
      'its 3 bedrooms 2 baths, 1800 sq ft',
      'im {name}, {email}, zip {zip}',
    ],
    followUp: 'contacted',
    note: 'Wants to wait for the landlord’s date. Call again next week.',
  },
  {
    messages: [
      'do you do solar with a battery?',
      'house is 2400 sq ft, roof is 5 years old, {zip}',
      '{name}, {email}, {phone}',
      'within a month ideally',
    ],
    followUp: 'contacted',
    note: 'Site visit offered, waiting for the utility bill.',
  },
  {
    messages: [
      'can you look at a roof leak and a damp wall?',
      'in the bedroom, {zip}',
      '{name}, {phone}. this week please',
    ],
  },
  {
    messages: [
      'mice in the attic, i can hear them at night',
      '{name}, {email}',
      'tomorrow if possible, {zip}',
    ],
  },
  {
    messages: [
      'need cameras and a doorbell, and someone to set up the lights',
      '{zip}. {name}',
      '{email} works best',
    ],
  },
  {
    messages: [
      'garage door spring snapped and i am stuck at home!!',
      '{phone} please call, {street} {zip}',
      '{name}',
    ],
    followUp: 'lost',
    note: 'Found somebody in the neighborhood within the hour.',
  },
  {
    messages: [
      'looking for a weekly cleaner',
      'apartment, 2 rooms, 1 bath, 900 sq ft',
      '{name} {email}',
    ],
    followUp: 'contacted',
    note: 'Left a voicemail, prefers Thursdays.',
  },
  {
    messages: ['dishwasher leaks and the dryer takes forever', '{email}', '{name}, {zip}'],
  },
  {
    messages: [
      'there is a musty smell in the basement since the flood',
      '{name}, {street}, {zip}',
      '{phone}, {email}',
      'i want it tested this week',
    ],
  },
  {
    messages: ['pool turned green', 'can someone come before saturday? {zip}', '{name} {phone}'],
  },
  {
    messages: [
      'hola, necesito cortar el pasto cada semana',
      '¿cuánto cuesta?',
      'me llamo {name}, {phone}',
    ],
    followUp: 'contacted',
    note: 'Llamar en español. Offered every other week.',
  },
  {
    messages: [
      'thinking about remodeling a bathroom',
      'tub to shower, new tile. {zip}',
      '{email}, no rush',
    ],
    followUp: 'lost',
    note: 'Postponed to next year.',
  },
  {
    messages: [
      'new homeowner here! what should i have checked first?',
      'locks, hvac and the chimney probably',
      '{name}, {email}, {zip}',
    ],
  },
  {
    messages: [
      'cross country move in about six weeks',
      'three bedroom house plus a piano',
      '{name}, {email}, {phone}, from {zip}',
      'ballpark?',
    ],
    followUp: 'contacted',
    note: 'Sent the inventory list.',
  },
  {
    messages: [
      'selling the house: windows, carpets, and the yard need to look good',
      '2,100 sq ft, 4 bedrooms, 3 baths',
      '{name}, {phone}, {email}, {zip}',
      'within two weeks please',
    ],
    followUp: 'contacted',
    note: 'Realtor will send the access code.',
  },
  {
    messages: [
      'ceiling fan install and two dead outlets',
      '{name} {phone}',
      'next week is fine. {zip}',
    ],
    followUp: 'lost',
    note: 'Brother-in-law did it.',
  },
  {
    messages: [
      'quote for air ducts and a chimney sweep please',
      'house, 2000 sq ft, {zip}',
      '{name}, {email}',
    ],
    followUp: 'contacted',
    note: 'Quote sent.',
  },
]
