import type { Intent } from '../understand/intent-signs.ts'

/** The questions that one text answers, in the order in which they are answered. */
export const singleAnswers = [
  'heatWithStove',
  'spaceHeater',
  'bot',
  'person',
  'overcharged',
  'complaintOthers',
  'cleaningExtras',
  'deepOrRegular',
  'paintIncluded',
  'partsIncluded',
  'paintScope',
  'hauledAway',
  'emergencyNumber',
  'lookFirst',
  'drying',
  'moldRemoval',
  'certificate',
  'someoneInParticular',
  'tellThem',
  'noEmail',
  'byPhone',
  'callBack',
  'guarantee',
  'hours',
  'insurance',
  'whoComes',
  'supplies',
  'payment',
  'job',
  'account',
  'privacy',
  'utilityFirst',
  'owes',
  'finalPrice',
  'priceBasis',
  'duration',
  'permit',
  'calloutFee',
  'whoPays',
  'callAhead',
  'whoIsIt',
  'damage',
  'receipt',
  'cashOrCheck',
  'beHome',
  'howMany',
  'proofNeeded',
  'bookForOther',
  'differentDays',
  'taxCredit',
  'safeForFamily',
  'visitHours',
  'weapons',
  'drills',
  'furniture',
  'notifyOther',
  'ifNoShow',
  'waitlist',
  'monthlyFee',
  'installments',
  'photos',
  'whyChanged',
  'repairAfter',
  'moveFee',
  'insuranceClaim',
  'employees',
  'ifLate',
  'weather',
  'timeZone',
  'recurringVisits',
  'ceilingBubble',
  'commercial',
  'changesPrice',
  'oneVisitEnough',
  'worthRepair',
  'perItem',
  'addToBooking',
  'discreet',
  'parking',
  'renter',
  'petsHome',
  'keyAccess',
  'packing',
  'heavyItems',
  'travelTime',
  'solarSavings',
  'fearsSomeone',
  'skipVisits',
  'results',
  'hazard',
  'howToBook',
  'fumes',
  'outcome',
  'priceHolds',
  'refundTime',
  'bookingNumber',
  'inTimeByEmail',
  'storage',
  'carriesItself',
  'fastening',
  'perTrip',
  'causeAsked',
] as const satisfies readonly Intent[]

/** What an answer is about. */
export type Answered =
  | (typeof singleAnswers)[number]
  | 'howManyForOne'
  | 'ladder'
  | 'oldOne'
  | 'takenAway'
  | 'dryingElse'
  | 'packaging'
  | 'moldAtHome'
  | 'deviceFee'
  | 'notesOnly'
  | 'sizeChangesIt'
  | 'dayChangesIt'
  | 'listChangesIt'
  | 'projectDuration'
  | 'projectMaterials'
  | 'project'
  | 'otherWork'
  | 'runningLate'
  | 'peopleSee'
  | 'existingBooking'
  | 'movingBooking'
  | 'seeBooking'

/** Told as often as it is asked. */
export const safety: ReadonlySet<Answered> = new Set<Answered>([
  'ceilingBubble',
  'heatWithStove',
  'spaceHeater',
  'safeForFamily',
  'moldAtHome',
  'hazard',
  'fumes',
])
