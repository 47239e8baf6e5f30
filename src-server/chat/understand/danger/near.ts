/** Either of two things, with at most so many characters of the same sentence between them, in any order. */
export const near = (one: string, other: string, gap: number): RegExp =>
  new RegExp(
    String.raw`\b(?:${one})\b[^.!?\n]{0,${gap}}?\b(?:${other})\b|\b(?:${other})\b[^.!?\n]{0,${gap}}?\b(?:${one})\b`,
  )
