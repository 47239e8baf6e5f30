/**
 * A message without what no reader needs and what patterns would take seconds to match: runs of spaces, lines and
 * repeated letters or digits, and words longer than any real one.
 */
export const normalizeMessage = (message: string): string =>
  message
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .replace(/\d{15,}/g, (digits) => digits.slice(0, 15))
    .replace(/([^\d\s])\1{4,}/g, '$1$1$1')
    .replace(/\b(?:tomm?orr?ow?|tomm?row|tmrw|tmr|2morrow)\b/gi, 'tomorrow')
    .replace(/\S{81,}/g, (long) => long.slice(0, 80))
