/** The states as squares on a grid: one line per row, in the order of the map. */
export const stateGrid: readonly (readonly string[])[] = [
  'AK .. .. .. .. .. .. .. .. .. ME',
  '.. .. .. .. .. .. .. .. .. VT NH',
  'WA ID MT ND MN WI MI .. NY MA RI',
  'OR NV WY SD IA IL IN OH PA NJ CT',
  'CA UT CO NE MO KY WV VA MD DE ..',
  '.. AZ NM KS AR TN NC SC DC .. ..',
  '.. .. .. OK LA MS AL GA .. .. ..',
  'HI .. .. TX .. .. .. .. FL .. ..',
].map((line) => line.split(' '))
