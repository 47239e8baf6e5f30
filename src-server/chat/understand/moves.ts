import { findService, type ServiceId } from '../../../shared/catalogue.ts'

/** Moving Services, Local Moving and Long Distance Moving. */
export const isMove = (id: ServiceId): boolean => findService(id)?.bookingCategory === 'moving'

/** A local or long-distance move replaces the general 'moving'. */
export function withoutGeneralMove(ids: readonly ServiceId[]): ServiceId[] {
  const exact = ids.some((id) => id === 'local-moving' || id === 'long-distance-moving')
  return ids.filter((id) => !(exact && id === 'moving'))
}

/** 'Most of it goes to Boise, the upright across town' */
const twoMoves =
  /\b(?:across|around|in) town\b.*\b(?:but|rest|both|and|too|it)\b|\b(?:but|and|rest|both)\b.*\bacross town\b/isu

/** The likelier kind of move: things go near or far, and seldom both. Expects the likeliest first. */
export function oneMove(ids: readonly ServiceId[], text: string): ServiceId[] {
  const exact = withoutGeneralMove(ids)
  if (twoMoves.test(text)) return exact
  const move = exact.find(isMove)
  return exact.filter((id) => id === move || !isMove(id))
}

/** 'It is not long distance, it is Philly to Philly, like 20 minutes' */
const saysNear =
  /\b(?:not|isn['’]?t|no es) (?:a )?(?:long|de larga) ?-?dist\w*|\b(?:across|within|same) (?:the )?(?:town|city|building|neighborhood)\b|\b\d{1,2} ?min(?:ute)?s? (?:away|apart|drive)\b|\bmov\w* across (?!the (?:country|state)|country|state)\p{L}+|\b(?:like |only |just |about )?\d{1,2} (?:miles?|blocks?)\b(?= (?:away|apart)|\W*$)|\b(\p{L}{4,}) to \1\b/iu
const zipCode = /(?<!\d)\d{5}(?!\d)/g
const region = 3

/** Whether a move is told to be within one region: by its words, or by two zip codes of one. */
export function isNearMove(text: string): boolean {
  const regions = [...text.matchAll(zipCode)].map(([code]) => code.slice(0, region))
  return saysNear.test(text) || (regions.length > 1 && new Set(regions).size === 1)
}

/** What a move is told with: that things are carried, or from where to where. */
const saysMove =
  /\b(mov(e|es|ed|ing|ers?)|relocat\w*|mudan\w*|mud[oa]\w*|mudar\w*|muev\w*|mover\w*|trucks?|u-?haul|van|pods?|trailer|haul\w*|ship\w*|transport\w*|load\w*|unload\w*|pack\w*|carr(?:y|ied|iers?|ying)|boxes|belongings|everything|furniture|stuff|piano|flete|camion\w*|llev\w*|trasla\w*|carg\w*|cajas|muebles|cosas|bring\w*|send\w*|deliver\w*|leav\w*|headed|going|goes|go|get|got|take|taking|new (?:place|house|home|apartment|job)|lease|vamos|regres\w*|cambi\w*|sub\w*|baj\w*)\b|\b(?:from|de|desde)\b.{2,40}\b(?:to|a|al|para|pa|hasta)\b|>|→/iu

/** 'The trees are in Atlanta' names a place, and no move. */
export const tellsMove = (text: string): boolean =>
  saysMove.test(text) || /\b(?:to|a|hasta)\b/iu.test(text)

/** 'I am moving from the Bronx to Paterson, and have an old sofa. How much is all of it?' */
const movesFromTo =
  /\b(?:i['’]?m|i am|we['’]?re|we are) moving (?!in\b|out\b)[^.?!]{0,20}\bfrom\b[^.?!]{2,60}\bto\b|\b(?:me mudo|nos mudamos)\b[^.?!]{0,90}\b(?:a|pa['’]?|para|hasta) (?:un[ao]? |la |el |mi )?\p{L}/iu
const asksPrice = /\b(?:cu[aá]nto|how much|prices?|costs?|quote|estimate)\b/iu
/** 'We are moving out of our apartment, 3rd floor, and have an old sofa. Can you do both?' */
const movesOutOf =
  /\bmoving out of (?:our|my|an?|the)\b[^.?!]{0,80}\b(?:bedrooms?|floor|elevator|walk-?up)\b/iu
const both = /\b(?:both|the two|las dos|los dos|l[oa]s 2)\b/iu
export const asksForMove = (text: string): boolean =>
  (movesFromTo.test(text) && (asksPrice.test(text) || both.test(text))) ||
  (movesOutOf.test(text) && both.test(text))

/** 'Moving out on the 12th, need it cleaned': why the rest is needed. */
const movesOut =
  /\b(?:mov(?:e|es|ing)|moved) (?:out|in)\b|\b(?:me mudo|nos mudamos|me voy a mudar|me cambio|entreg(?:o|amos) (?:el|la))\b/iu
const asksMove =
  /\b(?:movers?|trucks?|u-?haul|load\w*|carry\w*|pack\w*|(?:furniture|couch|piano)(?! (?:gone|hauled|removed|out|away|to go))|boxes|long distance|(?:need|want|help|someone|somebody|quote|cost|price)\b.{0,16}\bmov(?:e|ed|ing)\b|move (?:me|us|my|our|it|them|everything|all)|mudanza|flete|cami[oó]n|cargador\w*|(?:necesito|ocupo|ayuda)\b.{0,16}\bmud\w*)\b/iu

/** 'The furnace at my mom’s place in Chicago': where the work is moves nobody. */
export function withoutIdleMove(
  needs: ServiceId[],
  text: string,
  named: readonly ServiceId[],
): ServiceId[] {
  const first = named[0] ?? needs[0]
  const isReason =
    movesOut.test(text) &&
    !asksMove.test(text) &&
    !named.some(isMove) &&
    needs.some((id) => !isMove(id))
  const isIdle = isReason || (first !== undefined && !isMove(first) && !saysMove.test(text))
  return isIdle ? needs.filter((id) => !isMove(id)) : needs
}
