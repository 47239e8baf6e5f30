import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  categories,
  filterServices,
  findService,
  noFilter,
  popularServices,
  resultLine,
  serviceIds,
  services,
} from '../../shared/catalogue.ts'

/** The price table, written by hand: id, landing price, services-page price and category, quote base price, form. */
const table = `
house-cleaning 120 120 Cleaning 150 cleaning
carpet-cleaning 80 80 Cleaning 150 cleaning
window-cleaning 60 90 Cleaning 90 cleaning
tile-cleaning 90 130 Cleaning 130 cleaning
plumbing 90 150 Repairs 180 repair
electrical 100 180 Repairs 200 repair
hvac 150 200 Repairs 250 repair
appliance-repair 85 120 Repairs 120 repair
handyman 70 90 Repairs 90 construction
interior-painting 200 300 Improvement 300 construction
furniture-assembly 50 80 Assembly 75 installation
home-organization 80 110 Organization 120 construction
moving 300 250 Specialty 100 moving
local-moving 250 250 Specialty 200 moving
long-distance-moving 800 800 Specialty 400 moving
junk-removal 100 180 Specialty 180 construction
lawn-care 60 80 Outdoor 80 outdoor
pool-cleaning 120 140 Cleaning 140 cleaning
pest-control 95 100 Maintenance 100 outdoor
home-security 200 350 Installation 350 installation
smart-home 150 200 Installation 200 installation
garage-door 120 120 Repairs 180 repair
locksmith 80 80 Repairs 120 repair
roofing 300 300 Outdoor 800 outdoor
air-ducts 200 200 Cleaning 250 cleaning
chimney 150 150 Maintenance 200 installation
mold-inspection 180 250 Specialty 250 construction
solar-energy 500 500 Installation 1200 installation
solar-panel 800 800 Installation 800 installation
home-remodeling 1000 1000 Improvement 2500 construction
new-construction 2000 2000 Improvement 5000 construction
restoration 400 400 Improvement 500 construction`

test.each(table.trim().split('\n'))('a row of the price list: %s', (row) => {
  const [id = ''] = row.split(' ')
  const one = findService(id)
  expect(
    one && [
      one.id,
      one.landingPrice / 100,
      one.startingPrice / 100,
      one.category,
      one.quoteBasePrice / 100,
      one.bookingCategory,
    ],
  ).toEqual(row.split(' ').map((word) => (/^\d+$/.test(word) ? Number(word) : word)))
})

test('every service has its row and what the assistant says about it, in files of its name', () => {
  const others = ['index.ts', 'service-row.ts', 'spanish-titles.ts', 'service-replies.ts']
  for (const folder of ['shared/services', 'src-server/chat/services']) {
    const files = readdirSync(folder).filter((file) => !others.includes(file))
    expect(files.toSorted(), folder).toEqual(serviceIds.map((id) => `${id}.ts`).toSorted())
  }
})

test('every service has its own picture', () => {
  const folder = 'src-client/catalogue/illustrations'
  const pictures = new Set(services.map(({ id }) => readFileSync(`${folder}/${id}.svg`, 'utf8')))
  expect(pictures.size).toBe(services.length)
  expect(readdirSync(folder).toSorted()).toEqual(
    [...serviceIds, 'hero'].map((name) => `${name}.svg`).toSorted(),
  )
})

test('search looks in titles and descriptions and ignores case', () => {
  const found = (search: string) => filterServices({ ...noFilter, search }).map(({ id }) => id)
  expect(found('  PLUMB ')).toEqual(['plumbing'])
  expect(found('grout')).toEqual(['tile-cleaning'])
  expect(found('unicorn')).toEqual([])
})

test('category and sort', () => {
  const outdoor = filterServices({ ...noFilter, category: 'Outdoor', sort: 'price-high' })
  expect(outdoor.map(({ id }) => id)).toEqual(expect.arrayContaining(['roofing', 'lawn-care']))
  expect(outdoor.every(({ category }) => category === 'Outdoor')).toBe(true)
  const prices = outdoor.map(({ startingPrice }) => startingPrice)
  expect(prices).toEqual(prices.toSorted((one, other) => other - one))
  const popular = filterServices(noFilter).map(({ id }) => id)
  expect(popular.slice(0, 6)).toEqual(popularServices)
  const titles = filterServices({ ...noFilter, sort: 'name' }).map(({ title }) => title)
  expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')))
  expect(filterServices({ ...noFilter, sort: 'price-low' })[0]?.startingPrice).toBe(
    Math.min(...services.map(({ startingPrice }) => startingPrice)),
  )
  expect(
    categories.slice(1).every((category) => filterServices({ ...noFilter, category }).length > 0),
  ).toBe(true)
})

test('the result line shows how many, in which category and for which search', () => {
  const all = services.length
  expect(resultLine(all, noFilter)).toBe(`Showing ${all} of ${all} services`)
  expect(resultLine(1, { ...noFilter, category: 'Repairs', search: ' tap ' })).toBe(
    `Showing 1 of ${all} services in Repairs for "tap"`,
  )
})

test('an id in no list is not a service', () => {
  expect(['unicorn', '__proto__', 'constructor', ''].map(findService)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
