import { withoutPlainRemovals } from './plain-removals.ts'
import { withoutTakenBack } from './removed-services.ts'

/** Tags, links and addresses say nothing about the work. */
const markup = /<[^<>]{0,200}>|!?\[[^\][]{0,100}\]\([^()]{0,200}\)|https?:\S+/gu

/** 'We need everything done by the 11th' is about what is talked about. */
const doneBy =
  /\b(?:we|i) need (?:it|everything|all of it|all this|them|this|that) (?:all )?(?:done|finished|ready)\b[^.!?]*/giu

/** 'There is no smoke', 'we do not have a fireplace' */
const notThere =
  /\b(?:there['’]?s|there is|theres) no (?:smoke|fire|leak|mold|flood\w*|danger|emergency)\b|\b(?:don['’]?t|dont|do not) have (?:an? |any )?(?:fireplace|chimney|pool|basement|attic|garage|pets?)\b/giu

/** 'The TV goes above the fireplace' */
const placeOfTv =
  /\b(?:above|over|on top of|next to|beside|encima de|arriba de|sobre) (?:the|my|our|an?|la|mi|una) (?:\w+ )?(?:fireplace|mantel|chimenea)\b/giu

/** 'Leaning over toward the neighbor’s yard' */
const neighborsPlace =
  /\b(?:toward|towards|into|onto|in|over|on|from)(?: to)? (?:the |my |our )?neighbou?r['’]?s['’]? (?:yard|side|lawn|garden|driveway|house)\b/giu

/** 'A plumber. Not mold.' */
const notThis =
  /\b(?:(?:it['’]?s|that['’]?s|it is|that is) )?not (?:an? |the |about )?(?:mold|plumbing|electric\w*|the roof|roofing|hvac|pests?|bugs|painting|cleaning|moving)(?=\s*(?:[.,;!]|$))/giu

/** 'Es el carro, no la yarda.' */
const notThat =
  /\b(?:no (?:es )?|nada de(?:l| la)? )(?:la|el|los|las|mi)? ?(?:yarda|c[eé]sped|jard[ií]n|techo|cocina|ba[nñ]o|casa|puerta|plomer[ií]a|limpieza|mudanza)(?=\s*(?:[.,;!]|$))/giu

/** 'Before a new tenant moves in': no move is wanted. */
const othersMove =
  /\b(?:before|until|when|once|after|as) (?:(?:a|the|our|my|new|next) ){1,2}(?:tenants?|renters?|guests?|buyers?|roommates?) (?:moves?|comes?|arrives?|gets?)(?: in)?\b|\b(?:new|next) (?:tenants?|renters?|people|guests?|buyers?|owners?|family) (?:(?:are|is) )?(?:mov(?:e|es|ing)|com(?:e|es|ing)|arriv(?:e|es|ing)|get(?:s|ting)? here)(?: in)?/giu

/**
 * The words of a message that may call for work. `amid`: in the middle of a conversation, without what was told and
 * answered, and what is taken back.
 */
export function workWords(message: string, amid?: { told: readonly string[] }): string {
  const wished = [othersMove, notThere, placeOfTv, neighborsPlace, notThis, notThat].reduce(
    (text, pattern) => text.replace(pattern, ' '),
    message,
  )
  if (!amid) return wished.replace(markup, ' ')
  const open = amid.told
    .reduce((text, sentence) => text.replace(sentence, ' '), wished)
    .replace(doneBy, ' ')
  return withoutTakenBack(withoutPlainRemovals(open)).replace(markup, ' ')
}

/** 'I never asked about a discount' asks for none. */
const neverAsked =
  /\b(?:i )?(?:never|didn['’]?t|did not|wasn['’]?t|not) ask(?:ed|ing)? (?:about|for)\b[^.,;!?]*|\b(?:yo )?no (?:le |te )?pregunt[eé] (?:por|de)\b[^.,;!?]*/giu

/** A message without what it says was never asked. */
export const withoutNeverAsked = (message: string): string => message.replace(neverAsked, ' ')
