/** What a message says about the home and the job, with the values of the detail forms. */
export interface Figures {
  propertySize?: number
  roomCount?: number
  bathroomCount?: number
  propertyType?: string
  serviceFrequency?: string
  cleaningType?: string
  moveType?: string
  pets?: string
}

const written: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  half: 0.5,
  single: 1,
  studio: 1,
}
const number = String.raw`((?<![\d,])\d{1,3}(?:,\d{3}){1,2}|(?<!\d)\d{1,7}(?:\.\d{1,2})?|one|two|three|four|five|six|seven|eight|nine|ten|uno|una|dos|tres|cuatro|cinco|seis)`

const read = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  const value = written[text.toLowerCase()] ?? Number(text.replaceAll(',', ''))
  return Number.isFinite(value) ? value : undefined
}

const within = (value: number | undefined, min: number, max: number) =>
  value !== undefined && value >= min && value <= max ? value : undefined

/** Half a bathroom is a room too. */
const wholeRooms = (value: number | undefined) =>
  within(value === undefined ? undefined : Math.ceil(value), 0, 100)

const find = (pattern: string, message: string) =>
  read(new RegExp(pattern, 'iu').exec(message)?.slice(1).find(Boolean))

const moreOnly =
  /\b(?:sq\w*\.? ?(?:ft|feet|foot)?|square feet|sf|pies cuadrados) (?:more|extra|on top|mas|más)\b/iu

/** Square feet: '2000 sq ft', '2,000 square feet', '1800sf', '2k sqft'. */
function sizeIn(message: string): number | undefined {
  const feet = String.raw`\s?(?:-\s?)?(?:sq\.?\s*-?\s*(?:ft|feet|foot|f)?\b|square[\s-]*(?:feet|foot|ft|footage)?\b|sf\b|sqft\b|pies\s+cuadrados)`
  const thousands = new RegExp(String.raw`((?<!\d)\d{1,3}(?:\.\d{1,2})?)\s?k${feet}`, 'iu').exec(
    message,
  )?.[1]
  const size = thousands ? Number(thousands) * 1000 : find(`${number}${feet}`, message)
  // '60 square feet more' is no size.
  return moreOnly.test(message) ? undefined : within(size, 1, 100_000)
}

const sized = String.raw`(?:(?:small|big|large|medium|carpeted|painted|main|extra)\s)?`
const bedrooms = String.raw`${number}\s?(?:-\s?)?${sized}(?:bed\s*-?rooms?|bdrms?|beds?\b|bds?\b|br\b|b\/r|rec[aá]maras?|alcobas?|dormitorios)`
const rooms = String.raw`${number}\s?(?:-\s?)?${sized}(?:rooms?\b|habitaciones|cuartos)`

/** 'Is it one of those every month things?' */
const asksHowOften =
  /\b(?:one of those|is it|or is it|do you come|does it have to be|es de es[oa]s de)\b[^.?!]{0,24}\b(?:every|each|monthly|weekly|cada|mensual)\b[^.?!]*/giu

/** 'Is that for one room or both?' */
const isAsked = /\b(?:one|1|un) (?:room|cuarto) (?:or|o) (?:both|two|all|2|l[oa]s dos|amb[oa]s)\b/iu
/** 'It still says one room, it has two bedrooms': the bedrooms count. */
const roomsIn = (message: string) =>
  isAsked.test(message)
    ? undefined
    : wholeRooms(
        find(bedrooms, message) ??
          find(rooms, message) ??
          find(String.raw`\b(\d)\s*\/\s*\d(?:\.5)?\b(?!\s*(?:inch|in\b|\d))`, message),
      )

/** 'Two bedrooms and the living room' are three. */
const andMore =
  /\b(?:bed\s*-?rooms?|bdrms?|rooms?|rec[aá]maras?|habitaciones|cuartos|dormitorios)((?:\s*(?:,|and|plus|\+|&|y|with|,\s*and)\s*(?:(?:a|an|one|the|my|our|un|una|la|el)\s+)?(?:living|dining|family|play|sun|great)?\s*(?:room|hall(?:way)?|den|stairs|staircase|office|basement|sala|comedor|pasillo|escaleras?)\b)+)/i
/** Stairs and halls are no rooms. */
const eachMore = /\b(room|den|office|basement|sala|comedor)\b/gi

/** 'Just the one room, the living room' is one. */
const thatIs = /\b(?:one|1|un|una) (?:room|cuarto|habitaci[oó]n),/iu
const furtherRooms = (message: string) =>
  thatIs.test(message) ? 0 : (andMore.exec(message)?.[1]?.match(eachMore)?.length ?? 0)

const bathsIn = (message: string) =>
  wholeRooms(
    find(
      String.raw`${number}\s?(?:-\s?)?(?:(?:full\s+)?bath\s*-?rooms?|baths?\b|ba\b|banos?|baños?)`,
      message,
    ) ?? find(String.raw`\b\d\s*\/\s*(\d(?:\.5)?)\b(?!\s*(?:inch|in\b|\d))`, message),
  )

