import { type ServiceId, serviceIds } from '../../../shared/catalogue.ts'
import { clausesOf } from './clauses.ts'
import { isMove } from './moves.ts'
import { type Reading, readMessage } from './reading.ts'

/** How plainly a clause must say it by itself, and the whole message with it. */
const plain = { any: 0.9, likeliest: 0.85, inWhole: 0.4 }
/** Longer messages tell stories, full of what is not wanted. */
const longestRead = 40

/** 'Also trees trimmed': so few words may be a job too. */
const shortestPart = 2
/** 'Philly 19103' says where. */
const zipCode = /\d{5}/

/** What a clause of a message sounds like besides its needs, to ask about: 'the dryer takes long, and the fan rattles'. */
export function besidesIn(text: string, whole: Reading, needs: readonly ServiceId[]): ServiceId[] {
  if (needs.length === 0 || text.split(/\s+/).length > longestRead) return []
  const found = clausesOf(text, shortestPart).flatMap((clause) => {
    if (zipCode.test(clause)) return []
    const { services, any } = readMessage(clause)
    const best = serviceIds.toSorted((one, other) => services[other] - services[one])[0]
    const isPlain = best && any >= plain.any && services[best] >= plain.likeliest
    return isPlain && whole.services[best] >= plain.inWhole ? [best] : []
  })
  // Of the moves only one is needed.
  const isMoving = needs.some(isMove)
  return [...new Set(found)].filter((id) => !needs.includes(id) && !(isMoving && isMove(id)))
}
