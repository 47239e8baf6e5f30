import { brand } from '../../../../shared/brand.ts'
import { formatCents } from '../../../../shared/format/money.ts'
import { cancellationPolicy, policy } from '../../../../shared/policy.ts'
import { emergencyFee } from '../../../../shared/pricing.ts'
import { promises } from '../../../../shared/promises.ts'
import { slotHours } from '../../../../shared/time/slots.ts'
import { visitHours } from './visit-hours.ts'

const { weekdays, sundays } = visitHours
const sameDay = formatCents(emergencyFee)
const people = `${brand.phone} (${brand.phoneHours}) or ${brand.email}`

/** What the company's own pages say, and where: one answer for each question that customers ask. */
export const answersEn = {
  person: `Of course. Our people answer at ${people}. I can also go on helping you here.`,
  bot: 'I am an automated assistant, not a person.',
  complaint: `I am sorry that it went like that, and I want it put right. Please call or write to our people with your booking ID, a few words and photos: ${people}. If you have no ID, your name and the date of the visit do. Tell us within ${promises.claimHours} hours of the visit: we do the work again, or you get all of your money back; after that, the warranty of ${promises.warrantyDays} days on the work holds. More is on /help/safety-and-guarantee.`,
  noShow: `I am sorry that you were left waiting. Please call ${brand.phone} now: our people see who was supposed to come. You choose: another professional within ${promises.replacementHours} hours, or you get your money back, and you owe no fee. If you have no booking ID at hand, your name and address do.`,
  missedReady: 'Your booking ID, or your name, your address and the day and hour that were agreed.',
  claimReady:
    'Your booking ID, or your name and the day, a few words on what is wrong and where, and photos from near and far.',
  movingAgain: `You do it yourself: open the link in your confirmation email, choose “Reschedule”, pick another time and confirm it. If you cannot find the email, our people move it: ${people}.`,
  noShowLater: `That holds for a visit that was missed yesterday too, or earlier: all of your money back, or another professional within ${promises.replacementHours} hours of your call, and no fee. Call or write: ${people}.`,
  moneyBack: `If nobody came, you choose: all of your money back, or another professional within ${promises.replacementHours} hours. Either way you owe no fee. I cannot start that from here; our people do it, by phone or by email: ${people}.`,
  nothingToRefund: `Payment is due only after the visit, so before it there is nothing to pay back. Cancelling is free until ${policy.freeCancellationHours} hours before it begins; after that ${policy.lateCancellationPercent}% of the price is charged. If you did pay something, our people will look into it: ${people}.`,
  cancelAgain: `Cancelling is free until ${policy.freeCancellationHours} hours before the visit begins; after that it costs ${policy.lateCancellationPercent}% of the price. I cannot do it from here: use the link in your confirmation email, or ask our people: ${people}.`,
  leaveForClaim:
    'Take photos first. Wipe up water and shut off whatever still runs; leave everything else as it is until our people have seen the photos, and tell them what you were told at the visit.',
  samePersonBooked: `I cannot see or promise that the same person comes. Our people can tell you; ask them for that person by name: ${people}.`,
  peopleSee: `I cannot see or change bookings from this chat. Our people can: ${people}.`,
  complaintAgain: `I hear you, and I am sorry. I cannot settle it from here. The surest way is an email to ${brand.email} with your booking ID and what you want: another visit, or your money back. By phone: ${brand.phone}, ${brand.phoneHours}.`,
  unhelpful: `I am sorry that I was no help with that. Our people are: ${people}. If you like, ask me once more in other words.`,
  willCall: `Gladly: ${people}. What you told me stays here if you come back.`,
  isBooked: (list: string, total: string | undefined) =>
    `Not yet. On your list: ${list}${total ? `, ${total} together` : ''}. Nothing is booked until you confirm: choose a time, or press the button below: everything you told me is filled in, and you confirm on the last page.`,
  confirmHere: (list: string, total: string | undefined) =>
    `On your list: ${list}${total ? `, ${total} together` : ''}. Tap a time, or the button below: everything you told me is filled in. Nothing is booked until you confirm on the last page.`,
  howToBookThis:
    'Put it on your list and tap a time. The booking page then asks for the address and how to reach you; nothing is booked until you confirm there.',
  howToBook:
    'Tell me what needs doing, put it on your list and pick a time. The booking page then asks for the address and how to reach you; nothing is booked until you confirm there.',
  isNotBooked:
    'Not yet: nothing is on your list, and nothing is booked until you confirm on the booking page.',
  onList: (list: string, total: string | undefined) =>
    `On your list: ${list}${total ? `, ${total} together` : ''}.`,
  notOnList: (list: string, total: string | undefined) =>
    `Nothing is on your list yet. We have spoken about ${list}${total ? `, ${total} together` : ''}.`,
  emptyList: 'Nothing is on your list yet. What would you like done?',
  expensive: (title: string, covers: string | undefined) =>
    `I understand. It is our list price for ${title}${covers ? `: it covers ${covers}` : ''}. If it turns out to be another job, you hear its price first and decide; if it cannot be done, you owe nothing. Nothing is due before the visit.`,
  withinBudget: 'It is within what you can spend.',
  overBudget:
    'That is more than what you named. I cannot lower it: the prices are the same for everyone.',
  fitsWithout: (title: string, total: string) => `Without ${title} it would be ${total}.`,
  expensiveAgain: `I cannot change a price from here. Before you decide, ask our people what the work would take: ${people}.`,
  heatWithStove:
    'No: never heat with an oven, a stove, a grill or a generator indoors. They give off carbon monoxide, which kills unnoticed. Use electric heaters three feet from everything and off at night, or take everyone somewhere warm; dial 211 for a warming place near you.',
  spaceHeater:
    'An electric heater only while somebody is awake beside it: on the floor, three feet from everything, plugged straight into the wall, never overnight. Keep everyone in one room with the door closed, in layers; dial 211 for a warm place near you.',
  whereServed: (areas: string) => `We work in ${areas}; /service-areas has the cities.`,
  outside: (place: string) =>
    `We do not come to ${place} yet, so I cannot book anything there. I am sorry.`,
  outsideSoon: (place: string, area: string) =>
    `We do not come to ${place} yet, so I cannot book anything there. ${area} is one of our next cities; there is no date so far.`,
  callLocal:
    'Please call a local company for this: ask for its license and insurance, and compare two written quotes.',
  priceElsewhere: (list: string) =>
    `To compare with: where we work, our price list has ${list}. What a company near you charges may differ.`,
  goodLuck: 'You are welcome! I am sorry that we could not help this time; good luck with it.',
  damage:
    'Professionals are insured. If something is damaged, tell our people at once, with photos and your booking ID; /safety-security says what is covered.',
  receipt:
    'The receipt comes by email once the visit is paid, and with an account it is under /dashboard. You can pass it on to a landlord or an insurer.',
  cashOrCheck: `Payment is by major credit card or digital wallet, after the visit. Whether cash or a check works, our office tells you: ${brand.phone}.`,
  whoIsIt: `Every professional is verified and background-checked, and calls ${policy.callAheadMinutes} minutes before: ask for the name on that call, so that you know whom to expect.`,
  noDiscount: 'No, there is no other discount: the prices are the same for everyone.',
  whichOne:
    'Often one is enough: tell me in a few words what you want done, or which one to leave out.',
  callAhead: `Yes: the professional calls ${policy.callAheadMinutes} minutes before arrival, at the phone number on the booking. You can put somebody else’s number there.`,
  beHome:
    'Somebody has to open the door, you or anybody else whom you name in the notes; after that nobody has to stay.',
  howManyForOne: `Bigger jobs bring more hands; how many come is decided by what you describe. If you want to know now, our people can say: ${brand.phone}.`,
  howMany:
    'Each service has its own professional, so with several services several people may come, also at different times. Bigger jobs bring more hands.',
  proofNeeded:
    'Have an ID and something that shows your address ready; if they are inside, you can show them once the door is open.',
  bookForOther:
    'Yes, you can book for somebody else: put the address of the work there, and a phone number at which somebody answers on that day.',
  differentDays:
    'Yes, at different times or on different days: the booking page lets you choose one time for everything or a time for each service.',
  complaintOthers:
    'I am sorry that you had to go through that. We were not the ones who did it, but we can put it right.',
  guarantee: `If you do not like the work, tell us within ${promises.claimHours} hours after the visit: we do it again, or you get all of your money back. Work also carries a warranty of ${promises.warrantyDays} days. See /help/safety-and-guarantee.`,
  payment: `Payment is due after the visit, by major credit card or digital wallet; nothing is due when you book, and tips are up to you. The site takes no payment and never asks for a card number. See /help/prices-and-payment.`,
  supplies:
    'Professionals bring the tools and supplies that the job normally needs. If you have products or parts of your own that you want used, say so in the notes of your booking. See /best-practices.',
  insurance:
    'Every professional is verified, background-checked and insured, and licensed where the trade needs it. What customers say is on /reviews; the checks and the cover are on /safety-security.',
  whoComes: `A verified professional comes: we write to you as soon as one has been assigned, and they call ${policy.callAheadMinutes} minutes before arrival. If you would like somebody in particular, or somebody who speaks Spanish, write it in the notes of your booking. See /safety-security.`,
  cleaningExtras:
    'They do not change the estimate: the inside of the oven or the fridge, windows, laundry, dishes and the garage are only to be chosen in the booking form, so that the cleaner plans for them.',
  deepOrRegular:
    'Regular is right if your home was cleaned within the last month; choose deep if it has been longer, or if grime has built up on tiles, baseboards and vents. The estimate is the same for both: it comes from the size, the rooms and how often.',
  paintIncluded: `The estimate is for the work: preparing, priming where needed and the coats. It has no line for the paint itself: say under Materials in the booking form which paint you have or want, or ask ${brand.phone} before the visit what will be brought.`,
  paintScope:
    'Say in the booking form what is to be painted: which rooms, walls, ceilings and trim. The estimate is for one visit and does not count them; for more than one room you agree with the professional, before it begins, what the visit covers and what the rest costs.',
  partsIncluded:
    'The estimate is for the work, with no line for parts or materials: a new part is extra, and you hear its price before it is fitted. If you have it already or buy it yourself, say so in the booking form.',
  someoneInParticular:
    'You can ask for somebody in particular, or for a language: write it in the notes of your booking, and the office sees who fits. It is a wish, not a promise; you hear by email who comes.',
  tellThem:
    'Write it in the notes of your booking, on the page where you confirm: the professional reads them before coming.',
  noEmail: `A booking here needs an email, for the confirmation and the link to change it. Without one our people book it for you by phone: ${brand.phone}, ${brand.phoneHours}.`,
  byPhone: `I cannot confirm a booking myself. You do it on the booking page, where everything you told me is filled in; or our people book it for you by phone: ${brand.phone}, ${brand.phoneHours}.`,
  emergencyNumber: `Yes: ${brand.phone}. The emergency line answers at any hour.`,
  owes: 'No: nothing is booked, and nothing is due before a visit.',
  otherWork: 'That is other work, with a price of its own; tell me if you want it too.',
  lookFirst:
    'The price here is a first figure from what you say. The professional looks before anything begins: if it takes something else, you hear that price and decide; if it cannot be done, the visit costs you nothing.',
  drying:
    'Carpets are cleaned with hot water and stay damp for hours: plan where people and pets will be.',
  moldRemoval: `The inspection finds it, takes samples and says in a report what has to be done; taking it out is other work with a price of its own. Our people can tell you more: ${brand.phone}.`,
  certificate: `Our people can help with that: write to ${brand.email} or call ${brand.phone} with the building’s name and what it asks for, a few days ahead.`,
  projectMaterials:
    'Take the price as a first figure for the work: it has no line for materials or equipment. Ask for them in the written scope, with who buys what and what it costs; nothing begins before you approve that.',
  notifyOther: `The booking’s emails go to you, and the professional calls the phone number on the booking ${policy.callAheadMinutes} minutes before arrival. So please tell the person who opens the door when that is, and put their name and number in the notes.`,
  drills:
    'A lock is opened without damage where that is possible. If it has to be drilled, you hear that and the price first, and decide. An ID that is inside can be shown as soon as the door is open.',
  furniture:
    'Please put away what is small or fragile. What is too heavy for you can stay: write it in the notes, so that they come prepared.',
  ifNoShow: `If nobody comes, call ${brand.phone} at once: we send another professional within ${promises.replacementHours} hours, or you get your money back.`,
  waitlist:
    'Enter your zip code at /service-areas and leave your email below it: once is enough for all services, and we write to you when we come there.',
  monthlyFee:
    'We charge for the visit only: there is no subscription and no contract, so you can stop whenever you like.',
  deviceFee:
    'We charge for the visit only: there is no subscription with us. Whether the maker of a device charges for recordings or monitoring is between you and them.',
  installments: `Payment is due once, after the visit, by card or digital wallet; the site has no plan for paying in parts. Whether something can be arranged, our office tells you before you book: ${brand.phone}.`,
  weapons:
    'Firearms and ammunition we do not handle. Please leave them where they are, and ask your police on their non-emergency number how to hand them in.',
  photos: `Photos cannot be sent in this chat. Please email them to ${brand.email} with your name, and the booking ID if you have one.`,
  missedThat: 'Sorry that I missed that.',
  moveKeepsPrice:
    'No: moving it is free, and the price stays as you booked it, whichever day it is.',
  moveTimes:
    'The page of your booking shows every available time before you move it. Your old time stays yours until you confirm a new one, so you cannot lose it.',
  sizeChangesIt:
    'It goes by the size and the rooms: up to 1,000 sq ft and one room is the lowest price, and more of either costs more.',
  dayChangesIt: `It has one price on our list; only a same-day repair costs ${sameDay} more.`,
  listChangesIt:
    'Each service has its own price, and the total is for all the services named with it.',
  whyChanged: `The amount follows from your answers: the size, the rooms and how often where they count, and ${sameDay} more where a repair is to be done today. The latest one holds for what you told me.`,
  repairAfter:
    'Patching a wall or a ceiling is Handyman work, and painting it is Interior Painting: each has its own price and is done once everything is dry. Tell me if you want one of them too.',
  regularSaves: (amount: string) =>
    `Yes: each visit costs ${amount} less when it is regular, weekly, every two weeks or monthly alike.`,
  projectDuration: `Your visit takes about ${slotHours} hours, to see the place and plan the work with you. How many days the work itself takes will be in the written plan, which you approve before anything begins.`,
  bestPractices: 'More to prepare is on /best-practices.',
  redoAgain: `Yes: for the same fault, while the warranty lasts. Our people will set it up: ${people}.`,
  callBack: `I cannot arrange a call from here. The quickest way is to call our people yourself, or to write them your number: ${people}.`,
  redo: `Work on the same fault costs you nothing: within ${promises.claimHours} hours of the visit you choose between another visit and all of your money back, and for ${promises.warrantyDays} days the warranty holds. I cannot start it from here; our people do: ${people}.`,
  hauledAway:
    'Furniture, appliances, mattresses and building debris can go. Paint, solvents, oil, batteries, propane tanks and asbestos cannot: ask your city or county where to take those.',
  project:
    'For a project of this size it is a first figure from your answers: nobody has seen the place yet. Before it goes on, ask for a written scope with materials, schedule, price and terms of payment. See /help/services-and-professionals.',
  movingKinds:
    'Local Moving is for a move across town, Long Distance Moving between states, and Moving Services is a crew that packs, carries and sets up. You need only one of them.',
  included: `What a visit includes is on each service’s page under /services. For anything else ask our people at ${brand.phone}, or write it in the notes of your booking: you hear the price before it is done.`,
  hours: `You can book here at any time. By phone we are there ${brand.phoneHours}: ${brand.phone}; the emergency line answers ${promises.alwaysOpen}.`,
  movingBooking: `Moving it is free: open the link in your confirmation email, or /dashboard/bookings if you have an account, and pick another time. If you move a visit within its last ${policy.freeCancellationHours} hours and cancel it later, the fee for cancelling it late still applies. If you cannot find the email, our people can: ${people}.`,
  priceBasis:
    'That is for the whole visit with what you described, not for each piece or hour. The booking form asks for what counts; anything beyond it is priced before it begins, and done only if you approve it.',
  duration: `A visit is planned for ${slotHours} hours. For what takes longer, the professional agrees the time with you before it begins. See /faq.`,
  calloutFee:
    'The price on your booking is for the work. If it could not be done, the visit costs you nothing; if something else is needed, you hear the price first.',
  permit:
    'That depends on your city and the work: the professional tells you before anything begins, and work that needs a permit is not done without one.',
  whoPays:
    'Whoever books the visit pays for it. If it may be your landlord’s or somebody else’s to pay, settle that with them first; the receipt comes by email, so that you can pass it on.',
  overcharged: `I am sorry about that. Please send our people your booking ID, the amount you expected and the one you were charged: ${people}. They check it against your booking and put it right. With an account, your receipts are under /dashboard.`,
  taxCredit:
    'As far as we know, the federal credit for homeowners ended with 2025. What your state, city or utility offers depends on where you live: the professional can say what your system qualifies for, and a tax adviser can confirm it.',
  safeForFamily:
    'Write children, pets, a pregnancy or allergies in the notes of your booking: before starting, the professional tells you what is used and how long to keep out of the room. Until then, keep them away from the spot.',
  visitHours: `Visits begin between ${weekdays.first} and ${weekdays.last} from Monday to Saturday, and between ${sundays.first} and ${sundays.last} on Sunday; there are none later in the evening.`,
  finalPrice:
    'The amount is an estimate from your answers, and it stays if the work is as you described it. Anything beyond it is priced before it begins, and done only if you approve it. See /help/prices-and-payment.',
  utilityFirst:
    'Yes: let them make it safe and turn it back on. Our professional comes after that, for what is left to repair.',
  seeBooking: `The link in your confirmation email, or /dashboard/bookings if you have an account, shows your booking: when it is, who comes and what it costs. You can change it there too. If you cannot find the email, our people can: ${people}.`,
  moreThanThat: `I do not know more than that; our people can look into it: ${people}.`,
  existingBooking: `${cancellationPolicy.join(' ')} You do it through the link in your confirmation email, or on /dashboard/bookings if you have an account. If you cannot find the email, our people can: ${people}.`,
  area: 'Our page /service-areas shows where we work. Give me your zip code, and I can tell you.',
  privacy: `What you write here is kept with your request, so that we can help you. Our /privacy-policy says more; to have it deleted, write to ${brand.email}.`,
  account: `You sign in at /auth; ‘Forgot password’ there sends you a link, and your details are under /dashboard. You can also book without an account. If something does not work, write to ${brand.email}.`,
  job: `Thank you for asking! The office looks after that: please write to ${brand.email} with a few words about your trade and where you work.`,
  offTopic: 'I can only help with work around the home, so that is outside my trade.',
  septicCare:
    'Until somebody comes use little water, keep people and pets off wet ground near the tank, and leave its lid closed.',
  notOurs: {
    vehicle:
      'No, we do not work on cars: that is for a mechanic, a body shop or roadside assistance.',
    septic:
      'No, we do not pump septic tanks: that takes a licensed septic company. Drains and pipes in the house are our plumbers’ work.',
    pets: 'No, we do not walk, watch or groom pets.',
    children: 'No, we do not look after children.',
    bike: 'No, we do not repair bikes: a bike shop does.',
    shipping: 'No, we do not ship anything: the post office or a shipping company does.',
    lift: 'No, we do not put in stair lifts: a mobility-equipment dealer does. A railing, grab bars or a ramp we do.',
  },
  outOfScope:
    'That is not something we do, so I would rather say so than send you the wrong person.',
  warrantyHolds: `For having it done again or your money back it has to be within ${promises.claimHours} hours of the visit; the warranty of ${promises.warrantyDays} days holds after that. Call or write with the date of the visit and what was left undone, and say if you would rather have somebody else: ${people}.`,
  moveFee: `Moving a booking is free: open the link in your confirmation email, or /dashboard/bookings, and pick another time. Cancelling it in its last ${policy.freeCancellationHours} hours would cost a fee, so move it rather than cancel it.`,
  insuranceClaim:
    'The bill goes to you, not to an insurer: keep photos and the receipt, and hand them in with your claim. What the visit found and did is on the receipt or in the report, if the service has one.',
  employees:
    'Each professional is checked before they work for us: who they are, their background, their insurance, and a license where the trade needs one. /safety-security says how; our office can tell you how they are employed.',
  ifLate: `The time that you book is when the visit begins, and the professional calls ${policy.callAheadMinutes} minutes before. If nobody has come by then, call ${brand.phone}: we send another professional within ${promises.replacementHours} hours, or you get your money back.`,
  weather:
    'If the weather stops the work, the visit is moved to another time at no cost to you; you can also move it yourself, through the link in your confirmation email.',
  timeZone:
    'All times are in our own time zone, which is named beside each one: EST and EDT are US Eastern time.',
  recurringVisits:
    'There is no contract: each booking is for one visit, and the next ones are not made automatically. When you want another, press “Book again” on its page, and ask for the same professional in the notes.',
  ceilingBubble:
    'Stay out from under it and leave it alone: it can come down without warning. Shut off the water above it, and slide a bucket under the drip only if you can do that from the side. If it sags or cracks further, keep everybody out of the room.',
  commercial:
    'Yes, offices, shops and rentals too: say in the booking form or its notes what kind of place it is, and who opens the door.',
  changesPrice:
    'The size, the rooms and how often count in the estimate. Anything else you write in the notes, so that they come prepared; if it takes more, you hear that price before it begins, and decide.',
  notesOnly:
    'The estimate stays as it is. Write it in the notes, so that they come prepared; should the job take more after all, you hear that price before it begins, and decide.',
  noPromise:
    'I can only give you the prices and savings of our price list and our calendar’s times, the same for everyone.',
  competitor: 'I cannot speak for other companies’ prices, only give you ours.',
  priceHolds:
    'A booking keeps the price of the day on which you make it, however far ahead the visit is. Until you book, the price list of that day counts; how long it stays as it is I cannot promise. Take the time that you need.',
  priceHoldsAgain:
    'If our price list is still the same then, yes. More than that I cannot promise before you book.',
  refundTime: `How many days it takes I do not know: that depends on how you paid. Our people tell you when they arrange it: ${people}.`,
  bookingNumber: `The booking ID is in your confirmation email, and on the page that its link opens. Without it our people find you by your name, address and the day: ${people}.`,
  inTimeByEmail: `Within ${promises.claimHours} hours of the visit is in time, and an email counts as much as a call: write to ${brand.email} with your name, the day, what is wrong and photos. For a fault in the work the warranty goes on for ${promises.warrantyDays} days; for damage, write as soon as you see it.`,
}
