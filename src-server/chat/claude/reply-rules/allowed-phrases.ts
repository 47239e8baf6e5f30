import { brand } from '../../../../shared/brand.ts'
import { cancellationPolicy, confirmedMeaning } from '../../../../shared/policy.ts'

const phoneDigits = brand.phoneHref.replace('tel:', '')

/** Our own sentences and names, which are always allowed. */
export const ownPhrases: readonly string[] = [
  ...cancellationPolicy,
  confirmedMeaning,
  'No payment is taken: the booking is a demonstration',
  'No payment is taken',
  brand.phone,
  phoneDigits,
  brand.phone.replace(/[()]/g, '').replace(' ', '-'),
  brand.email,
  '911',
  brand.phoneHours,
  brand.phoneHours.replace('Mon-Sun ', ''),
  ...brand.supportHours.flatMap(({ days, hours }) => [`${days} ${hours}`, hours]),
]

const harmlessPhrases = [
  // Free, nothing and off, where no price is meant
  '\\bfeel free\\b|\\bfree (?:times?|slots?)\\b|\\b(?:streak|smoke|stress|worry|hassle|dust|odor|pest|leak)-free\\b',
  '\\bnothing (?:else|more) to (?:do|add)\\b|\\bnothing (?:is booked|on your list)\\b|\\b(?:de nada|nada mas)\\b',
  '\\b(?:shut|turn|switch|take|haul|drop|c[ao]me|f[ae]ll|run)(?:s|ed)? (?:it |them |the \\w+ )?off\\b',
  // Number words that are not numbers
  '\\bgrand pianos?\\b|\\bthird floor\\b|\\ba couple of (?:questions|rooms|things)\\b|\\bhalf[- ]bath(?:room)?s?\\b',
  // Talk of costs without a cost; the fee that goes with an amount from a tool
  '\\b(?:what|how much) (?:\\w+ ){1,4}costs?\\b|\\b(?:cost|price)s? (?:depends?|var(?:y|ies))\\b|(?<=#) fee\\b',
  // What the customer does, and times to choose from
  '\\b(?:to|can|until you|before you|when you|para|cuando|antes de) (?:book|confirm|reserve|schedule|reservar|confirmar|agendar)\\b',
  '\\bconfirmation e-?mail\\b|\\b(?:electric|water|gas|utility|heating|energy) bills?\\b',
  '\\b(?:las|los) horas de nuestro calendario\\b|\\bbus[cq]\\w* una hora\\b|\\bhoras? libres?\\b',
  '\\b(?:e\\.g|i\\.e)\\.',
]

/** Phrases that contain a word that a rule looks for, but not its meaning. */
export const harmlessPhrase = new RegExp(harmlessPhrases.join('|'), 'g')
