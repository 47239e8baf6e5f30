/** A conversation in which nothing was said yet. */
export const firstWords = {
  now: new Date('2026-11-23T14:00:00Z'),
  timeZone: 'America/New_York',
  inPlay: [],
  latest: [],
  isAnswer: false,
  askedWhen: false,
  shownTimes: [],
  timesOfEach: {},
}
