import { openAssistant } from '../chat/open-assistant.ts'
import { type Deps, guestContext } from '../context.ts'
import { createCaller } from '../router.ts'
import { newId } from '../secrets.ts'

interface DemoChat {
  hoursAgo: number
  messages: readonly string[]
}

/** Conversations in all bands of the lead score. */
const demoChats: readonly DemoChat[] = [
  {
    hoursAgo: 2,
    messages: [
      'water is coming through my ceiling, please hurry',
      'my name is Tom Becker, 518-555-0147, 22 Clinton Ave, 12207',
      'tomorrow morning at the latest. also an electrician for the wet lamp, and the carpet is soaked',
      'tom.becker@example.com. how much?',
    ],
  },
  {
    hoursAgo: 26,
    messages: [
      'moving out friday, need it cleaned and the old couch gone',
      'its 3 bedrooms 2 baths, 1800 sq ft',
      'im Priscilla Wong, priscilla.w@example.com, zip 12203',
    ],
  },
  {
    hoursAgo: 30,
    messages: ['my AC blows warm air', 'when can you come?', 'call me at 518-555-0171'],
  },
  { hoursAgo: 75, messages: ['hola, necesito cortar el pasto cada semana', '¿cuánto cuesta?'] },
  { hoursAgo: 140, messages: ['do you give discounts?', 'ok, just looking around. no rush'] },
]

/** Creates the demo conversations through the product's own procedure, with the assistant that needs no provider. */
export async function addDemoChats(deps: Deps): Promise<void> {
  const assistant = openAssistant({ ...deps, env: { ...deps.env, ANTHROPIC_API_KEY: undefined } })
  for (const { hoursAgo, messages } of demoChats) {
    const then = new Date(deps.clock.now().getTime() - hoursAgo * 3_600_000)
    const guest = createCaller(
      guestContext({ ...deps, assistant, clock: { now: () => then } }, 'demo'),
    )
    const sessionId = newId()
    for (const message of messages) await guest.chat.send({ sessionId, message })
  }
}
