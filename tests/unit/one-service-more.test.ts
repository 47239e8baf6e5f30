import { expect, test } from 'vitest'
import { services } from '../../shared/catalogue.ts'
import { factsWithOneServiceMore } from '../support/one-service-more.ts'

test('one service more takes its two files and its line in three lists: everything else finds and counts it', async () => {
  const count = services.length + 1
  expect(await factsWithOneServiceMore()).toEqual({
    isServiceId: true,
    inOutdoor: ['Moat Cleaning'],
    resultLine: `Showing 1 of ${count} services`,
    price: 143_00,
    quoted: 143_00,
    amounts: count,
    all: [],
    tooMany: [`Choose ${count} services at most.`],
    chosenInChat: true,
    english: `${count} services`,
    spanish: [`${count} servicios`, 'limpieza de fosos'],
    inPrompt: true,
    asked: [['moat-cleaning'], ['moat-cleaning'], ['moat-cleaning'], ['roofing']],
  })
}, 60_000)
