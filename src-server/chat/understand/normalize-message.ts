/** Words that are often typed like this, and that patterns know only as they are spelled. */
const corrected: readonly (readonly [RegExp, string])[] = [
  [/^(?:tomm?orr?ow?|tomm?row|tmrw|tmr|2morrow)$/i, 'tomorrow'],
  [/^(?:wensday|wendsday|wednsday|wedensday|wenesday|wednesdy|wensdays)$/i, 'Wednesday'],
  [/^(?:thrusday|thursady|thurday|thersday|thusday)$/i, 'Thursday'],
  [/^(?:tusday|tuseday|teusday|tuesady|tuesdy)$/i, 'Tuesday'],
  [/^(?:satuday|saterday|satruday|satureday|saturady|satday)$/i, 'Saturday'],
  [/^(?:firday|fryday|friady|fridy)$/i, 'Friday'],
  [/^(?:moday|monady|mondy)$/i, 'Monday'],
  [/^(?:sundy|sunady)$/i, 'Sunday'],
  [/^(?:decemeber|dicember|decmber|decembr)$/i, 'December'],
  [/^(?:janurary|januray|janury)$/i, 'January'],
  [/^mornin$/i, 'morning'],
  [/^b4$/i, 'before'],
  [/^affer$/i, 'after'],
  [/^(?:aftenoon|aftrnoon|afernoon|afternon)$/i, 'afternoon'],
  [/^(?:celing|cieling|ceilling)$/i, 'ceiling'],
  [/^(?:bathrom|bathrooom|bathrm|bathromm)$/i, 'bathroom'],
  [/^(?:leek|leeck)$/i, 'leak'],
  [/^leeking$/i, 'leaking'],
  [/^smel$/i, 'smell'],
  [/^(?:eletric|electic|elektric)$/i, 'electric'],
  [/^(?:naybor|nieghbor|nabor)$/i, 'neighbor'],
  [/^patchin$/i, 'patching'],
  [/^(?:hosue|huose|hous)$/i, 'house'],
  [/^(?:clenaing|cleanig|claening|cleening|cleanning)$/i, 'cleaning'],
  [/^(?:heatng|heeting)$/i, 'heating'],
  [/^mcuh$/i, 'much'],
]
/** A landlord's unit, which is no machine. */
const units = /\b(?:(?<=\brental )unit(?=s?\b)|unit(?= (?:#?\d|[a-d]\b)))/gi
/** What Spanish speakers call a water heater. */
const boiler = /\b(el|mi|un|del|al) boiler\b/gi
/** A sink that is clogged; the other 'lavaplatos' is a dishwasher. */
const sink =
  /\blavaplatos\b(?=[^.!?]{0,40}\b(?:tap(?:ad|[oó])|destap|drano|llave|grifo|tuber))|(?<=\b(?:tap[oó]|tapad[oa]|destap\w+|llave|grifo|debajo)(?: de)?(?: el| del| mi)? )\blavaplatos\b/giu
const misspelled = new RegExp(
  String.raw`\b(?:${corrected.map(([typed]) => typed.source.slice(1, -1)).join('|')})\b`,
  'gi',
)

/**
 * A message without what no reader needs and what patterns would take seconds to match: runs of spaces, lines and
 * repeated letters or digits, and words longer than any real one.
 */
export const normalizeMessage = (message: string): string =>
  message
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .replace(/\d{15,}/g, (digits) => digits.slice(0, 15))
    .replace(/([^\d\s])\1{4,}/g, '$1$1$1')
    .replace(units, 'apartment')
    .replace(boiler, '$1 calentador de agua')
    .replace(sink, 'fregadero')
    .replace(misspelled, (word) => corrected.find(([typed]) => typed.test(word))?.[1] ?? word)
    .replace(/\S{81,}/g, (long) => long.slice(0, 80))
