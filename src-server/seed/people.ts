import type { Random } from './random.ts'

const firstNames =
  'Ada Alan Alice Amara Amir Ana Andre Anna Ava Ben Bianca Carl Carmen Chen Clara Dan Daria David Diego Elena Eli Emma Erik Eva Farah Finn Fiona Gabriel Grace Hana Hugo Ida Ines Isaac Ivan Jack Jada Jane Jonas Jose Julia Kai Karim Kate Lars Laura Leah Leo Lena Liam Lila Lucas Luz Mae Maria Mark Maya Mei Mila Nadia Nina Noah Nora Olga Omar Oscar Paul Petra Priya Quinn Rahul Rosa Ruth Sam Sara Sofia Tara Theo Tina Tom Uma Vera Victor Wendy Will Yara Yusuf Zoe'.split(
    ' ',
  )
const lastNames =
  'Abbott Adler Ahmed Alvarez Andersen Baker Banerjee Becker Bell Bianchi Brooks Byron Carter Castro Chan Clark Cohen Costa Cruz Dahl Davis Diaz Dubois Edwards Ellis Evans Fischer Flores Foster Garcia Gomez Grant Gray Green Gupta Hall Hansen Harris Hayes Hill Hoffman Hughes Ibrahim Ito Jackson James Jensen Johnson Jones Kaya Kelly Khan Kim King Klein Kowalski Kumar Lee Lewis Lin Lopez Martin Mehta Meyer Miller Moore Morales Morgan Murphy Nair Nguyen Novak Okafor Olsen Ortiz Park Patel Perez Petrov Price Ramos Reed Reyes Rivera Roberts Rossi Sanchez Sato Schmidt Silva Singh Smith Stone Suzuki Taylor Torres Turner Vargas Wagner Walker Wang Ward Weber White Wilson Wong Wood Wright Yang Young Zhang Zimmer'.split(
    ' ',
  )
const streets = 'Birch Cedar Elm Hill Lake Main Maple Mill Oak Orchard Park Pine River'.split(' ')
const places = [
  ['Albany', 'NY', '12203'],
  ['Troy', 'NY', '12180'],
  ['Newark', 'NJ', '07102'],
  ['Austin', 'TX', '78701'],
  ['Miami', 'FL', '33130'],
] as const

export interface Person {
  name: string
  email: string
  phone: string
  address: string
  city: string
  state: string
  zip: string
}

/** The same person for the same number. */
export function person(random: Random, number: number, mark: string): Person {
  const [first, last] = [random.pick(firstNames), random.pick(lastNames)]
  const [city, state, zip] = random.pick(places)
  return {
    name: `${first} ${last}`,
    email: `${first}.${last}.${mark}${number}@example.com`.toLowerCase(),
    phone: `(555) ${String(1000000 + random.below(9000000)).replace(/^(...)/, '$1-')}`,
    address: `${1 + random.below(900)} ${random.pick(streets)} Street, ${city}, ${state} ${zip}`,
    city,
    state,
    zip,
  }
}
