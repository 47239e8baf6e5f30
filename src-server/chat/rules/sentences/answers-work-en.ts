import { brand } from '../../../../shared/brand.ts'
import type { ServiceId } from '../../../../shared/catalogue.ts'
import { promises } from '../../../../shared/promises.ts'
import { moldAtHome } from './until-seen.ts'

/** What people may try themselves until somebody comes, where it is more than to leave it alone. */
const byYourself: Partial<Record<ServiceId, string>> = {
  plumbing:
    'A plunger or a hand snake is fine. Please no chemical drain cleaner: it harms the pipes and the person who opens them, and never mix two products.',
  'mold-inspection':
    'Better leave it: wiping or bleach spreads it and hides what the inspector has to see. Stay out of the room where you can, and keep its door closed.',
  'pest-control':
    'Better leave it: sprays and foggers scatter insects, and droppings that are swept or vacuumed dry can make you sick. What helps: food closed, crumbs and standing water gone, and for bedbugs or fleas bedding washed hot and dried on the hottest setting.',
  electrical:
    'Please not: leave it unplugged and its breaker off until the electrician has looked.',
  'carpet-cleaning':
    'Blot it with cold water and a white cloth, without rubbing. No bleach and no hot water: they set the stain.',
  roofing:
    'Please do not go up. A bucket below and a plastic sheet over what is under it are enough.',
  'garage-door': 'Please not: springs and cables can hurt you badly. Leave the door as it is.',
  'pool-cleaning':
    'Run the filter and take out the leaves. Do not mix chemicals: leave the dosing to the visit.',
  'appliance-repair':
    'Unplug it before you touch the inside. Cleaning a filter that comes out by hand is fine; leave the rest closed.',
  hvac: 'A new filter and the thermostat are worth a try. If it trips its breaker or smells, leave it off.',
}

