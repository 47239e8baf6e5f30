import { brand } from '../../../../shared/brand.ts'
import { multiServiceDiscount } from '../../../../shared/bundles.ts'
import { findService, type ServiceId, services } from '../../../../shared/catalogue.ts'
import { formatDate, formatTime } from '../../../../shared/time/business-time.ts'
import type { Bilingual } from '../../services/service-replies.ts'
import { answersEn } from './answers-en.ts'
import { workAnswersEn } from './answers-work-en.ts'

/** What the rule-based assistant says. Amounts and times are passed in, from the pricing functions and the calendar. */
export const en = {
  ...answersEn,
  ...workAnswersEn,
  title: (id: ServiceId) => findService(id)?.title ?? '',
  replies: {
    price: 'How much would it be?',
    when: 'When can you come?',
    book: 'Book it',
    person: 'Talk to a person',
    services: 'What services do you offer?',
    noneOfThese: 'Something else',
    yes: 'Yes, add it',
    yesAll: 'Yes, add them',
    no: 'No, thanks',
    savings: 'How can I save?',
    hearWhenOpen: 'Tell me when you come here',
  },
  in: (text: Bilingual) => text.en,
  covers: (what: string) => `It covers ${what}.`,
  list: (parts: readonly string[]) => new Intl.ListFormat('en').format(parts),
  anyOf: (parts: readonly string[]) =>
    new Intl.ListFormat('en', { type: 'disjunction' }).format(parts),
  moment: (date: string, time: string, zone: string) =>
    `${formatDate(date)} ${formatTime(time)} ${zone}`,
  day: formatDate,
  afterDanger: 'Once everyone is safe, tell me, and we will find the right professional.',
  pleaseDoNot: 'No, please do not.',
  stillDanger:
    'Your safety comes first. If you are not in a safe place yet, go there now and call 911. Tell me as soon as everyone is safe.',
  stayOut:
    'Stay outside: do not go back in for anything, not for keys and not to shut a valve, until the responders say that you may.',
  callGasUtility:
    'Call 911 or your gas utility’s emergency line from where you are; either is right. Tell me when they have been there.',
  callFromOutside: 'Call 911 from where you are, and tell me when they have been there.',
  stillHere:
    'Please talk to somebody now: call or text 988 at any hour, or 911 if you are in danger. They listen, and it helps. I am here, but they can do more for you than I can.',
  shutOff:
    'Keep away from wet lights, outlets and appliances. The main water valve is usually where the pipe enters the house, near the meter: turn it clockwise until it stops. Switch off the wet area’s circuit only if you can reach the panel without stepping into water.',
  stopWaterDry:
    'Touch no plug and no appliance that stands in it. Close the taps behind the machine, or the main water valve, only where you can reach them without stepping into the water; the same holds for the breaker.',
  powerOff:
    'I cannot judge it from here. Leave that breaker off and use nothing on its circuit; the rest may stay on while the panel is cool, quiet and without a smell. If it warms, buzzes or smells, switch off the main breaker if you can reach it with dry hands, leave, and call 911.',
  cannotJudge:
    'From a chat nobody can see it: take the careful way, and leave it alone until the professional has looked.',
  safeNow: 'We are safe now',
  gladSafe: 'I am glad that you are safe.',
  greeting: `Hello! I am ${brand.name}’s assistant. Tell me what is going on at home, in your own words, and I will find the right service, the price and an available time.`,
  again: 'What can I help you with at home?',
  isJobFor: (problem: string, title: string) => `${problem}: that is a job for ${title}.`,
  jobFor: (title: string) => `That is a job for ${title}.`,
  quoted: (words: string) => `“${words}”`,
  jobsFor: (list: string) => `That takes ${list}.`,
  costs: (amount: string) => `By our price list it comes to ${amount}.`,
  costsEach: (list: string, total: string) => `By our price list: ${list}, ${total} together.`,
  each: (title: string, amount: string) => `${title} ${amount}`,
  saves: (name: string, amount: string) => `${name} saves ${amount}`,
  savedInEstimate: (list: string) => `Yes, and your estimate already counts it: ${list}.`,
  alreadySaved: (list: string) => `That already counts what you save: ${list}.`,
  manySaves: (percent: number, amount: string) =>
    `${percent}% off for ${multiServiceDiscount.atLeast} or more services saves ${amount}`,
  add: (title: string) => `Add ${title}`,
  soundsLikeToo: (list: string) =>
    `The other thing that you wrote sounds like ${list}: tell me if you want that too.`,
  addition: (title: string, saving: string) => `If you add ${title}, you save ${saving}.`,
  alsoSuggested: (list: string) => `We also spoke about ${list}.`,
  goodbyeOpen: 'Take care! Nothing is booked yet; what we spoke about stays here.',
  oneTime: (moment: string) => `${moment} is available. Tap it to take it to your booking.`,
  added: (titles: string, total: string) => `${titles}: on your list. It comes to ${total}.`,
  addedToOthers: (titles: string, total: string) =>
    `${titles}: on your list. Together with the rest it comes to ${total}.`,
  removed: (titles: string) => `I have taken ${titles} off.`,
  fine: 'All right, I will leave that out.',
  nothingLeft: 'There is nothing on your list now. What else can I do for you?',
  stillHave: (list: string, total: string) => `That leaves ${list}, ${total}.`,
  stillFrom: (list: string, total: string) =>
    `By our price list, the estimate for ${list} is ${total}.`,
  confirmsTotal: (list: string, total: string) => `Yes: ${total} for ${list}.`,
  estimate: (list: string, total: string) => `Your estimate for ${list} is ${total}.`,
  assumes: 'It is worked out for up to 1,000 sq ft and one room.',
  counted: (what: string) => `I have counted ${what}.`,
  regularSaved: (saved: string) =>
    `That is for each visit, with the ${saved} off for regular visits in it.`,
  sizeNotCounted: (title: string) => `The size does not change the price of ${title}.`,
  size: (feet: string) => `${feet} sq ft`,
  rooms: (count: number) => (count === 1 ? '1 room' : `${count} rooms`),
  urgencyFee: (fee: string) => `That includes the ${fee} fee for a same-day visit.`,
  noSameDayFee: (list: string) =>
    `There is no same-day fee for ${list}: it costs the same today as on any other day.`,
  totalToday: (total: string) => `Today it would come to ${total}.`,
  sameDayFee: (fee: string) =>
    `A same-day repair costs ${fee} more; on any other day there is no extra fee.`,
  emergencyLine: `If it cannot wait, call ${brand.phone}: outside office hours the emergency line answers there.`,
  priceOfWhat: 'Gladly. Which service is it for?',
  times: (list: string) => `The next available times: ${list}. Tap one to take it to your booking.`,
  noTimes:
    'I see no available time for these together just now. Booked one by one, they may have some.',
  timesOfWhat: 'Gladly. Which service do you need?',
  urgent: 'I see that it cannot wait.',
  confirmThere:
    'Everything you told me is filled in there, and it is booked once you confirm on the last page.',
  book: 'Tap the button below: everything you told me is filled in, and you can change it before you confirm.',
  bookWhat: 'Gladly. Which service would you like?',
  contact: (name: string) =>
    `Thank you${name}. I have that: it will be filled in on the booking page.`,
  thanks: 'You are welcome! Is there anything else that I can do for you?',
  thanksOpen:
    'You are welcome! Nothing is booked until you confirm on the booking page; I am here if anything is open.',
  goodbye: 'Take care! I am here whenever something comes up.',
  noted: ['Thank you, I have noted that.', 'All right, noted.', 'I have that down.'],
  canWait: 'That is fine, it can wait until you book.',
  noRush: 'Of course, there is no rush. I am here whenever something comes up.',
  tooFarAhead: (days: number) =>
    `Our calendar opens ${days} days ahead, so that day cannot be booked yet.`,
  noStartAt: (hour: string, list: string) => `Visits begin at ${list}, none at ${hour}.`,
  noEvenings: (last: string) => `The last visit of a day begins at ${last}.`,
  notTogether:
    'At that time not all of them are available together; booked one by one, they may be.',
  apart: (list: string) =>
    `Not all at one time then, but one by one: ${list}. The booking page lets you choose a time for each.`,
  timesForEach: (list: string) =>
    `Each at its own time: ${list}. On the booking page, choose “A time for each”.`,
  nearest: (moment: string) => `${moment} (the nearest to what you asked)`,
  insteadOfFullDay: (moment: string, day: string) => `${moment} (${day} is full)`,
  whichOff: (list: string) => `Which one shall I take off: ${list}?`,
  noTime: 'no time just now',
  noDayYet: 'no day yet',
  misunderstood: 'Then I misunderstood you; I am sorry.',
  keepWarm:
    'Until somebody comes, keep everyone in one warm room, in layers and under blankets, babies without a hot-water bottle; if somebody is very cold, confused or hard to wake, call 911. Dial 211 for a warm place near you.',
  keepCool:
    'Until somebody comes, keep them in the coolest place, with water to drink and a wet cloth; if somebody is dizzy, confused or faints, call 911. Dial 211 for a cool place near you.',
  bereaved: 'I am sorry for your loss.',
  embarrassed: 'There is nothing to be embarrassed about: we see this every day.',
  dayIsFull: (day: string) => `${day} has no time available for it.`,
  wishIsFull: 'At that time nothing is available.',
  savings: (list: string) => `What saves money: ${list}.`,
  bundle: (titles: string, amount: string) => `${titles} together save ${amount}`,
  many: (count: number, percent: number) =>
    `${count} or more services take another ${percent}% off`,
  recurring: (amount: string) => `regular visits save ${amount} each`,
  areaServed: (place: string) => `${place}: yes, we work there.`,
  areaSoon: (place: string, area: string) =>
    `${place}: we are not there yet, but ${area} is one of our next cities. Leave your email at /service-areas, and we write to you when we come.`,
  areaOutside: (place: string) =>
    `${place}: we do not work there yet. I am sorry. Leave your email at /service-areas, and we write to you when we come.`,
  services: `We do cleaning, repairs, installation, outdoor work, moving, assembly, organizing and building: ${services.length} services. What would you like done?`,
  weDo: (titles: string) => `Yes, we do that. On our list it is ${titles}.`,
  doneBy: (title: string) => `Yes, we do that: it is part of our ${title} service.`,
  urgentRepairs: 'What has happened? Tell me what you see, hear or smell.',
  regularMaintenance:
    'Good idea. Most people start with a seasonal tune-up, clean gutters and a tidy lawn. Which of these would help you?',
  newHomeowner:
    'Congratulations! Most new owners begin with the move, a thorough clean, a pest check and new locks. Which of these would help you?',
  preparingToSell:
    'A home that shines sells. Most people have it cleaned, painted and the yard tidied. Which of these would help you?',
  questions: {
    addOne: 'Shall I put it on your list?',
    addSeveral: 'Shall I put them on your list?',
    which: (list: string) => `Is it about ${list}?`,
    size: 'How many square feet and how many rooms is it?',
    zip: 'What is your zip code, so that I can check that we come to you?',
    time: 'When would suit you?',
    reach: 'Which phone number or email should go on the booking?',
    name: 'What name should go on the booking?',
    contact: 'What name, phone number and email should go on the booking?',
  },
  openQuestion: [
    `That I cannot answer for sure from here; our people can: ${brand.phone}, ${brand.phoneHours}.`,
    `I am not sure about that one. Please ask at ${brand.phone}, or in the notes of your booking.`,
  ],
  openQuestionToo: `The rest of your question our people can answer better than I can: ${brand.phone}, ${brand.phoneHours}.`,
  whatIsKnown: (list: string) =>
    `What I have from you: ${list}. You can change it before you confirm.`,
  nothingKnown: 'I have no name, number or address from you yet.',
  notCaught: 'I did not catch that. Could you say it in other words?',
  unsure: [
    'Could you tell me in a few words what needs doing, and where?',
    'I have not quite understood yet. What do you see, hear or smell, and where?',
    'Sorry, I still cannot place it. What is the thing called, and what should it do that it does not?',
    `I do not want to guess. Our people can help with this: ${brand.phone}, ${brand.phoneHours}. Or tell me which room or thing it is about.`,
  ],
  notSure: [
    `That I cannot say for certain. Our people know: ${brand.phone}, ${brand.phoneHours}.`,
    'I have nothing on that. /faq and /help answer what is asked most; shall we go on with your booking?',
    `For that, our people are the right ones: ${brand.email}, or ${brand.phone}.`,
    'That is beyond what I know. Is there something about the job, the price or the time that I can tell you?',
  ],
}

export type Sentences = typeof en
