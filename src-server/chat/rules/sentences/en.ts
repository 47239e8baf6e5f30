import { brand } from '../../../../shared/brand.ts'
import { findService, type ServiceId, services } from '../../../../shared/catalogue.ts'
import { cancellationPolicy, confirmedMeaning } from '../../../../shared/policy.ts'
import { serviceWords } from '../../../../shared/services/words.ts'
import type { Danger } from '../../understand/danger.ts'

const reach = `${brand.phone} (${brand.phoneHours}) or ${brand.email}`

const dangers: Record<Danger, string> = {
  gas: 'Please stop and get safe first. Do not switch anything on or off, and light nothing. Get everyone out now, leave the door open behind you, and call 911 or your gas utility’s emergency line from outside.',
  'carbon-monoxide':
    'Please get safe first. Get everyone, pets too, out into fresh air now and call 911 from outside. Do not go back in until the responders say that you can.',
  fire: 'Please get safe first. Get everyone out now, close the doors behind you, and call 911 from outside. Do not go back in for anything.',
  electrical:
    'Please get safe first. Do not touch it. If you can reach your breaker panel safely, shut off that circuit or the main. If there is smoke, fire or a burning smell, leave the house and call 911.',
  'water-electricity':
    'Please get safe first. Keep out of the water and touch no switch, outlet or appliance. Shut off the main breaker only if you can reach it without stepping into water; otherwise leave and call 911 or your electric utility.',
  person:
    'If anyone is hurt, trapped or in danger, call 911 now and stay with them. Everything else can wait.',
}

