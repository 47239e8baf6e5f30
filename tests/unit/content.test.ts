import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findArea, isServed } from '../../shared/areas/area.ts'
import { seedAreas } from '../../shared/areas/seed-areas.ts'
import { brand } from '../../shared/brand.ts'
import { articles } from '../../src-client/content/articles/index.ts'
import { faq } from '../../src-client/content/faq/faq.ts'
import { helpQuestions } from '../../src-client/content/faq/help.ts'
import { howItWorksQuestions } from '../../src-client/content/faq/how-it-works.ts'
import { helpIndex } from '../../src-client/content/help/help-index.ts'
import { helpTopics } from '../../src-client/content/help/topics/index.ts'
import { steps } from '../../src-client/content/how-it-works/steps.ts'
import { legalDate } from '../../src-client/content/legal/date.ts'
import { ratingBreakdown } from '../../src-client/content/reviews/sample-reviews.ts'
import {
  insuranceLimits,
  verificationSteps,
} from '../../src-client/content/safety/safety-security.ts'
import { stateGrid } from '../../src-client/content/service-areas/state-map.ts'

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)

test('six help topics with their number of articles, each with a page address of its own', () => {
  expect(helpTopics.map(({ articles: written }) => written.length)).toEqual([12, 8, 15, 10, 18, 7])
  for (const { articles: written, count } of helpTopics) {
    expect(written).toHaveLength(count)
    expect(new Set(slugs(written)).size).toBe(count)
  }
  expect(new Set(slugs(helpTopics)).size).toBe(6)
})

test('the questions: ten on the help page, five on how it works, four times three in the FAQ', () => {
  expect(helpQuestions).toHaveLength(10)
  expect(howItWorksQuestions).toHaveLength(5)
  expect(faq.map(({ questions }) => questions.length)).toEqual([3, 3, 3, 3])
})

test('the stated steps, checks and figures', () => {
  expect(steps.map(({ title }) => title)).toEqual([
    'Tell Us What You Need',
    'Get Matched with Pros',
    'Schedule & Confirm',
    'Relax & Enjoy',
  ])
  expect(verificationSteps).toHaveLength(5)
  expect(insuranceLimits.map(({ limit }) => limit.replace(/^up to /i, ''))).toEqual([
    '$2 million',
    '$1 million',
    '$1 million',
    '$100,000',
  ])
  expect(ratingBreakdown.map(({ percent }) => percent)).toEqual([89, 8, 2, 0.5, 0.5])
  expect(legalDate).toBe('January 15, 2024')
})

test('articles have real text, each with a page address of its own', () => {
  expect(new Set(slugs(articles)).size).toBe(articles.length)
  for (const article of articles) {
    expect(JSON.stringify(article.sections).split(' ').length, article.slug).toBeGreaterThan(350)
  }
})

test('a zip code is served, coming soon, or unknown', () => {
  expect(seedAreas.filter(isServed)).toHaveLength(6)
  expect(seedAreas.filter((area) => !isServed(area))).toHaveLength(8)
  expect(findArea(seedAreas, '12207')).toMatchObject({ state: 'NY', coverage: 'full' })
  expect(findArea(seedAreas, '33101')).toMatchObject({ state: 'FL', coverage: 'expanding' })
  expect(findArea(seedAreas, '60601')).toMatchObject({ name: 'Chicago', coverage: 'soon' })
  expect(findArea(seedAreas, '59715')).toBeUndefined()
  const zips = seedAreas.flatMap((area) => area.zips)
  expect(new Set(zips).size).toBe(zips.length)
})

test('the map has every state once, and all served ones', () => {
  const states = stateGrid.flat().filter((code) => code !== '..')
  expect(states).toHaveLength(51)
  expect(new Set(states).size).toBe(51)
  for (const { state } of seedAreas) expect(states).toContain(state)
})

test('help is found by words, beginnings of words and typos', () => {
  const first = (search: string) => helpIndex(search)[0]?.title ?? ''
  expect(first('cancel booking')).toMatch(/cancel/i)
  expect(first('reschedul')).toMatch(/(move|reschedule|change)/i)
  expect(first('pasword')).toMatch(/password/i)
  expect(helpIndex('running toilet')[0]?.to).toBe('/how-to-articles/fix-running-toilet')
  expect(helpIndex('qqqqqq')).toEqual([])
})

test('pages take the policy and contact details from one place and do not repeat the figures', () => {
  const folder = resolve(import.meta.dirname, '../../src-client/content')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const written = files
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)
  const owned = [brand.phone, brand.email, 'Nestwright', '7 AM-10 PM']
  for (const [name, text] of written) {
    for (const word of owned) expect(text.includes(word), `${name}: ${word}`).toBe(false)
    // A '2 hours before' rule would contradict the cancellation policy.
    expect(text, name).not.toMatch(/cancel[^.]*\b2 hours before/i)
    expect(text, name).not.toMatch(/\b20\+ /)
  }
})

test('no page, email or reply writes a figure of the policy out', () => {
  const written = ['src-client', 'src-server'].flatMap((folder) =>
    readdirSync(resolve(import.meta.dirname, '../..', folder), {
      recursive: true,
      encoding: 'utf8',
    })
      // The articles are about the home: an oven is left off for 2 hours before the visit.
      .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('content/articles/'))
      .filter((name) =>
        /\b\d+ (?:hours|minutes) before (?:the visit|the service|your visit|arrival)|cancel\w*[^.]{0,40}\b\d+ ?%/i.test(
          readFileSync(resolve(import.meta.dirname, '../..', folder, name), 'utf8'),
        ),
      )
      .map((name) => `${folder}/${name}`),
  )
  expect(written).toEqual([])
})
