import { type Area, expandZips } from './area.ts'

/**
 * What a new database begins with, and what the prerendered pages show until the office has changed it. The numbers of
 * professionals are the company's own statement; the zip codes are the Postal Service's for these metro areas.
 */
export const seedAreas: readonly Area[] = [
  {
    id: 'ny',
    name: 'New York',
    state: 'NY',
    coverage: 'full',
    professionals: 1240,
    cities: [
      'New York City',
      'Long Island',
      'Yonkers',
      'White Plains',
      'Albany',
      'Schenectady',
      'Syracuse',
      'Rochester',
      'Buffalo',
      'Niagara Falls',
    ],
    zips: expandZips('100-123 130-132 140-146'),
  },
  {
    id: 'nj',
    name: 'New Jersey',
    state: 'NJ',
    coverage: 'full',
    professionals: 680,
    cities: [
      'Newark',
      'Jersey City',
      'Paterson',
      'Elizabeth',
      'Hackensack',
      'New Brunswick',
      'Trenton',
      'Cherry Hill',
      'Toms River',
      'Atlantic City',
    ],
    zips: expandZips('070-089'),
  },
  {
    id: 'pa',
    name: 'Pennsylvania',
    state: 'PA',
    coverage: 'expanding',
    professionals: 510,
    cities: ['Philadelphia', 'Norristown', 'Doylestown', 'Allentown', 'Bethlehem', 'Pittsburgh'],
    zips: expandZips('150-152 180-181 189-194'),
  },
  {
    id: 'ct',
    name: 'Connecticut',
    state: 'CT',
    coverage: 'full',
    professionals: 260,
    cities: [
      'Hartford',
      'New Haven',
      'Bridgeport',
      'Waterbury',
      'Stamford',
      'Norwalk',
      'Danbury',
      'Greenwich',
    ],
    // Without 062 and 063: the area around Willimantic and New London, and New York's Fishers Island.
    zips: expandZips('060-061 064-069'),
  },
  {
    id: 'ma',
    name: 'Massachusetts',
    state: 'MA',
    coverage: 'expanding',
    professionals: 420,
    cities: [
      'Boston',
      'Cambridge',
      'Newton',
      'Framingham',
      'Lowell',
      'Lynn',
      'Brockton',
      'Worcester',
    ],
    zips: expandZips('015-024'),
  },
  {
    id: 'fl',
    name: 'Florida',
    state: 'FL',
    coverage: 'expanding',
    professionals: 390,
    cities: [
      'Miami',
      'Fort Lauderdale',
      'West Palm Beach',
      'Orlando',
      'Kissimmee',
      'Tampa',
      'St. Petersburg',
      'Clearwater',
    ],
    zips: expandZips('327-328 330-337 346-347'),
  },
  comingSoon('Atlanta', 'GA', '300-303 311'),
  comingSoon('Chicago', 'IL', '600-608'),
  comingSoon('Dallas', 'TX', '750-753'),
  comingSoon('Denver', 'CO', '800-802'),
  comingSoon('Houston', 'TX', '770 772-775'),
  comingSoon('Los Angeles', 'CA', '900-908 910-918'),
  comingSoon('Phoenix', 'AZ', '850 852-853'),
  comingSoon('Seattle', 'WA', '980-981'),
]

function comingSoon(name: string, state: string, zips: string): Area {
  const id = name.toLowerCase().replaceAll(' ', '-')
  return {
    id,
    name,
    state,
    coverage: 'soon',
    professionals: null,
    cities: [],
    zips: expandZips(zips),
  }
}
