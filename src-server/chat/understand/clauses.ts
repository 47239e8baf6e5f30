const shortestClause = 3
const mostClauses = 12

/** The parts of a message that may each be about something of their own; `shortest` is in words. */
export const clausesOf = (text: string, shortest = shortestClause): string[] =>
  text
    .split(/[.!?;\n]+|,|\b(?:but|and|also|plus|pero|y|tambi[eé]n)\b/iu)
    .map((clause) => clause.trim())
    .filter((clause) => clause.split(/\s+/).length >= shortest)
    .slice(0, mostClauses)
