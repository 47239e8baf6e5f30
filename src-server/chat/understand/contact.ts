import firstNames from '@zxcvbn-ts/language-en/dist/firstnames.json.mjs'
import type { ChatContact } from '../../../shared/chat.ts'
import { hasEmail } from '../../../shared/people/no-email.ts'

const email = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/
const phone = /(?<![\w$#])(?:\+?1[\s.-]*)?(?:\(\d{3}\)|\d{3})[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)/
const street =
  /(?<![\w$#-])\d{1,6}[a-z]?\s+(?:(?:n|s|e|w|north|south|east|west|ne|nw|se|sw)\.?\s+)?(?:(?!(?:sq|square|and|bed|bath|room|dollars|am|pm|works?|can|we|i(?!\s+st(?:reet)?\b)|you|is|or|till?)\b)[\p{L}\d'’.]+\s+){1,4}?(?:streets?|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|place|pl|way|terrace|ter|circle|cir|parkway|pkwy|highway|hwy|square|trail|trl|loop|row|run|pike|alley|crescent|path|point|pt|cove|ridge|bend|mesa|heights|hollow|plaza|crossing|commons|manor|grove|hill|view|run)(?:\s+(?:road|rd|street|st|court|ct|avenue|ave|drive|dr|lane|ln|way|circle|cir|place|pl))?\b\.?(?:\s+\d{1,4}\b(?!\s*\d))?(?:,?\s*(?:(?:apt|apartment|unit|suite|ste|floor|fl)\.?|#)\s*#?[\w-]+)?/iu
const zip =
  /(?<![\w$#.,-])\d{5}(?:-\d{4})?(?![\w%]|[.,]\d|\s*(?:sq|square|sf|ft|feet|dollars|bucks|miles?|lbs|pounds)\b)/i

const given = String.raw`[\p{L}][\p{L}'’-]*\.?`
interface NamePattern {
  pattern: RegExp
  /** It says that a name follows, so that lower case is accepted. */
  introduced?: true
  /** It counts only if the first word is a first name that we know. */
  known?: true
}

const start = String.raw`(?:^|[.,;!?\n]\s?|\b(?:thx|thanks),?\s+)`
const twoNames = String.raw`(\p{Lu}\p{Ll}+\s+\p{Lu}[\p{L}'’-]*\p{Ll})`

const names: readonly NamePattern[] = [
  {
    pattern: new RegExp(
      String.raw`\b(?:my\s+name(?:['’]?s|\s+is)|(?<!\b(?:her|his|their|whose|tenants?|\p{L}+['’]s)\s+)name\s*(?:is|:)|the\s+name(?:['’]?s|\s+is)|(?<!\bno\s+)me\s+llamo(?!\s+(?:q|que|para|por|porque|al?|hoy|ayer|anoche|el|la|esta|desde|diciendo|y|hace)\b)|mi\s+nombre\s+es|call\s+me|goes\s+by(?:\s+(?:mr|mrs|ms)\.?)?|(?<!\b(?:her|his|their|whose|tenants?|\p{L}+['’]s)\s+)name['’]?s|signed,?|regards,?|sincerely,?)\s+(${given}(?:\s+${given}){0,2})`,
      'iu',
    ),
    introduced: true,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:this\s+is|it['’]?s|i['’]?m|i\s+am|im|its|soy)\s+(${given}(?:\s+${given}){0,2})`,
      'iu',
    ),
  },
  {
    pattern: new RegExp(
      String.raw`${start}(\p{Lu}\p{Ll}+),?\s*(?=$|\d{5}\b|\(?\d{3}\)?[\s.-]*\d{3})`,
      'u',
    ),
    known: true,
  },
  {
    pattern: new RegExp(
      String.raw`${start}${twoNames}(?=\s?[,.]?\s?(?:[\d(+]|[\w.+-]{1,64}@))`,
      'u',
    ),
  },
  { pattern: new RegExp(String.raw`${start}${twoNames}(?=\s?[,.]?\s?$)`, 'u'), known: true },
  // 'Greg Palmer, my cell is 610 555 0172, but call Maria' is Greg.
  {
    pattern: new RegExp(String.raw`^\s*${twoNames}(?=,\s*(?:my|cell|phone|mi|tel)\b)`, 'u'),
  },
  { pattern: /\b(?:call|text|txt|contact|reach)\s+(\p{Lu}\p{L}+)/u, known: true },
]

const everyFirstName = new Set(firstNames)
const isFirstName = (word: string) => everyFirstName.has(word.toLowerCase())

/** Words that follow 'this is' or 'I'm' without being a name. */
const notNames = new Set(
  'del al of a an the my your our just not in on at so very really looking trying having calling writing moving selling buying going getting interested new here home locked stuck tired sick scared worried wondering hoping thinking planning about out ready sure sorry unable flexible available free busy old disabled pregnant retired desperate freezing sweating dying done ok okay fine good great happy unhappy angry mad furious upset urgent an emergency asap broken leaking what where when how why who that this it is was be been being needing wanting need want for from with without to too also still only now today tomorrow tonight getting afraid allergic alone leaving renting renovating remodeling redoing building replacing painting cleaning hearing seeing smelling getting using working living located based near by off over under up down all almost already always never no yes making cold hot dirty loud dripping flooding clogged like gonna outta kinda super pretty literally basically unacceptable ridiculous terrible bad difficult hard time possible impossible something someone somebody nothing everything there their his her one two three been cant dont wont didnt doesnt isnt cause because but and or if then els de la el una un propietario nuevo nueva monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february july september october november december lunes martes miercoles miércoles jueves viernes sabado sábado domingo enero febrero marzo abril mayo junio julio septiembre octubre noviembre diciembre instead back first later before directly please whenever anytime soon maybe again right around currently between outside inside across behind next kind sort totally actually honestly definitely mostly half early late mon tue tues wed weds thu thur thurs fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec asking telling paying waiting hearing wanting offering trying inquilino inquilina dueno dueño duena dueña propietaria mama mamá papa papá abuela abuelo casada soltera maestra enfermera jubilado jubilada viudo viuda mayor cliente nurse teacher tenant landlord renter owner widow widower senior veteran disabled pensioner student thanksgiving christmas easter halloween hanukkah'.split(
    ' ',
  ),
)

/** What a message says about the writer's name, contact and location: as typed, each part only if it is plausible. */
export function contactIn(message: string): ChatContact {
  const found: ChatContact = {}
  let rest = message
  const take = (pattern: RegExp): string | undefined => {
    const hit = pattern.exec(rest)?.[0]
    if (hit) rest = rest.replace(hit, ' , ')
    return hit?.trim()
  }
  const mail = take(email)
  const address = mail?.replace(/[.,]+$/, '')
  if (address && hasEmail(address)) found.email = address
  const number = take(phone)
  if (number) found.phone = number
  const place = take(street)
  if (place) found.address = place.replace(/[.,]+$/, '')
  const code = zipIn(rest)
  if (code) found.zip = code
  const name = nameIn(message)
  if (name) found.name = name
  return found
}

const everyZip = new RegExp(zip.source, 'gi')
const corrects =
  /\b(?:no,? wait|wait,? no|i mean|i meant|actually|rather|sorry|perd[oó]n|digo|mejor dicho)\b/i
const isHome = /\b(?:home|house|apartment|apt|place|job|work is|casa|live|vivo)\b[^.;!?\d]{0,24}$/i
const isElsewhere =
  /\b(?:office|my (?:mom|mother|dad|parents|sister|brother|son|daughter)|billing|mailing)\b/i

/** The zip code of the job, where several are named: that of the home, or the one that corrects the other. */
function zipIn(message: string): string | undefined {
  const codes = [...message.matchAll(everyZip)]
  const home = codes.find(({ index }) => isHome.test(message.slice(0, index)))
  const last = codes.at(-1)
  const between = message.slice(codes[0]?.index ?? 0, last?.index)
  const isCorrected = corrects.test(between) || isElsewhere.test(between)
  return (codes.length > 1 ? (home ?? (isCorrected ? last : codes[0])) : codes[0])?.[0]
}

/** The message without names of people and places, so that an Elm Street is not a tree. */
export function withoutContact(message: string): string {
  return [email, phone, street].reduce((text, pattern) => text.replace(pattern, ' , '), message)
}

/** The same without zip codes: none of its numbers is a time. */
export const withoutPlaces = (message: string): string =>
  withoutContact(message).replace(zip, ' , ')

/** Names of places: 'Plumber's Creek', 'Garden City'. */
const place =
  /\b(?:\p{Lu}[\p{L}'’]*\s+){1,2}(?:Creek|Hills?|City|Falls|Springs|Beach|Park|Heights|Valley|Grove|Lake|Village|Township|County|Road|Lane|Street|Avenue|Drive|Court|Place|Boulevard)\b(?:\s+\d+)?/gu
const titled =
  /\b(?:mr|mrs|ms|miss|sra?|srta|don|do[nñ]a)\.?\s+\p{L}[\p{L}'’-]*(?:\s*,\s*\p{L}+)?/giu
const bothNames = /^\s*\p{Lu}[\p{L}'’-]+,\s+\p{Lu}\p{Ll}+\s+\p{Lu}[\p{L}'’-]+/u

/** The message without what names people and places: a Mr. Painter on Locksmith Lane calls for nobody. */
export function withoutNames(message: string): string {
  const { name } = contactIn(message)
  const text = withoutContact(message)
    .replace(titled, ' , ')
    .replace(bothNames, ' , ')
    .replace(place, ' , ')
  return name ? text.replace(name, ' , ') : text
}

/** Only the words about the work: for the professional, who reads name and address elsewhere. */
export const withoutPerson = (message: string): string =>
  [...names.filter(({ introduced }) => introduced).map(({ pattern }) => pattern), zip]
    .reduce((text, pattern) => text.replace(pattern, ' '), withoutContact(message))
    .replace(/\s*,(\s*,)+/g, ',')
    .replace(/\s+([.,!?])/g, '$1')
    .replace(/[ \t]+/g, ' ')
    .replace(/^[\s.,]+|[\s,]+$/g, '')

const isCalledIt = /\bit['’]?s\s+$/iu
/** 'It's Columbus GA' */
const inState =
  /^\p{L}+(?: \p{L}+)?,?\s+(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|Ohio|Georgia|Texas|Florida|Illinois|California)\b/u

function nameIn(message: string): string | undefined {
  for (const { pattern, introduced = false, known = false } of names) {
    const said = pattern.exec(message)?.[1]
    const isKnown = isFirstName(said?.split(/\s/)[0] ?? '')
    if (!said || (known && !isKnown)) continue
    // 'Overland Park, 66212' is a place.
    const after = message.slice(message.indexOf(said) + said.length)
    if (!introduced && !isKnown && /^[\s,.]*(?:[A-Z]{2}[\s,]*)?\d{5}\b/.test(after)) continue
    const before = message.slice(0, message.indexOf(said))
    if (isCalledIt.test(before) && inState.test(`${said}${after}`)) continue
    const name = trimmedName(said, introduced)
    // 'Starting Dec 1' is nobody.
    const isCut = !introduced && said.includes(' ') && !name?.includes(' ')
    if (name && (!isCut || isFirstName(name))) return name
  }
  return undefined
}

/** The leading words that can be a name; after 'I'm' a lower-case word must be alone or be a first name. */
function trimmedName(said: string, introduced: boolean): string | undefined {
  const words: string[] = []
  for (const word of said.split(/\s+/)) {
    const bare = word.replace(/[.,]+$/, '')
    if (notNames.has(bare.toLowerCase()) || /^(and|or|my|i|its|im)$/i.test(bare)) break
    words.push(bare)
    if (/[.,]$/.test(word) && !/^(?:mr|mrs|ms|dr|sr|sra|srta)\.$/i.test(word)) break
  }
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word))
  const name =
    capitals.length > 0 ? words.slice(0, words.lastIndexOf(capitals.at(-1) ?? '') + 1) : words
  if (name.length === 0) return undefined
  if (capitals.length === 0 && !introduced && !isFirstName(name[0] ?? '')) return undefined
  return (capitals.length > 0 || introduced ? name : name.slice(0, 1)).join(' ')
}

/** 'This is Patrick Lynch, patrickl@example.net' says who somebody is, and nothing about us. */
export const saysContact = (message: string): boolean => email.test(message) || phone.test(message)
