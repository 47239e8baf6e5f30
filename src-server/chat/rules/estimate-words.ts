import { findService } from '../../../shared/catalogue.ts'
import { formatCents } from '../../../shared/money.ts'
import { answersFor } from '../answers.ts'
import type { Turn } from '../assistant.ts'
import type { Draft } from './draft.ts'
import type { Sentences } from './sentences/en.ts'

/** The estimate for the requested services, and what it is based on. */
export function estimateWords(draft: Draft, { known, tools }: Turn, words: Sentences): void {
  if (known.services.length === 0) {
    if (draft.say.length === 0) draft.say.push(words.priceOfWhat)
    return
  }
  const estimate = tools.estimate(known.services, known)
  draft.estimate = estimate
  draft.say.push(
    words.estimate(words.list(known.services.map(words.title)), formatCents(estimate.total)),
  )
  const { counted, open } = figuresCounted(known)
  if (open) draft.say.push(words.assumes(words.upTo), words.tellSize)
  else if (counted.length > 0) {
    draft.say.push(words.counted(words.list(counted.map((figure) => figureWords(figure, words)))))
  } else if (known.figures.propertySize !== undefined && known.services[0]) {
    draft.say.push(words.sizeNotCounted(words.title(known.services[0])))
  }
  const fee = estimate.lines.find(({ urgencyFee }) => urgencyFee > 0)?.urgencyFee
  if (fee) draft.say.push(words.urgencyFee(formatCents(fee)))
}

type Figure = ['propertySize' | 'roomCount', number]

/** The figures that count in the price, and whether a service still needs one. */
function figuresCounted(known: Turn['known']): { counted: Figure[]; open: boolean } {
  const counted = new Map<Figure[0], number>()
  let open = false
  for (const id of known.services) {
    const service = findService(id)
    if (service?.bookingCategory !== 'cleaning' && service?.bookingCategory !== 'installation')
      continue
    const answers = answersFor(service, known)
    for (const name of ['propertySize', 'roomCount'] as const) {
      const value = answers[name]
      if (typeof value === 'number') counted.set(name, value)
    }
    if (
      service.bookingCategory === 'cleaning' &&
      answers.propertySize === undefined &&
      answers.roomCount === undefined
    )
      open = true
  }
  return { counted: [...counted], open }
}

const figureWords = ([name, value]: Figure, words: Sentences) =>
  name === 'propertySize' ? words.size(value.toLocaleString('en-US')) : words.rooms(value)
