import type { Deps } from '../../context.ts'
import { bulk } from '../insert-in-bulk.ts'
import { person } from '../people.ts'
import type { Random } from '../random.ts'

const twoYearsMs = 730 * 86_400_000
/** How many of the latest messages wait for an answer. */
const unanswered = 30

/** What the forms received, and what administrators did, over two years. */
export async function seedInbox({ database, clock }: Deps, random: Random, count: number) {
  const start = clock.now().getTime() - twoYearsMs
  const messages = bulk(database, 'contact_messages')
  const actions = bulk(database, 'admin_actions')
  for (let number = 0; number < count; number += 1) {
    const at = new Date(start + (twoYearsMs * number) / count).toISOString()
    const { name, email } = person(random, `m${number}`)
    const [firstName = '', lastName = ''] = name.split(' ')
    await messages.add({
      id: random.nextId(),
      form: 'help',
      first_name: firstName,
      last_name: lastName,
      email,
      subject: 'General Question',
      message: 'Do you come on Sundays as well?',
      created_at: at,
      answered_at: number < count - unanswered ? at : null,
    })
    await actions.add({
      id: random.nextId(),
      admin_user_id: null,
      action: 'advanced a booking',
      subject: null,
      facts: '{}',
      created_at: at,
    })
  }
  await messages.flush()
  await actions.flush()
}
