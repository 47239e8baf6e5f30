import { anyOf, type Rule } from './sentence.ts'

const card = anyOf(
  'cards?|visa|mastercard|amex|cash|cheques?|efectivo|cvv|cvc|expir(?:y|ation) date|credit|debit|tarjetas?',
  'banks?|banking|iban|swift|routing(?: number)?|account numbers?|bancos?|bancari[oa]s?|numero de cuenta',
)

const identity = anyOf(
  "ssn|social security|your social|mother's (?:maiden )?name|ein|last four|passports?|driver'?s licen[sc]e|date of birth|maiden name|seguro social|pasaporte|licencia de conducir|fecha de nacimiento",
  'passwords?|log-?ins?|user ?names?|passcodes?|passphrase|(?:your|the|a) pin(?: number| code| here)?|(?<!zip |postal |area |building |to )codes?(?! inspection)|contrasenas?|claves?|codigos?(?! postal)',
)

const payment = anyOf(
  'wire (?:transfer|the|us|me|it|money|funds)|(?:bank|money) transfer|transfer (?:the|your|money|funds)|western union|moneygram|zelle|venmo|paypal|cash ?app|apple pay|google pay|bitcoins?|crypto\\w*|money order|deposits?|prepay\\w*|down payment|payments?',
  'to pay|pay (?:now|here|us|me|with|by|in|online|up|the)|send (?:us |me )?(?:the )?money|transfer(?:ir|a|e|encias?)|deposit(?:o|os|ar|e)|anticipo|para pagar|pague|giro',
)

/** Asks for money, or for data with which money or an account could be stolen. */
export const asksForSecret: Rule = ({ text }) =>
  [card, identity, payment].some((pattern) => pattern.test(text))
