import type { Random } from './random.ts'

export interface Place {
  city: string
  state: string
  areaCode: string
  zips: readonly string[]
}

const place = (city: string, state: string, areaCode: string, zips: string): Place => ({
  city,
  state,
  areaCode,
  zips: zips.split(' '),
})

/** Cities within the service areas. Most customers live near the home office. */
const home = [
  place('Albany', 'NY', '518', '12203 12205 12208 12209'),
  place('Troy', 'NY', '518', '12180 12182'),
  place('Schenectady', 'NY', '518', '12304 12308 12309'),
  place('Delmar', 'NY', '518', '12054'),
  place('Clifton Park', 'NY', '518', '12065'),
]
const elsewhere = [
  place('Yonkers', 'NY', '914', '10701 10704 10705'),
  place('White Plains', 'NY', '914', '10603 10605'),
  place('Brooklyn', 'NY', '718', '11201 11215 11218 11230'),
  place('Huntington', 'NY', '631', '11743'),
  place('Syracuse', 'NY', '315', '13203 13206'),
  place('Rochester', 'NY', '585', '14607 14610'),
  place('Buffalo', 'NY', '716', '14209 14216 14222'),
  place('Jersey City', 'NJ', '201', '07302 07306'),
  place('Hackensack', 'NJ', '201', '07601'),
  place('Montclair', 'NJ', '973', '07042 07043'),
  place('Cherry Hill', 'NJ', '856', '08002 08003'),
  place('Philadelphia', 'PA', '215', '19119 19128 19147'),
  place('Pittsburgh', 'PA', '412', '15206 15217'),
  place('West Hartford', 'CT', '860', '06107 06117'),
  place('New Haven', 'CT', '203', '06511 06515'),
  place('Stamford', 'CT', '203', '06902 06905'),
  place('Cambridge', 'MA', '617', '02138 02139'),
  place('Newton', 'MA', '617', '02458 02459'),
  place('Worcester', 'MA', '508', '01602 01605'),
  place('Miami', 'FL', '305', '33133 33145'),
  place('Orlando', 'FL', '407', '32803 32806'),
  place('Tampa', 'FL', '813', '33606 33629'),
]
export const places: readonly Place[] = [...home, ...elsewhere]

const streets =
  'Adams Ashland Beech Birch Bradford Cedar Chestnut Church Clinton Cypress Delaware Elm Fairview Forest Franklin Garfield Grove Harrison Hawthorne Hickory Highland Hillside Jefferson Lakeview Laurel Lexington Lincoln Linden Locust Madison Maple Marion Meadow Monroe Myrtle Oakwood Orchard Parkview Pleasant Prospect Ridge River Spruce Summit Sunset Sycamore Union Valley Walnut Willow Winthrop'.split(
    ' ',
  )
const kinds = ['Ave', 'Ave', 'Dr', 'Ln', 'Pl', 'Rd', 'St', 'St', 'St', 'Ter']

const homeShare = 0.55

export const anyPlace = (random: Random): Place =>
  random.pick(random.next() < homeShare ? home : elsewhere)

/** A house number and a street, such as `48 Birch Ln`. */
export const anyStreet = (random: Random): string =>
  `${1 + random.below(random.pick([90, 400, 900]))} ${random.pick(streets)} ${random.pick(kinds)}`

/** A full address on one line. */
export const addressIn = ({ city, state }: Place, street: string, zip: string): string =>
  `${street}, ${city}, ${state} ${zip}`
