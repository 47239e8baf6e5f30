import { firstNames, lastNames } from './names.ts'
import { addressIn, anyPlace, anyStreet } from './places.ts'
import type { Random } from './random.ts'

export interface Person {
  name: string
  email: string
  /** A number reserved for fiction: 555-0100 to 555-0199 in the area code of the city. */
  phone: string
  street: string
  city: string
  state: string
  zip: string
  /** The full address on one line. */
  address: string
}

/** A random person. With a `mark` in the email, thousands of people have different addresses. */
export function person(random: Random, mark?: string): Person {
  const [first, last] = [random.pick(firstNames), random.pick(lastNames)]
  const place = anyPlace(random)
  const [street, zip] = [anyStreet(random), random.pick(place.zips)]
  return {
    name: `${first} ${last}`,
    email:
      mark === undefined
        ? emailOf(random, first, last)
        : `${mailName(first, last)}.${mark}@example.com`,
    phone: `(${place.areaCode}) 555-01${String(random.below(100)).padStart(2, '0')}`,
    street,
    city: place.city,
    state: place.state,
    zip,
    address: addressIn(place, street, zip),
  }
}

const letters = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '')
const mailName = (first: string, last: string) => `${letters(first)}.${letters(last)}`

/** One of the usual forms of an email address, at a domain reserved for examples. */
function emailOf(random: Random, first: string, last: string): string {
  const [one, other] = [letters(first), letters(last)]
  const name = random.pick([
    `${one}.${other}`,
    `${one}.${other}`,
    `${one[0]}${other}`,
    `${one}${other[0]}`,
    `${one}_${other}`,
    `${other}.${one}`,
    `${one}.${other}${60 + random.below(40)}`,
  ])
  return `${name}@${random.pick(['example.com', 'example.com', 'example.net', 'example.org'])}`
}
