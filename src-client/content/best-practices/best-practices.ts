import { brand } from '../../../shared/brand.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { policy } from '../../../shared/policy.ts'
import { emergencyFee, recurringDiscount } from '../../../shared/pricing.ts'
import { promises } from '../../../shared/promises.ts'
import { slotHorizonDays, slotHours } from '../../../shared/time/slots.ts'
import type { Section } from '../page/prose.ts'

/** Tips for homeowners, from the first search to the time after the visit. */
export const bestPractices: Section[] = [
  {
    heading: 'Before booking',
    body: [
      `Book ${promises.advanceHours} hours ahead if you can. Ten minutes of preparation make the estimate fit the job.`,
      {
        list: [
          'Look up the square footage on your lease or tax record. In the cleaning form, size and number of rooms both count in the price.',
          `Compare dates. Available times reach ${slotHorizonDays} days ahead, and each visit is planned for ${slotHours} hours.`,
          `Leave yourself a margin. Cancelling is free up to ${policy.freeCancellationHours} hours before the visit, so settle access and permission before that point.`,
          'If you rent, ask your landlord in writing before any repair. In a condo or HOA, ask about work hours, parking and a certificate of insurance.',
          'Choose services with the plus sign on the Services page to book them in one order. They share one time, or you choose a time for each when one job has to wait for another.',
          `If you do not know which service fits, describe the problem to the assistant. It is software, it needs no sign-in, and it answers ${promises.alwaysOpen}.`,
        ],
      },
    ],
  },
  {
    heading: 'Describing the job',
    body: [
      'A good description lets the professional bring the right parts.',
      {
        list: [
          'Say what happens, where, and since when: “The kitchen sink drains in 5 minutes, since Monday, both bowls.”',
          'Say what you have tried, drain chemicals and resets included.',
          'Copy brand and model from the metal plate or sticker. On appliances it is inside the door frame, on water heaters on the front.',
          'Give the age of the system, even roughly. In a repair, choose “It is under warranty” if it is, because other work can end a warranty.',
          'Write error codes and noises as they are: two clicks, a hum, then nothing.',
          'Name the result that you want, and what must not change. For several jobs, number them by importance.',
        ],
      },
    ],
  },
  {
    heading: 'Preparing the home',
    body: [
      'Time spent on moving furniture is taken from the work.',
      {
        list: [
          'Clear 3 feet around the work, and the path to it from the door.',
          'Empty the cabinet under a leaking sink, and take everything off the top of a broken appliance.',
          'Find the main water valve and the electrical panel, and make sure that both can be reached.',
          'Put cash, jewelry, medicine and documents in one locked place.',
          'Put pets in a closed room, and say which one. For pest control, ask beforehand how long pets and people must stay out.',
          'Write the gate code, the parking rule and who opens the door under special instructions at the checkout. Give an alarm code by phone or in person only.',
        ],
      },
    ],
  },
  {
    heading: 'On the day',
    body: [
      'Five minutes of talking at the door prevent most misunderstandings.',
      {
        list: [
          `Keep your phone on. Your professional calls ${policy.callAheadMinutes} minutes before arrival.`,
          `Ask for the name and the company at the door, and check them against that call. If something does not fit, keep the door closed and call ${brand.phone}.`,
          'Walk to the problem together, show it in action if that is safe, and repeat your priorities.',
          'Before work begins, agree on what is included. If more is found, ask for the price in writing before you say yes.',
          'Have an adult reachable the whole time. Keep children and pets out of the work area.',
          `If nobody comes, call ${brand.phone}. The promise is another professional within ${promises.replacementHours} hours, or your money back.`,
        ],
      },
    ],
  },
  {
    heading: 'After the visit',
    body: [
      'Check the work before the professional drives away, and again the next day.',
      {
        list: [
          'Run it: three flushes, a full cycle, every switch, 15 minutes of heating or cooling.',
          'Feel new joints with dry toilet paper, and again after an hour.',
          'Ask what was replaced, what will wear out next, and which warranty applies. Keep model numbers and photos in one folder.',
          `If something is not right, call ${brand.phone} or write to ${brand.email} within ${promises.claimHours} hours. Give the booking ID, what is wrong and a photo if you have one.`,
          'Payment is due after the visit, by major credit card or digital wallet. Nothing is charged on this site.',
          'Once the booking is completed, leave a review under Dashboard, My Bookings, or through the link in your email. Say what was done and how it held.',
        ],
      },
    ],
  },
  {
    heading: 'For recurring services',
    body: [
      'A steady rhythm costs less per visit and leaves less to catch up on.',
      {
        list: [
          `Choose weekly, every two weeks or monthly in the cleaning or outdoor form. Each visit booked that way costs ${formatCents(recurringDiscount)} less.`,
          'One booking holds one visit. For the next one use “Book again” on your booking. It fills in your last answers, and you pick the time.',
          `Book the next dates in one sitting, one order for each. Times are open ${slotHorizonDays} days ahead.`,
          'Keep a running list on the fridge: what was done, what to do next time. Copy it into the form.',
          'If you liked someone, ask for that person under special instructions. It is a request. Who comes depends on who is available.',
          'Every third visit, change one priority: baseboards, behind the sofa, inside the oven.',
        ],
      },
    ],
  },
  {
    heading: 'For emergencies',
    body: [
      'People first, then the valve or the breaker, then the booking.',
      {
        list: [
          'Gas smell: switch nothing on or off, get everyone out, and call 911 or the gas utility from outside. Carbon monoxide alarm, smoke or fire: get out and call 911 from outside.',
          'Burst pipe: close the main valve clockwise, or a lever across the pipe. Keep out of water near outlets, and shut off power only if you can reach the panel with dry feet.',
          `Call ${brand.phone}. The emergency line answers ${promises.alwaysOpen}.`,
          `In a repair form choose “Same day” under “How urgent is it?” and take today’s next available time. It adds ${formatCents(emergencyFee)}. If no time is left today, call.`,
          `A visit booked for the next ${policy.freeCancellationHours} hours is inside the cancellation limit from the start. The fee is ${policy.lateCancellationPercent}% of the price, shown before you confirm and recorded. An emergency service that has started is non-refundable.`,
          'Take photos of damage before you clean up, and keep broken parts for your insurer.',
        ],
      },
    ],
  },
  {
    heading: 'For moving day',
    body: [
      'Most delays come from parking, elevators and boxes that are not closed yet.',
      {
        list: [
          'Book 4 to 8 weeks ahead for the end of a month or for summer. Reserve the elevator and the parking at both addresses on the same day that you book.',
          'In the form, give both floors, and choose narrow stairs or a long walk to the truck if there are any. List piano, safe, artwork and aquarium as special items.',
          'Pack books in boxes of 1.5 cubic feet, at most 40 pounds each. Label two sides with the room.',
          'Carry medicine, documents, keys, chargers, tools for the beds and one night’s bedding yourself.',
          'Switch the fridge off and open it 24 hours before. Drain the washer, and secure its drum if the maker says so.',
          'Book the cleaning in the same order, and choose a time for each: the truck first, the cleaning after it has left. You keep what you save by booking both together.',
        ],
      },
    ],
  },
  {
    heading: 'For big projects',
    body: [
      'Settle these on paper before demolition, while a change still costs little.',
      {
        list: [
          'Write one page: rooms, what changes, what stays, a top figure, and the date by which it must be usable.',
          'Keep 10 to 20 percent of the budget back. Houses built before 1980 need the upper figure.',
          'Ask your building department which permits apply, and who applies for them. Work without a permit can block a sale.',
          'In a house built before 1978, have paint tested for lead before anybody sands or cuts. In an old house have suspect insulation, tile and ceilings tested for asbestos.',
          'Get the scope, the materials by brand and model, the schedule and each payment date in writing. Tie every payment to work that you can see.',
          'Choose fixtures, tile and doors before demolition. Long delivery times stop more projects than bad work.',
        ],
      },
    ],
  },
]
