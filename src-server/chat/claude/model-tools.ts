import { z } from 'zod'
import { manyServices } from '../../../shared/bundles.ts'
import { formatDate, formatTime, zoneName } from '../../../shared/business-time.ts'
import { findService, type ServiceId } from '../../../shared/catalogue.ts'
import { urgencies } from '../../../shared/chat.ts'
import { serviceId } from '../../../shared/slots.ts'
import { emailAddress, line } from '../../../shared/text.ts'
import type { Answer, Turn } from '../assistant.ts'
import type { Known } from '../known.ts'
import { askedServices } from '../understand/asked-services.ts'
import { type Facts, told, toldAmount } from './facts.ts'

/** The state of a turn with the model so far. */
export interface Working {
  turn: Turn
  known: Known
  facts: Facts
  suggested: ServiceId[]
  estimate?: Answer['estimate']
  times?: Answer['times']
}

interface ModelTool<Input extends z.ZodObject = z.ZodObject> {
  description: string
  input: Input
  run(working: Working, input: z.infer<Input>): unknown
}

const tool = <Input extends z.ZodObject>(one: ModelTool<Input>): ModelTool =>
  one as unknown as ModelTool

const someServices = z.array(serviceId).min(1).max(32)
const idsOf = (ids: readonly string[]) => [...new Set(ids)] as ServiceId[]

const figures = {
  propertySize: z.number().min(1).max(100_000).optional().describe('Square feet'),
  roomCount: z.int().min(0).max(100).optional().describe('Rooms, a whole number'),
  bathroomCount: z.int().min(0).max(100).optional().describe('Bathrooms; half ones count whole'),
  serviceFrequency: z.enum(['one-time', 'weekly', 'bi-weekly', 'monthly']).optional(),
}

/** The model's tools: the same functions that the rule-based assistant uses. */
export const modelTools: Record<string, ModelTool> = {
  find_services: tool({
    description:
      'Finds the services that fit what a customer describes, with their starting prices.',
    input: z.object({ need: z.string().min(1).max(2000) }),
    run(working, { need }) {
      const found = askedServices(need)
      working.suggested = idsOf([...working.suggested, ...found])
      return found.map((id) => ({
        id,
        title: findService(id)?.title,
        from: toldAmount(working.facts, findService(id)?.landingPrice ?? 0),
      }))
    },
  }),
  estimate: tool({
    description: 'Estimates the price of services with what is known, or with the figures given.',
    input: z.object({ services: someServices, ...figures }),
    run(working, { services, ...said }) {
      // A figure that the model tries out is not something the customer has said.
      const known = { ...working.known, figures: { ...working.known.figures, ...defined(said) } }
      const estimate = working.turn.tools.estimate(idsOf(services), known)
      working.estimate = estimate
      const { facts } = working
      return {
        lines: estimate.lines.map(({ serviceId: id, basePrice, urgencyFee, discounts }) => ({
          service: findService(id)?.title,
          price: toldAmount(facts, basePrice),
          ...(urgencyFee > 0 ? { urgencyFee: toldAmount(facts, urgencyFee) } : {}),
          ...(discounts > 0 ? { recurringDiscount: toldAmount(facts, discounts) } : {}),
        })),
        savings: savingsOf(facts, estimate),
        total: toldAmount(facts, estimate.total),
      }
    },
  }),
  bundle_savings: tool({
    description:
      'Tells what is saved when these services go in one order, and the total from starting prices.',
    input: z.object({ services: someServices }),
    run({ turn, facts }, { services }) {
      const prices = turn.tools.prices(idsOf(services))
      return { savings: savingsOf(facts, prices), totalFrom: toldAmount(facts, prices.total) }
    },
  }),
  free_times: tool({
    description: 'The next free times at which all of these services can be done, from a day on.',
    input: z.object({ services: someServices, date: z.iso.date().optional() }),
    async run(working, { services, date }) {
      const times = await working.turn.tools.freeTimes(idsOf(services), date ? { date } : {})
      working.times = times
      return times.slots.map((slot) => {
        const zone = zoneName(slot, working.turn.timeZone)
        return told(working.facts, `${formatDate(slot.date)}, ${formatTime(slot.time)} ${zone}`)
      })
    },
  }),
  record: tool({
    description:
      'Records what the customer has said: who they are, where, what they want, how urgent it is, when.',
    input: z.object({
      name: line(120, 'a name').optional(),
      email: emailAddress.optional(),
      phone: line(40, 'a phone').optional(),
      zip: z
        .string()
        .regex(/^\d{5}(-\d{4})?$/)
        .optional(),
      address: line(300, 'an address').optional(),
      services: z.array(serviceId).max(32).optional().describe('All services wanted now'),
      urgency: z.enum(urgencies).optional(),
      timeFrame: line(120, 'a time frame').optional(),
      ...figures,
    }),
    run(working, { services, urgency, timeFrame, name, email, phone, zip, address, ...said }) {
      const { known, turn } = working
      const wanted = services ? idsOf(services) : known.services
      working.known = {
        ...known,
        services: wanted,
        problems: {
          ...Object.fromEntries(wanted.map((id) => [id, turn.message.slice(0, 1000)])),
          ...known.problems,
        },
        contact: { ...known.contact, ...defined({ name, email, phone, zip, address }) },
        figures: { ...known.figures, ...defined(said) },
        urgency: urgency ?? known.urgency,
        ...(timeFrame ? { timeFrame: { ...known.timeFrame, words: timeFrame } } : {}),
      }
      return { recorded: true }
    },
  }),
}

interface Saved {
  bundles: readonly { name: string; savings: number }[]
  manyServicesDiscount: number
}

function savingsOf(facts: Facts, { bundles, manyServicesDiscount }: Saved) {
  return [
    ...bundles.map(({ name, savings }) => ({ name, saves: toldAmount(facts, savings) })),
    ...(manyServicesDiscount > 0
      ? [
          {
            name: told(facts, `${manyServices.percent}% off`),
            saves: toldAmount(facts, manyServicesDiscount),
          },
        ]
      : []),
  ]
}

/** The object without its undefined values. */
const defined = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as {
    [Key in keyof Value]?: NonNullable<Value[Key]>
  }