const words: readonly [keyof Figures, RegExp, string][] = [
  ['propertyType', /\b(condo|condominium)\b/i, 'condo'],
  ['propertyType', /\b(apartment|apt|flat|departamento|apartamento)\b/i, 'apartment'],
  [
    'propertyType',
    /\b(my|our|the|an?) (office|workplace)\b|\boffice (space|building|suite)\b/i,
    'office',
  ],
  ['propertyType', /\b(store|shop|restaurant|warehouse|commercial)\b/i, 'commercial'],
  ['propertyType', /\b(house|home|townhouse|casa|single[- ]family)\b/i, 'house'],
  [
    'serviceFrequency',
    /\b(one[- ]?time|just once|only once|una vez|not (?:weekly|monthly|every)|single (?:visit|cleaning|time)|(?:just|only) (?:want )?(?:the )?one (?:\w+ )?(?:clean(?:ing)?|visit|time)|no cada)\b/i,
    'one-time',
  ],
  [
    'serviceFrequency',
    /\b(bi-?weekly|every (two|2|other) weeks?|twice a month|every other (mon|tues|wednes|thurs|fri|satur|sun)day|cada (dos|2) semanas|cada (15|quince) d[ií]as|every (14|15) days|every second week|semana por medio|quincenal)\b/i,
    'bi-weekly',
  ],
  [
    'serviceFrequency',
    /\b(weekly|every week|once a week|each week|cada semana|semanal)\b/i,
    'weekly',
  ],
  [
    'serviceFrequency',
    /\b(monthly|every month|once a month|each month|cada mes|mensual)\b/i,
    'monthly',
  ],
  [
    'cleaningType',
    /\b(mov(e|ing)[- ]?out|moved out|end of (lease|tenancy)|deposit back)\b/i,
    'move-out',
  ],
  ['cleaningType', /\bmov(e|ing)[- ]?in\b/i, 'move-in'],
  [
    'cleaningType',
    /\b(post|after)[- ]?(construction|reno|renovation|remodel)/i,
    'post-construction',
  ],
  ['cleaningType', /\b(deep|thorough|top[- ]to[- ]bottom|spring|profunda)\b/i, 'deep'],
  ['cleaningType', /\b(regular|maintenance|standard|routine) clean/i, 'regular'],
  [
    'pets',
    /\b(dogs?|puppy|puppies)\b[^.]*\b(cats?|kittens?)\b|\b(cats?|kittens?)\b[^.]*\b(dogs?|puppy)\b/i,
    'both',
  ],
  [
    'pets',
    /\b(have|got|with|my|our) (a |an |two |three |\d )?(\w+ )?(dogs?|puppy|puppies)\b/i,
    'dogs',
  ],
  ['pets', /\b(have|got|with|my|our) (a |an |two |three |\d )?(\w+ )?(cats?|kittens?)\b/i, 'cats'],
]

/** 'You counted 4 rooms, it is 3' */
const countedWrongly =
  /\b(?:(?:you|it) (?:counted|said|says|have|put|wrote|got|went up to)|went (?:up )?to|not|instead of|dijo|puso|conto|contó)\s+(?:\w+\s+)?(?:\d+|one|two|three|four|five|six|dos|tres|cuatro|cinco)\s?(?:rooms?|bed ?rooms?|cuartos|rec[aá]maras?)/giu

/** Reads the figures and choices that a message names. Sizes in square feet. */
export function figuresIn(message: string): Figures {
  const found: Figures = {}
  const size = sizeIn(message)
  const meant = message.replace(countedWrongly, ' ').replace(asksHowOften, ' ')
  const counted = roomsIn(meant)
  const rooms = counted && counted + furtherRooms(meant)
  const baths = bathsIn(message)
  if (size !== undefined) found.propertySize = size
  if (rooms !== undefined) found.roomCount = rooms
  if (baths !== undefined) found.bathroomCount = baths
  for (const [name, pattern, value] of words) {
    if (found[name] === undefined && pattern.test(meant)) Object.assign(found, { [name]: value })
  }
  return found
}

/** 'One bedroom painted', 'two beds to put together': the work, not the size of the home. */
const isWork = String.raw`(?!\s+(?:to|that|painted|cleaned|done|redone|remodel\w*|assembl\w*|put|built|moved|hauled|wired|carpet\w*|needs?|frames?|sets?|walls?|ceilings?|windows?|doors?|outlets?|sinks?|faucets?|fans?|lights?)\b)`

const figureWords = [
  new RegExp(
    `${number}\\s*k?\\s*-?\\s*(?:sq\\.?\\s*-?\\s*(?:ft|feet|foot)?\\b|square[\\s-]*(?:feet|foot|ft|footage)|sf\\b|sqft\\b)`,
    'giu',
  ),
  new RegExp(
    `${number}\\s*-?\\s*(?:bed\\s*-?rooms?|bdrms?|beds?\\b|bds?\\b|br\\b|full\\s+bath\\w*|bath\\s*-?rooms?|baths?\\b|ba\\b)${isWork}`,
    'giu',
  ),
]

/** The message without sizes and counts of rooms: '2 baths' asks for no plumber. */
export const withoutFigures = (message: string): string =>
  figureWords.reduce((text, pattern) => text.replace(pattern, ' , '), message)
