import { expect, test } from 'vitest'
import {
  type BookingCategory,
  detailForm,
  detailForms,
  type Field,
  reusableAnswers,
} from '../../shared/booking-details/index.ts'
import { keysOf } from '../../shared/keys-of.ts'
import { leastDetails } from '../support/details.ts'

// What each form must ask, written by hand: * is required, (a, b) are the values, {a, b} are flags.
const specified: Record<BookingCategory, string> = {
  cleaning: `propertyType* (house, apartment, condo, office, commercial); propertySize* 1-100000; roomCount* 0-100;
    bathroomCount* 0-100; cleaningType* (regular, deep, move-in, move-out, post-construction);
    additionalServices {insideOven, insideFridge, windows, laundry, dishes, garage};
    pets (none, dogs, cats, both, other); specialRequests;
    serviceFrequency (one-time, weekly, bi-weekly, monthly)`,
  repair: `problemDescription*; urgencyLevel* (low, normal, high, emergency);
    propertyType (house, apartment, condo, office, commercial); systemAge; brandModel;
    preferredTime (morning, afternoon, evening, weekend, flexible);
    {hasWarranty, hasParts, needsDiagnosis}; accessInstructions`,
  installation: `propertyType* (house, apartment, condo, office, commercial); propertySize 1-100000;
    installationType* (new, replacement, upgrade, additional); productInfo;
    timelinePreference* (asap, week, month, flexible);
    budgetRange (under-500, 500-1000, 1000-2500, 2500-5000, over-5000); existingInfrastructure;
    {needsPermits, hasProducts, needsDemo, needsConsultation}; specialRequests`,
  moving: `moveDate*; moveType* (local, long-distance, interstate, international); originAddress*;
    destinationAddress*; homeSize* (studio, 1-bedroom, 2-bedroom, 3-bedroom, 4-bedroom, office);
    approximateWeight (light, medium, heavy, very-heavy);
    additionalServices {packing, unpacking, storage, disassembly, assembly, cleaning}; specialItems;
    originFloor (ground, 2nd, 3rd, 4th+); destinationFloor (ground, 2nd, 3rd, 4th+);
    {hasElevator, narrowStairs, longWalk}; additionalNotes`,
  outdoor: `propertySize* (small, medium, large, extra-large);
    serviceType* (maintenance, cleanup, installation, repair, seasonal);
    terrainType (flat, sloped, hilly, mixed);
    accessDifficulty (easy, moderate, difficult, very-difficult);
    currentCondition* (excellent, good, fair, poor, neglected); desiredOutcome;
    seasonalTiming (spring, summer, fall, winter, year-round);
    specialRequirements {organicOnly, petSafe, childSafe, waterConservation, lowMaintenance, droughtResistant};
    propertyFeatures {irrigation, fencing, pools, hardscaping, matureTrees, slopes}; additionalDetails;
    serviceFrequency (one-time, weekly, bi-weekly, monthly)`,
  construction: `projectScope* (minor-renovation, major-renovation, room-addition, full-remodel,
    new-construction, commercial); projectDescription*;
    budgetRange* (under-10k, 10k-25k, 25k-50k, 50k-100k, 100k-250k, over-250k);
    timelinePreference* (asap, month, quarter, half-year, year, flexible);
    propertyType (single-family, condo, apartment, commercial, industrial);
    propertyAge (new, recent, established, mature, historic);
    projectRequirements {permits, demolition, electrical, plumbing, hvac, flooring, painting, roofing};
    designPreferences; materialPreferences; {hasPlans, needsDesign, livingInHome, isInvestment};
    additionalNotes`,
}

const categories = keysOf(detailForms)

/** The form as it is built, in the notation of the table above. */
function described(category: BookingCategory): string[] {
  const { schema, groups } = detailForm(category)
  const accepts = (name: string, value: unknown) =>
    schema.safeParse({ ...leastDetails[category], [name]: value }).success
  const describe = (field: Field): string => {
    if (field.kind === 'switches') return `{${Object.keys(field.options).join(', ')}}`
    const star = accepts(field.name, undefined) ? '' : '*'
    if (field.kind === 'flags') return `${field.name} {${Object.keys(field.options).join(', ')}}`
    if (field.kind === 'choice')
      return `${field.name}${star} (${Object.keys(field.options).join(', ')})`
    if (field.kind !== 'number') return `${field.name}${star}`
    const low = [0, 1].find((least) => accepts(field.name, least))
    const high = [100, 100_000].findLast((most) => accepts(field.name, most))
    return `${field.name}${star} ${low}-${high}`
  }
  return groups.flatMap(({ fields }) => fields.map(describe))
}

