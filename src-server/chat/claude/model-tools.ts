import { z } from 'zod'
import { multiServiceDiscount } from '../../../shared/bundles.ts'
import { services as catalogue, findService, type ServiceId } from '../../../shared/catalogue.ts'
import { urgencies } from '../../../shared/chat.ts'
import { emailAddress, line } from '../../../shared/text.ts'
import { formatDate, formatTime, zoneName } from '../../../shared/time/business-time.ts'
import { serviceId } from '../../../shared/time/slots.ts'
import type { Answer, Turn } from '../assistant.ts'
import { type ConversationState, zipOf } from '../conversation-state.ts'
import { withoutNames } from '../understand/contact.ts'
import { needsIn } from '../understand/needs.ts'
import { readMessage } from '../understand/reading.ts'
import { type AllowedFacts, allowAmount, allowFact } from './allowed-facts.ts'

/** The state of a turn with the model so far. */
export interface ModelTurn {
  turn: Turn
  state: ConversationState
  facts: AllowedFacts
  suggested: ServiceId[]
  estimate?: Answer['estimate']
  times?: Answer['times']
}

interface ModelTool<Input extends z.ZodObject> {
  description: string
  input: Input
  run: (modelTurn: ModelTurn, input: z.output<Input>) => unknown
}

/** A tool that checks its input: the result, or what is wrong with the input. */
const tool = <Input extends z.ZodObject>({ description, input, run }: ModelTool<Input>) => ({
  description,
  input,
  async call(
    modelTurn: ModelTurn,
    given: unknown,
  ): Promise<{ result: unknown } | { error: string }> {
    const { data, error } = input.safeParse(given)
    return error ? { error: z.prettifyError(error) } : { result: await run(modelTurn, data) }
  },
})
type AnyTool = ReturnType<typeof tool<z.ZodObject>>

const someServices = z.array(serviceId).min(1).max(catalogue.length)
const distinct = (ids: readonly ServiceId[]) => [...new Set(ids)]

const figures = {
  propertySize: z.number().min(1).max(100_000).optional().describe('Square feet'),
  roomCount: z.int().min(0).max(100).optional().describe('Rooms, a whole number'),
  bathroomCount: z.int().min(0).max(100).optional().describe('Bathrooms; half ones count whole'),
  serviceFrequency: z.enum(['one-time', 'weekly', 'bi-weekly', 'monthly']).optional(),
}

