const unit =
  /\b(?:units?|apt|apartment|apto|apartamento|depto|departamento|piso|property|house|building|casa|edificio)\.? ?#?(?:number |no\.? )?(\d+ ?[a-z]?|[a-d]\d?|one|two|three|uno|dos|tres)\b/giu
const other =
  /\b(?:one|first) (?:tenant|unit|apartment|apt|house|rental|property|place|of them|has|needs)\b.{0,160}\b(?:the )?(?:other|second)\b|\b(?:una|uno|el primero|la primera)\b.{0,160}\b(?:el otro|la otra|el segundo|la segunda)\b/isu
const fewest = 2

/** Whether a message tells of several homes, as a landlord's does: 'apt 2B has mice and 3A has no heat'. */
export function namesSeveralHomes(text: string): boolean {
  const units = [...text.matchAll(unit)].map(([, name]) => name?.toLowerCase())
  return new Set(units).size >= fewest || other.test(text)
}
