const lettersPerTypo = 25
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** The text with an error for each 25 letters, as thumbs make them. */
export function withTypos(text: string, random: () => number): string {
  const typed = Array.from(text)
  const count = 1 + Math.floor(typed.length / lettersPerTypo)
  for (let error = 0; error < count; error += 1) {
    const at = Math.floor(random() * typed.length)
    const letter = typed[at]
    const next = typed[at + 1]
    if (!letter || !/\p{L}/u.test(letter)) continue
    const kind = random()
    if (kind < 0.35) typed.splice(at, 1)
    else if (kind < 0.6) typed.splice(at, 0, letter)
    else if (kind < 0.85 && next) [typed[at], typed[at + 1]] = [next, letter]
    else typed[at] = letters.charAt(Math.floor(random() * letters.length))
  }
  return typed.join('')
}
