/** Which of the three steps a path belongs to, and whether the flow is complete. */
export function bookingProgress(path: string): { step: 1 | 2 | 3; done: boolean; percent: number } {
  const step = /\/(success|checkout|schedule)/.test(path) ? 3 : path.includes('/quote') ? 2 : 1
  return { step, done: path.includes('/success'), percent: ((step - 1) / 2) * 100 }
}
