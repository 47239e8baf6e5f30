import { expect, test } from 'vitest'
import { builtProduct } from '../support/browser/built-product.ts'
import { log, openChat, say } from '../support/browser/chat-panel.ts'

const running = builtProduct()

/** One call's answer in the server's streaming format. */
const lines = (...told: unknown[]) => told.map((line) => `${JSON.stringify(line)}\n`).join('')
const head = { '0': [[0], [null, 0, 0]] }
const streamed = (part: object) =>
  lines(
    head,
    [0, 0, [[{ result: 0 }], ['result', 0, 1]]],
    [1, 0, [[{ data: 0 }], ['data', 0, 2]]],
    [2, 0, [[0], [null, 1, 3]]],
    [3, 1, [[part]]],
    [3, 0, [[]]],
  )
const failed = (message: string) =>
  lines(head, [
    0,
    0,
    [[{ error: { message, code: -32603, data: { code: 'X', httpStatus: 500 } } }]],
  ])

test.each([
  {
    what: 'a reply flagged as an error',
    body: {
      error: 'yes',
      response: '',
      quickReplies: [],
      suggestedServices: [],
      phase: 'discovery',
    },
    text: "I'm having technical difficulties. What service are you looking for?",
    replies: ['House Cleaning', 'Plumbing', 'Electrical'],
  },
  {
    what: 'a reply flagged as an error, with words of its own',
    body: {
      error: 'yes',
      response: 'One moment please.',
      quickReplies: [],
      suggestedServices: [],
      phase: 'discovery',
    },
    text: 'One moment please.',
    replies: ['House Cleaning', 'Plumbing', 'Electrical'],
  },
  {
    what: 'no connection',
    abort: true,
    text: "I'm having connection issues. Please try asking about a specific service like plumbing or cleaning.",
    replies: ['Try again', 'Plumbing help', 'Cleaning service'],
  },
  {
    what: 'an error that mentions the AI provider',
    fails: failed('The AI provider did not answer.'),
    text: 'My AI assistant is temporarily unavailable. Can you tell me what specific service you need?',
    replies: ['Tell me about cleaning', 'I need plumbing help', 'Electrical issues'],
  },
  {
    what: 'another error',
    fails: failed('Something went wrong on our side. Please try again.'),
    text: "I'm experiencing technical difficulties. What home service can I help you with?",
    replies: ['Urgent repairs', 'Regular maintenance', 'New homeowner', 'Preparing to sell'],
  },
  {
    what: 'too many messages',
    refused: 'Too many requests. Please try again in 40 seconds.',
    text: 'Too many requests. Please try again in 40 seconds.',
    replies: ['Urgent repairs', 'Regular maintenance', 'New homeowner', 'Preparing to sell'],
  },
])(
  '$what: shows its text and quick replies',
  async ({ body, abort, fails, refused, text, replies }) => {
    const { page, close } = await running.visit()
    await page.goto('/about')
    await page.route(/chat\.stream/, (route) => {
      if (abort) return route.abort()
      if (refused) return route.fulfill({ status: 429, json: { message: refused } })
      if (fails) return route.fulfill({ contentType: 'application/jsonl', body: fails })
      return route.fulfill({ contentType: 'application/jsonl', body: streamed({ reply: body }) })
    })
    await openChat(page)
    await say(page, 'my sink leaks')
    await log(page).getByText(text).waitFor()
    const shown = page.getByRole('list', { name: 'Quick replies' }).getByRole('button')
    expect(await shown.allTextContents()).toEqual(replies)
    await page.unroute(/chat\.stream/)
    await shown.first().click()
    await expect.poll(() => log(page).locator('[data-from="bot"]').count()).toBe(3)
    await close(/did not answer|ERR_FAILED|429/)
  },
)
