import { plain } from './words.ts'

/** Danger to life, which comes before any service. */
export type Danger =
  | 'gas'
  | 'carbon-monoxide'
  | 'fire'
  | 'electrical'
  | 'water-electricity'
  | 'person'

const electric =
  'outlets?|sockets?|plugs?|panel|breakers?( box)?|fuse ?box|switch(es)?|wires?|wiring|cords?|lights|light (bulb|fixture|switch)|chandelier|fixture|electric\\w*|power strip|extension cord|enchufe|contacto|cables?|receptacle|appliance|dryer|meter|lamp|toaster|microwave|stove|furnace|water heater|charger'

const signs: readonly [Danger, RegExp][] = [
  [
    'carbon-monoxide',
    /\b(carbon )?mon[io]xide\b(?! (detectors?|alarms?) (install|need|replac|mount|put))|\bco2? (alarm|detector|meter|monitor)\b(?! (install|need|replac|batter|mount))|\bmonoxido\b/,
  ],
  [
    'gas',
    /\b(smell\w*|smelt|stinks?|reek\w*|whiff|odou?r|scent)\b.{0,30}\b(gas|propane|rotten eggs?|sulfur)\b(?! (grill|range) assembl)|\b(gas|propane|rotten eggs?)\b.{0,20}\b(smell\w*|leak\w*|leek\w*|odou?r|hiss\w*|fumes?)\b|\bgas (pipe|line|main)\b.{0,40}\b(hit|cut|broke|blowing|hiss\w*|burst|punctur\w*)\b|\b(hit|cut|broke|punctur\w*)\b.{0,12}\bgas (pipe|line|main)\b|\bhiss\w*\b.{0,30}\bgas\b|\b(olor|huele|fuga)\b.{0,12}\bgas\b/,
  ],
  [
    'fire',
    /\b(is|are|its|caught|catching|just) (on )?fire\b|\b(on fire|flames?|in flames)\b|\bfire in (the|my|our) (kitchen|oven|house|garage|wall|room|chimney|attic|dryer)\b(?!.*\b(last|ago|was out|put out|yesterday|damage)\b)|\b(chimney|grease|electrical|kitchen|oven|stove) fire\b.{0,20}\b(now|right|going|spreading|help|happening)\b|\bse (esta )?(quema|incendia)\w*|\bfuego\b.{0,20}\b(en|cocina|casa)\b/,
  ],
  [
    'water-electricity',
    /\b(water|wet|leak\w*|flood\w*|drip\w*|rain|pouring|soak\w*|sewage|agua|standing|spray\w*)\b[^,.;!?]{0,60}\b(outlets?|sockets?|panel|breakers?( box)?|fuse ?box|light fixtures?|ceiling light|lights?|power strip|extension cords?|live wires?|electric\w*|wires?|wiring|plugs?|enchufes?|cables?|chandelier|cords?)\b|\b(outlets?|sockets?|electrical panel|breaker (box|panel)|fuse ?box|light fixtures?|ceiling light|power strip|extension cords?|live wires?|wires?|ceiling fan|chandelier)\b[^,.;!?]{0,40}\b(water|wet|leak\w*|flood\w*|drip\w*|soak\w*|submerged|under ?water|agua)\b|\bshock\w*\b.{0,40}\b(water|shower|tub|sink|faucet|pool|wet)\b|\b(water|shower|tub|faucet|pool)\b.{0,30}\bshock/,
  ],
  [
    'electrical',
    new RegExp(
      String.raw`\b(spark\w*|smok(e|ing|es)|burning|burnt|melt\w*|arcing|scorch\w*|chispas?|echa\w* humo|humo|quemado)\b.{0,50}\b(${electric})\b|\b(${electric})\b.{0,50}\b(spark\w*|smok(e|ing|es)|burning|burnt|melt\w*|arcing|on fire|scorch\w*|chispas?|humo|quemado|glowing)\b|\b(burning|melting|burnt) (plastic|wires?|electrical|rubber)\b|\b(shock\w*|zap\w*|electrocut\w*)\b.{0,30}\b(me|him|her|my|us|when|kid|son|daughter)\b|\bsmell\w* (like )?(something )?(burning|smoke)\b.{0,40}\b(wall|ceiling|attic|outlet|panel|vent)\b|\bdowned (power )?lines?\b|\blive wire\b`,
    ),
  ],
  [
    'person',
    /\b(child|kid|son|daughter|toddler|baby|grandm\w+)\b.{0,12}\blocked (him|her)self\b|\b(trapped|stuck|locked|pinned|crushed|encerrad\w+|atrapad\w+)\b.{0,40}\b(baby|child|kid|son|daughter|toddler|infant|grandm\w+|grandpa|mother|mom|father|dad|husband|wife|neighbor|person|someone|man|woman|elderly|dog|cat|puppy|pet|arm|leg|hand|foot|finger|bebe|nin[oa]|hij[oa]|me under|under)\b|\b(baby|child|kid|son|daughter|toddler|infant|grandm\w+|grandpa|mother|mom|father|dad|husband|wife|neighbor|year old|yr old|yo|dog|cat|puppy|arm|leg|hand|bebe|nin[oa]|hij[oa])\b.{0,40}\b(trapped|is stuck|are stuck|got stuck|stuck in|locked in|pinned|crushed|inside the (hot )?car|is inside|encerrad\w+|atrapad\w+)\b|\b(bleeding|unconscious|not breathing|cant breathe|can't breathe|passed out|collapsed|wont wake|won't wake|seizure|heart attack|electrocuted|drown\w*|fell (off|from) (the|a) (roof|ladder)|broke (his|her|my) (leg|arm|back|neck|hip)|badly hurt|is hurt|injured|hurt (bad|badly)|having trouble breathing|dizzy and|chest pain)\b/,
  ],
]

/** Look-alikes: ordinary work is wanted. */
const harmless =
  /\b(install|installed|replace|replacement|chirp\w*|low battery|batteries|battery|detector needs|inspection|annual|tune.?up|new (gas|smoke)|assembl\w*|smoke detectors?|smoke alarms?)\b/

/** The danger that a message reports. Undefined if there is none. */
export function dangerIn(message: string): Danger | undefined {
  const text = plain(message).replace(/\s+/g, ' ')
  const found = signs.find(([, sign]) => sign.test(text))?.[0]
  if (!found) return undefined
  const lookAlike =
    harmless.test(text) &&
    !/\b(smell|going off|wont stop|right now|help|sparks|sparking|burning|dizzy|headache|spilling|leaking)\b/.test(
      text,
    )
  return lookAlike ? undefined : found
}
