import { pours } from './harmless-at-home.ts'

/** What runs freely is no drip, whatever is told beside it. */
const runsFreely =
  /\b(?:broke\w*|burst\w*|split\w*|crack\w*|main|everywhere|all over|flood\w*|gush\w*|spray\w*|seconds?|minutes?|fast|quick\w*|overflow\w*|running (?:across|down|through)|got worse|growing|spreading|panel|breakers?|outlets?|rompi\w*|reven\w*|raj\w*|inund\w*|segundos?|minutos?|rapido|desbord\w*|por tod[oa]s? (?:lados?|partes?|el|la))\b/s
const indoors =
  /\b(?:inside|indoors|ceiling|basement|drywall|pipe|into the (?:house|room|kitchen)|adentro|sotano)\b/s

const ofGutter = /\b(?:gutters?|downspouts?|canaletas?|canalon\w*)\b/s
const ofCooling =
  /\b(?:ac|air ?condition\w*|air ?handler|condensat\w*|mini ?split|aire(?: acondicionado)?)\b.*\b(?:drip\w*|leak\w*|water|gote\w*|agua)\b|\b(?:drip\w*|leak\w*|gote\w*)\b.*\b(?:ac|air ?condition\w*|air ?handler|mini ?split|aire acondicionado)\b/s
const inBucket = /\b(?:bucket|cubeta|balde|palangana)\b/s
const smallPuddle =
  /\b(?:(?:little|small|tiny) (?:puddle|leak|drip)|puddles?\b.{0,20}\bbase|charquito)\b/s

/** 'The gutters run over by the door' */
const runsOver = (text: string): boolean =>
  ofGutter.test(text) && !indoors.test(text) && !runsFreely.test(text)

const onlyDrops = (text: string): boolean => !runsFreely.test(text) && !pours.test(text)

/** What reads surely like a burst pipe and still is rain in a gutter or a drip in a bucket. */
export const onlyRainOrDrip = (text: string): boolean =>
  runsOver(text) || (inBucket.test(text) && onlyDrops(text))

/** A drip of an air conditioner, a bucket, a small puddle or a gutter: no burst pipe. */
export const onlyDrips = (text: string): boolean =>
  onlyRainOrDrip(text) || ((ofCooling.test(text) || smallPuddle.test(text)) && onlyDrops(text))
