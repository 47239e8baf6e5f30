/** The text in lower case, without accents, styled letters, curly quotes and emphasis marks. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|[*_`~]/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .toLowerCase()