test.each(categories)('the %s form has every field and value of the table', (category) => {
  const fields = specified[category].split(';').map((field) => field.trim().replaceAll(/\s+/g, ' '))
  expect(described(category).toSorted()).toEqual(fields.toSorted())
})

test.each(categories)(
  'the answers of a %s booking are checked by its category’s form',
  (category) => {
    const details = leastDetails[category]
    expect(detailForm(category).schema.parse(details)).toMatchObject(details)
    expect(detailForm(category).schema.safeParse({}).success).toBe(false)
  },
)

test.each(categories)('the %s form accepts the values that it offers, no others', (category) => {
  const { schema, groups } = detailForm(category)
  const least = leastDetails[category]
  for (const field of groups.flatMap(({ fields }) => fields)) {
    if (field.kind !== 'choice') continue
    for (const value of Object.keys(field.options)) {
      expect(schema.parse({ ...least, [field.name]: value })).toMatchObject({ [field.name]: value })
    }
    expect(schema.safeParse({ ...least, [field.name]: 'something else' }).success).toBe(false)
  }
})

test.each(categories)(
  'each required answer of the %s form has an error message of its own',
  (category) => {
    const { schema } = detailForm(category)
    for (const name of Object.keys(leastDetails[category])) {
      for (const empty of [undefined, '', '   ']) {
        const { error } = schema.safeParse({ ...leastDetails[category], [name]: empty })
        expect(error?.issues.map(({ path }) => path)).toEqual([[name]])
        expect(error?.issues[0]?.message).toMatch(/^(Choose|Enter|Describe) .+\.$/)
      }
    }
  },
)

test('numbers are bounded on both sides and may be typed with commas', () => {
  const size = (propertySize: unknown) =>
    detailForms.cleaning.schema.safeParse({ ...leastDetails.cleaning, propertySize })
  expect(size('1,500').data).toMatchObject({ propertySize: 1500 })
  for (const wrong of [
    '0',
    '100,001',
    '-5',
    'large',
    '1e9',
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ]) {
    expect(size(wrong).error?.issues[0]?.message).toBe('Enter a number from 1 to 100,000.')
  }
  const rooms = (roomCount: unknown) =>
    detailForms.cleaning.schema.safeParse({ ...leastDetails.cleaning, roomCount }).success
  expect([0, 100, -1, 101].map(rooms)).toEqual([true, true, false, false])
})

test.each(['roomCount', 'bathroomCount'])('%s is a whole number, and the field says so', (name) => {
  const parsed = (value: unknown) =>
    detailForms.cleaning.schema.safeParse({ ...leastDetails.cleaning, [name]: value })
  for (const wrong of ['2.5', 2.5, '0.1']) {
    expect(parsed(wrong).error?.issues).toMatchObject([
      { path: [name], message: 'Enter a whole number.' },
    ])
  }
  expect(parsed('100.5').error?.issues[0]?.message).toBe('Enter a number from 0 to 100.')
  expect(parsed('3.0').data).toMatchObject({ [name]: 3 })
  const size = { ...leastDetails.cleaning, propertySize: '1,250.5' }
  expect(detailForms.cleaning.schema.parse(size)).toMatchObject({ propertySize: 1250.5 })
})

test('an answer that no form has is dropped', () => {
  const parsed = detailForms.repair.schema.parse({ ...leastDetails.repair, basePrice: 1 })
  expect(parsed).not.toHaveProperty('basePrice')
})

test('answers about the home are offered to another form if that form accepts them', () => {
  const cleaning = { ...leastDetails.cleaning, propertyType: 'condo', cleaningType: 'deep' }
  expect(reusableAnswers(detailForm('cleaning'), cleaning)).toEqual({
    propertyType: 'condo',
    propertySize: 1500,
    roomCount: 3,
    bathroomCount: 2,
  })
  expect(reusableAnswers(detailForm('installation'), cleaning)).toEqual({ propertyType: 'condo' })
  expect(reusableAnswers(detailForm('construction'), cleaning)).toEqual({ propertyType: 'condo' })
  expect(reusableAnswers(detailForm('construction'), { propertyType: 'house' })).toEqual({})
  expect(reusableAnswers(detailForm('outdoor'), cleaning)).toEqual({})
  expect(reusableAnswers(detailForm('repair'), { propertyType: '' })).toEqual({})
})
