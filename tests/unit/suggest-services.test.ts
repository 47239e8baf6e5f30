import { expect, test } from 'vitest'
import { suggestServices } from '../../src-server/catalogue/suggest-services.ts'

test.each([
  ['toilet', 'plumbing'],
  ['sink', 'plumbing'],
  ['drain', 'plumbing'],
  ['mice', 'pest-control'],
  ['furnace', 'hvac'],
  ['TV', 'handyman'],
  ['maid', 'house-cleaning'],
  ['movers', 'moving'],
  ['plummer', 'plumbing'],
  ['pluming', 'plumbing'],
  ['clening', 'house-cleaning'],
  ['electrican', 'electrical'],
  ['limpieza', 'house-cleaning'],
  ['plomero', 'plumbing'],
  ['ratones', 'pest-control'],
])('a search for %j may mean %s', (text, id) => {
  expect(suggestServices(text)).toContain(id)
})

test.each(['pizza', 'asdf', 'the', '!!', '__proto__'])(
  'a search for %j suggests nothing',
  (text) => {
    expect(suggestServices(text)).toEqual([])
  },
)
