import { firstNames, lastNames } from './names.ts'
import { addressIn, anyPlace, anyStreet } from './places.ts'
import type { Random } from './random.ts'

export interface Person {
  name: string
  email: string
  /** A number that is kept for fiction: 555-0100 to 555-0199 of the place's area code. */
  phone: string
  street: string
  city: string
  state: string
  zip: string
  /** All of it on one line. */
  address: string
}

/** Somebody who may become a customer. `mark` goes into the email, where thousands of them must differ. */
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

/** In one of the ways in which people name their mailbox, at one of the domains that are kept for examples. */
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
