import { expect, test } from 'vitest'
import { noFacts } from '../../src-server/chat/claude/facts.ts'
import { isBacked } from '../../src-server/chat/claude/reply-check.ts'

const facts = {
  ...noFacts(),
  amounts: new Set([15_000, 9000]),
  percents: new Set([10]),
  times: new Set(['10:00 AM']),
}

test.each([
  'Plumbing starts from $90.',
  'Your estimate is $150, that is 150 dollars.',
  'Four services take a further 10% off.',
  'I have Tue, Nov 24, 10:00 AM EST.',
  'Free cancellation up to 24 hours before.',
  'Feel free to ask. Rescheduling is free.',
  'How many of the 3 bedrooms have carpet? Is it 2,000 sq ft?',
  'Call us at (555) 014-0123 or 911.',
])('goes out: %s', (sentence) => {
  expect(isBacked(sentence, facts)).toBe(true)
})

test.each([
  'It costs $49.',
  'That would be 49 dollars.',
  'The price is 49.',
  'It is only 49, total.',
  'I can do it for forty-nine dollars.',
  'You get 20% off.',
  'Take twenty percent off.',
  'Half price today!',
  'The visit is free of charge.',
  'We have a free inspection.',
  'Someone comes within 2 hours.',
  'We will be there at 3 PM.',
  'You are booked!',
  'Your appointment is confirmed.',
  'That is €49.',
  'We will price match.',
  '<img src=x onerror=alert(1)>',
  '![x](https://example.com/a.png)',
])('stays back: %s', (sentence) => {
  expect(isBacked(sentence, facts)).toBe(false)
})
