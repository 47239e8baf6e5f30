const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')

/** The text with '#' in place of these phrases where they are whole: `$90` is not removed from `$90.50`. */
export const removePhrases = (text: string, phrases: readonly string[]): string =>
  phrases
    .toSorted((one, other) => other.length - one.length)
    .reduce(
      (rest, phrase) =>
        rest.replace(
          new RegExp(String.raw`(?<![\w$.,@/-])${escaped(phrase)}(?![\w%@/-]|[.,]\w)`, 'g'),
          '#',
        ),
      text,
    )