/** What the rule-based assistant says. Amounts and times are passed in, from the pricing functions and the calendar. */
export const en = {
  title: (id: ServiceId) => findService(id)?.title ?? '',
  ask: (id: ServiceId) => serviceWords[id].ask,
  list: (parts: readonly string[]) => new Intl.ListFormat('en').format(parts),
  danger: (danger: Danger) => dangers[danger],
  afterDanger: 'Once everyone is safe, tell me, and we will find the right professional.',
  stillDanger:
    'Your safety comes first. If you are not in a safe place yet, go there now and call 911. Tell me as soon as everyone is safe.',
  shutOff:
    'Keep away from wet lights, outlets and appliances. The main water valve is usually where the pipe enters the house, near the meter: turn it clockwise until it stops. Switch off the wet area’s circuit only if you can reach the panel without stepping into water.',
  safeNow: 'We are safe now',
  gladSafe: 'I am glad that you are safe.',
  greeting: `Hello! I am ${brand.name}’s assistant. Tell me what is going on at home, in your own words, and I will find the right service, the price and an available time.`,
  again: 'What can I help you with at home?',
  oneService: (title: string, from: string) => `That is a job for ${title}, from ${from}.`,
  several: (list: string) => `I have these for you: ${list}.`,
  from: (title: string, from: string) => `${title} (from ${from})`,
  together: (total: string, saved: string) =>
    saved ? `Together from ${total}: ${saved}.` : `Together from ${total}.`,
  saves: (name: string, amount: string) => `${name} saves ${amount}`,
  manySaves: (percent: number, amount: string) => `${percent}% off saves ${amount}`,
  add: (title: string) => `Add ${title}`,
  addition: (title: string, saving: string) => `If you add ${title}, you save ${saving}.`,
  removed: (titles: string) => `I have taken ${titles} off.`,
  nothingLeft: 'There is nothing on your list now. What else can I do for you?',
  stillHave: (list: string, total: string) => `That leaves ${list}, from ${total}.`,
  stillFrom: (list: string, total: string) => `By our price list, ${list} costs from ${total}.`,
  estimate: (list: string, total: string) => `Your estimate for ${list} is ${total}.`,
  assumes: (what: string) => `It is worked out for ${what}.`,
  counted: (what: string) => `I have counted ${what}.`,
  sizeNotCounted: (title: string) => `The size does not change the price of ${title}.`,
  size: (feet: string) => `${feet} sq ft`,
  rooms: (count: number) => (count === 1 ? '1 room' : `${count} rooms`),
  upTo: 'up to 1,000 sq ft and one room',
  tellSize: 'Tell me the square footage and the number of rooms, and it gets exact.',
  urgencyFee: (fee: string) => `That includes the ${fee} fee for a same-day visit.`,
  priceOfWhat: 'Gladly. Which service is it for?',
  times: (list: string) => `The next available times: ${list}. Tap one to take it to your booking.`,
  noTimes:
    'I see no available time for these together just now. Booked one by one, they may have some.',
  timesOfWhat: 'Gladly. Which service do you need?',
  urgent: 'I see that it cannot wait.',
  book: 'Tap the button below: everything you told me is filled in, and you can change it before you confirm.',
  bookWhat: 'Gladly. Which service would you like?',
  contact: (name: string) => `Thank you${name}. I fill that in for you when you book.`,
  thanks: 'You are welcome! Is there anything else that I can do for you?',
  goodbye: 'Take care! I am here whenever something comes up.',
  person: `Of course. Our people answer at ${reach}. I can also go on helping you here.`,
  complaint: `I am sorry that it went like that. Please tell our people, who can look into your booking and put it right: ${reach}.`,
  noPromise:
    'I can only give you the prices and savings of our price list and our calendar’s times, the same for everyone.',
  bot: 'I am an automated assistant, not a person.',
  notSure: `That I cannot say for certain. Our people know: ${brand.phone}, ${brand.phoneHours}.`,
  noted: 'Thank you, I have noted that.',
  dayIsFull: (day: string) => `${day} has no time available for it.`,
  offTopic: 'I can only help with work around the home, so that is outside my trade.',
  savings: (list: string) => `What saves money: ${list}.`,
  bundle: (titles: string, amount: string) => `${titles} together save ${amount}`,
  many: (count: number, percent: number) =>
    `${count} or more services take another ${percent}% off`,
  recurring: (amount: string) => `regular visits save ${amount} each`,
  cancellation: `Our policy: ${cancellationPolicy.join(' ')} You do both yourself, with the link in your confirmation email or in your dashboard.`,
  hours: `You can book here at any time. By phone we are there ${brand.phoneHours}: ${brand.phone}.`,
  area: 'Our page Service Areas shows where we work. Give me your zip code, and I can tell you.',
  areaServed: (place: string) => `${place}: yes, we work there.`,
  areaSoon: (place: string, area: string) =>
    `${place}: we are not there yet, but ${area} is one of our next cities. The booking page can tell you by email when we come.`,
  areaOutside: (place: string) =>
    `${place}: we do not work there yet. The booking page can tell you by email when we come.`,
  trust:
    'Every professional is verified, background-checked and insured, and licensed where the trade needs it. Our page Safety & security has the details.',
  payment: `No payment is taken here: the booking is a demonstration. ${confirmedMeaning}`,
  services: `We do cleaning, repairs, installation, outdoor work, moving, assembly, organizing and building: ${services.length} services. What would you like done?`,
  privacy: `What you write here is kept with your request, so that we can help you. Our Privacy Policy says more; to have it deleted, write to ${brand.email}.`,
  urgentRepairs: 'What has happened? Tell me what you see, hear or smell.',
  regularMaintenance:
    'Good idea. Most people start with a seasonal tune-up, clean gutters and a tidy lawn. Which of these would help you?',
  newHomeowner:
    'Congratulations! Most new owners begin with the move, a thorough clean, a pest check and new locks. Which of these would help you?',
  preparingToSell:
    'A home that shines sells. Most people have it cleaned, painted and the yard tidied. Which of these would help you?',
  unsure: (list: string) => `Is it about ${list}?`,
  unsureAll: 'Could you tell me in a few words what needs doing, and in which room?',
  replies: {
    price: 'How much would it be?',
    when: 'When can you come?',
    book: 'Book it',
    person: 'Talk to a person',
    services: 'What services do you offer?',
    noneOfThese: 'Something else',
    yes: 'Yes',
    savings: 'How can I save?',
  },
}

export type Sentences = typeof en
