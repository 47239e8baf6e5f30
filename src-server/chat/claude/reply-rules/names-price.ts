import { anyOf, type Rule } from './sentence.ts'

const currency = /\p{Sc}|%/u

const money = anyOf(
  'dollars?|bucks?|usd|euros?|pounds sterling|cents?|penn(?:y|ies)|dimes?|quid|percent|per cent|pct|fivers?|tenners?|benjamins?|hamiltons?|jacksons?',
  'pesos?|dolar(?:es)?|centavos?|por ciento',
)

const noCharge = anyOf(
  'free|complimentary|courtesy|nothing|zilch|nada|nil|nought|bupkis|peanuts|than dirt|dirt cheap|gifts?|freebies?|a present|giveaway|none(?=\\W*$)|treat|bills?|invoices?|for tips|your (?:pocket|wallet)',
  "(?<!(?:your|the|a|what) )zip(?! codes?)|on (?:us|me|the house)|won't cost|n't cost|not cost|cost you|a thing",
  '(?:no|without|without any|without a|zero) (?:charge|cost|fee|bill|price|payment|price tag)',
  'gratis|gratuit\\w*|regal\\w*|obsequi\\w*|cortesia|invita\\w*|(?:nuestra|a) cuenta|sin (?:costo|coste|cargo|cobro|pagar)\\w*',
  'no (?:(?:le|les|te|se|me) )?(?:cuesta|cobr\\w+|tiene que pagar|paga\\w*)',
)

const favor = anyOf(
  'fees?|discount\\w*|refund\\w*|waiv\\w*|coupons?|vouchers?|promo\\w*|guarantee\\w*|match\\w*|cash ?back|money back|bogo|buy one|off',
  'a steal|bargain|deal(?! with)|price drop|special price|cover (?:it|the|your)',
  'descuentos?|precio especial|abonar|rebaj\\w*|reembols\\w*|garanti\\w*|promocion\\w*|ganga|oferta',
)

const costs = anyOf(
  "costs?|costing|charge[sd]?|charging|pays?|paid|paying|owe[sd]?|billed|sets? you back|runs? (?:about|around|you)|price (?:is|will|would|comes)|total (?:is|will|would|comes)|estimate (?:is|will|would|comes)|price's|total's",
  'cuestan?|cost(?:ara|aria)n?|cobra\\w*|paga\\w*|pague\\w*|le sale|les sale|precio es|total es',
)

/** Names a price in words, no charge, or a favor; or says what something costs without an amount from a tool. */
export const namesPrice: Rule = ({ text, stated, hasAmount }) =>
  currency.test(text) ||
  [money, noCharge, favor].some((pattern) => pattern.test(text)) ||
  (!hasAmount && costs.test(stated))