/** What people ask about the work itself, as far as the company can say. */
export const workAnswersEn = {
  byYourself: (id: ServiceId) => byYourself[id],
  causeAsked:
    'From here that would be a guess: the professional finds the cause first, and tells you the price before anything is repaired.',
  moldAtHome: moldAtHome.en,
  inOrder: (list: string) => `As a rule in this order: ${list}.`,
  whichOrder:
    'As a rule: first what is hauled away, treated or repaired, then painting and what is installed, then a move, and cleaning last.',
  oneVisit:
    'One visit can take several small jobs of one kind: write all of them in the description, so that there is time and the right tools.',
  oneVisitSeveral:
    'Each service has its own professional; they can come at one time, and the booking page shows the times when all of them can.',
  oneVisitEnough:
    'Often one visit is enough, but I cannot promise it. Should another one be needed, you hear that and its price first, and decide.',
  worthRepair:
    'A rule of thumb: if the repair costs more than half of a new one, and it is past ten years or so, a new one is the better buy. The professional looks first and tells you what it would take; you decide then.',
  doItMyself:
    'I would leave it as it is until the professional has seen it. In the meantime nothing has to be opened, mixed or taken apart.',
  perItem:
    'That is for the whole visit, with everything that you described, not for each piece. Should it take more than a visit, you hear that price before it begins, and decide; so list all of it in the description.',
  addToBooking: `Book it as an order of its own here, for the same day if you like: the visit that you have stays as it is. If both should be on one booking, our people can look into it: ${brand.phone}.`,
  runningLate: `Please call ${brand.phone} now, with your booking ID: our people tell the professional, and say whether they can wait or come later. The link in your confirmation email shows who it is.`,
  discreet:
    'What you tell us stays between us. Whether the van has a name on it I cannot promise: ask for a plain one in the notes of your booking.',
  parking: `Write in the notes where to park, and whether a permit, a loading dock or an elevator has to be reserved: that is for you to arrange with your building. The estimate has no line for parking; who pays for it, our office tells you: ${brand.phone}.`,
  renter:
    'If you rent, tell your landlord or building manager first, in writing: repairs are often theirs to arrange and to pay, and new locks or holes may need their consent. If you book it yourself, the receipt comes to you, and you can pass it on. Without heat or water and without an answer, your city’s housing office helps (in New York City, 311).',
  petsHome:
    'Pets can stay at home. Please keep them in another room with the door closed while somebody works, and write them in the notes.',
  keyAccess:
    'That is fine: a doorman, a neighbor or the super can open. Write in the notes who it is and how to reach them; you do not have to be there yourself.',
  packing:
    'The estimate has no line for boxes, packing or taking furniture apart. Write in the notes what they should pack or take apart: you hear the price of it before it begins. What you pack yourself saves time.',
  heavyItems: `Stairs, a long way to the truck or something heavy do not change the estimate. Write them in the notes, so that enough people and the right straps come; if it takes more, you hear the price first. To be sure before you book: ${brand.phone}.`,
  travelTime: `The time that you book is when loading begins, at the address that you give. How many days the road takes, and when things arrive, depends on the distance: agree it with the crew before the move, or ask our office: ${brand.phone}.`,
  solarSavings:
    'A figure from here would be a guess: it depends on your bill, your rates and the roof: its age, direction and shade. The visit looks at these and names savings beside the price before you decide. A roof that is due soon is done first.',
  fearsSomeone:
    'Have somebody with you if you can, and tell nobody else when the visit is. If they turn up, or you do not feel safe, call 911 first. The National Domestic Violence Hotline listens at any hour: 1-800-799-7233.',
  results:
    'The report says what was found and what to do. How many days it takes, with a lab or without, depends on what is tested: the professional tells you at the visit.',
  hazard:
    'Asbestos and lead cannot be told by looking: old floor tiles, pipe wrap, popcorn ceilings and paint may hold them, above all in a house from before 1980. Leave them whole, and have a licensed inspector test them before anything is sanded, drilled or torn out. Write the age of the house in the notes.',
  fumes:
    'Ask for low-odor products in the notes, and air the room. Until the smell is gone, sleep in another room, above all with a baby, a pregnancy or asthma; the professional tells you how long.',
  outcome: `No result can be promised unseen: the professional looks first and tells you what to expect. If you are not content, tell us within ${promises.claimHours} hours of the visit: the work is done again, or you get your money back.`,
  roomsCounted:
    'Count the rooms that are to be cleaned. A kitchen and bathrooms are part of a house cleaning and are not counted as rooms; hallways and stairs do not change the estimate: write them in the notes, and if they cost more, you hear it before it begins.',
  frequencyPrice: (amount: string) =>
    `Weekly, every two weeks and monthly cost the same: ${amount} less for each visit than a single one.`,
  oneIsEnough: (first: string) =>
    `You decide what is on your list. One at a time is fine: ${first} comes first, and the rest only if that shows that you need it.`,
  isNeededForOne: (title: string) =>
    `For what you described it takes ${title}. The professional looks first, and nothing else is done or charged unless you approve it.`,
  wetCircuit:
    'The plumber stops the water. If it reached a lamp, an outlet or the panel, an electrician has to look before the power there goes back on; if it stayed away from them, the plumber is enough.',
  skipVisits:
    'Nothing runs on by itself: each visit is an order of its own, so nothing is charged for the weeks in which you book none, and there is nothing to end.',
  ladder:
    'Yes, they bring a ladder: write in the description how high it is, so that the right one comes.',
  packaging:
    'The room is left tidy. Taking the cardboard and packaging away is not in the estimate: ask for it in the notes, and you hear beforehand whether it costs more.',
  oldOne:
    'Taking the old one down is part of putting in a new one. Taking it away is not in the estimate: ask for it in the notes, and you hear beforehand what it costs, if anything. By itself, hauling it away is Junk Removal.',
  takenAway:
    'Taking things away is not in the estimate: ask for it in the notes, and you hear beforehand what it costs, if anything. By itself that is Junk Removal.',
  dryingElse:
    'How long it takes to dry depends on the product and the weather: the professional tells you at the end when it can be used again. If you need it by a certain hour, write that in the notes.',
  storage:
    'We do not store anything. The movers can take it to a storage unit that you rent, and bring it from there on a later day: those are two bookings, each with its own price.',
  carriesItself:
    'They carry it out themselves from where it stands, stairs too: nothing has to be brought to the curb or the door. Write in the notes which floor it is on and what is heaviest; that does not change the estimate.',
  fastening:
    'They look for studs, and where there are none they use anchors made for that wall and weight. Write in the description what the wall is made of and what it has to hold; if it cannot hold safely there, they tell you before a hole is drilled.',
  perTrip:
    'The estimate is for one visit. If they should come again on another day, that is a booking of its own; if a visit turns out to need a second trip, you hear that price first, and decide.',
}
