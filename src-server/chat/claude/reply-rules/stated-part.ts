/** A statement remains one with a question tag: 'It is Tuesday, okay?' */
const tag =
  /[,;:-]\s*(?:ok|okay|right|deal|yes|all ?right|correct|good|fine|vale|si|no|verdad|de acuerdo|(?:is|isn't|does|do|are|will|would|can) (?:that|it|this|you|we|they)(?: \w+){0,3})\s*\?\W*$/

/** Where a question begins. */
const opener =
  /¿|(?:^|[,;:.!-]\s*|\b(?:and|so|or|then)\s+)(?:would|could|can|shall|should|may|will|do|does|did|is|are|was|were|have|has|which|what|when|how|why|where|who)\b/

/** What a sentence states rather than asks: all of it, or the part before its question. Takes folded text. */
export function statedPart(text: string): string {
  if (!/\?\W*$/.test(text) || tag.test(text)) return text
  const at = text.search(opener)
  return at < 0 ? text : text.slice(0, at)
}