/** The model's tools: the same functions that the rule-based assistant uses. */
export const modelTools: Record<string, AnyTool> = {
  find_services: tool({
    description: 'Finds the services that fit what a customer describes, with their estimates.',
    input: z.object({ need: z.string().min(1).max(2000) }),
    run(modelTurn, { need }) {
      const text = withoutNames(need)
      const { needs, unsure } = needsIn(text, readMessage(text), 'first')
      const found = needs.length > 0 ? needs : unsure
      modelTurn.suggested = distinct([...modelTurn.suggested, ...needs])
      return found.map((id) => ({
        id,
        title: findService(id)?.title,
        estimate: allowAmount(
          modelTurn.facts,
          modelTurn.turn.tools.estimate([id], modelTurn.state).total,
        ),
      }))
    },
  }),
  estimate: tool({
    description: 'Estimates the price of services with what is known, or with the figures given.',
    input: z.object({ services: someServices, ...figures }),
    run(modelTurn, { services, ...said }) {
      // A figure that the model tries out is not something the customer has said.
      const state = {
        ...modelTurn.state,
        figures: merged(modelTurn.state.figures, said),
        ...(namesSize(said) ? { figuresOfEach: {} } : {}),
      }
      const estimate = modelTurn.turn.tools.estimate(distinct(services), state)
      modelTurn.estimate = estimate
      const { facts } = modelTurn
      return {
        lines: estimate.lines.map(({ serviceId: id, basePrice, urgencyFee, discounts }) => ({
          service: findService(id)?.title,
          price: allowAmount(facts, basePrice),
          ...(urgencyFee > 0 ? { urgencyFee: allowAmount(facts, urgencyFee) } : {}),
          ...(discounts > 0 ? { recurringDiscount: allowAmount(facts, discounts) } : {}),
        })),
        savings: savingsOf(facts, estimate),
        total: allowAmount(facts, estimate.total),
      }
    },
  }),
  bundle_savings: tool({
    description: 'Tells what is saved when these services go in one order, and its estimate.',
    input: z.object({ services: someServices }),
    run({ turn, facts, state }, { services }) {
      const estimate = turn.tools.estimate(distinct(services), state)
      return { savings: savingsOf(facts, estimate), total: allowAmount(facts, estimate.total) }
    },
  }),
  free_times: tool({
    description: 'The next free times at which all of these services can be done, from a day on.',
    input: z.object({ services: someServices, date: z.iso.date().optional() }),
    async run(modelTurn, { services, date }) {
      const { turn, state } = modelTurn
      const times = await turn.tools.availableTimes(
        distinct(services),
        zipOf(state),
        date ? { date } : {},
      )
      modelTurn.times = { serviceIds: times.serviceIds, slots: times.slots }
      return times.slots.map((slot) => {
        const zone = zoneName(slot, turn.timeZone)
        return allowFact(
          modelTurn.facts,
          `${formatDate(slot.date)}, ${formatTime(slot.time)} ${zone}`,
        )
      })
    },
  }),
  check_area: tool({
    description:
      'Whether the company works at a zip code. Ask before promising that somebody comes.',
    input: z.object({ zip: z.string().regex(/^\d{5}$/) }),
    run: (modelTurn, { zip }) => modelTurn.turn.tools.checkArea(zip),
  }),
  record: tool({
    description:
      'Records what the customer has said: who they are, where, what they want, how urgent it is, when.',
    input: z.object({
      name: z.optional(line(120, 'a name')),
      email: z.optional(emailAddress),
      phone: z.optional(line(40, 'a phone')),
      zip: z
        .string()
        .regex(/^\d{5}(-\d{4})?$/)
        .optional(),
      address: z.optional(line(300, 'an address')),
      services: z
        .array(serviceId)
        .max(catalogue.length)
        .optional()
        .describe(
          'All services that the job calls for now: a suggestion, the customer taps what they want',
        ),
      urgency: z.enum(urgencies).optional(),
      timeFrame: z.optional(line(120, 'a time frame')),
      ...figures,
    }),
    run(modelTurn, { services, urgency, timeFrame, name, email, phone, zip, address, ...said }) {
      const { state, turn } = modelTurn
      const needs = services ? distinct(services) : state.needs
      modelTurn.state = {
        ...state,
        needs,
        problems: {
          ...Object.fromEntries(needs.map((id) => [id, turn.message.slice(0, 1000)])),
          ...state.problems,
        },
        contact: merged(state.contact, { name, email, phone, zip, address }),
        figures: merged(state.figures, said),
        urgency: urgency ?? state.urgency,
        ...(timeFrame ? { timeFrame: { ...state.timeFrame, words: timeFrame } } : {}),
      }
      return { recorded: true }
    },
  }),
}

const namesSize = ({
  propertySize,
  roomCount,
}: {
  propertySize?: number | undefined
  roomCount?: number | undefined
}) => (propertySize ?? roomCount) !== undefined

interface Saved {
  bundles: readonly { name: string; savings: number }[]
  manyServicesDiscount: number
}

function savingsOf(facts: AllowedFacts, { bundles, manyServicesDiscount }: Saved) {
  return [
    ...bundles.map(({ name, savings }) => ({ name, saves: allowAmount(facts, savings) })),
    ...(manyServicesDiscount > 0
      ? [
          {
            name: allowFact(facts, `${multiServiceDiscount.percent}% off`),
            saves: allowAmount(facts, manyServicesDiscount),
          },
        ]
      : []),
  ]
}

/** The values with these changes; a change that is undefined leaves the value as it is. */
function merged<Values extends object>(values: Values, changes: Partial<Values>): Values {
  const result = { ...values }
  for (const key in changes) {
    const change = changes[key]
    if (change !== undefined) result[key] = change
  }
  return result
}
