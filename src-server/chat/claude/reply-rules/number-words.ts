const english =
  'zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|four|fif|six|seven|eigh|nine)t(?:y|ies)|hundreds?|thousands?|millions?|dozens?|grand|hundo|twenny|fiddy'
const spanish =
  'cero|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|trece|catorce|quince|dieci\\w+|veint\\w+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|cientos?|\\w+cient[oa]s|quinient[oa]s|mil|miles|millon(?:es)?'

/** A word that is always a number, in English or Spanish. */
export const numberWord = `(?:${english}|${spanish})`

const one = 'one|an?|uno|una?'
const digits = String.raw`\d{1,3}(?:,\d{3})?(?:\.\d)?`
const number = String.raw`(?:${numberWord}(?:[\s-]+(?:(?:and|y)\s+)?${numberWord})*|${one}|${digits})`

const things = [
  'sq\\.? ?ft\\.?|square (?:feet|foot)|pies cuadrados',
  '(?:half[- ])?bath(?:room)?s?|bed(?:room)?s?|rooms?|kitchens?|closets?|floors?|levels?|stor(?:e?y|ies)|garages?',
  'windows?|doors?|walls?|ceilings?|outlets?|switch(?:es)?|lights?|lamps?|fixtures?|toilets?|sinks?|faucets?|leaks?',
  'vents?|ducts?|panels?|cameras?|locks?|rugs?|carpets?|appliances?|trees?|cars?|pets?|dogs?|cats?|people|persons?',
  'services?|questions?|things?|steps?|options?|moment|homes?|houses?|apartments?',
  'cuartos?|habitacion(?:es)?|recamaras?|dormitorios?|banos?|ventanas?|pisos?|puertas?|servicios?|preguntas?|cosas?|pasos?|opcion(?:es)?|alfombras?|personas?|mascotas?|perros?|gatos?|cocinas?',
].join('|')

/** A count of things in a home or a conversation: 'three bedrooms', '2,000 sq ft', 'one or two more questions'. */
export const count = new RegExp(
  String.raw`(?<![\w$.,])${number}(?:(?:,\s*|-|\s+(?:or|to|and|o|y|a)\s+)(?:${numberWord}|${digits}))?[\s-]*(?:(?:more|other|big|small|large|full|different|quick|short)\s+)?(?:${things})(?![\w-])`,
  'g',
)
