/**
 * A message without what no reader needs and what patterns would stumble over for seconds: runs of spaces, lines and
 * one letter or digit, and words longer than any.
 */
export const tamed = (message: string): string =>
  message
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .replace(/\d{15,}/g, (digits) => digits.slice(0, 15))
    .replace(/([^\d\s])\1{4,}/g, '$1$1$1')
    .replace(/\S{81,}/g, (long) => long.slice(0, 80))
