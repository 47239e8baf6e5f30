import fc from 'fast-check'
import { z } from 'zod'
import { appRouter } from '../../src-server/router.ts'
import { orderFor } from './order.ts'

/** Values that tend to break things. */
const nasty = fc.constantFrom<unknown>(
  '\u0000',
  '\ud800',
  '__proto__',
  'x'.repeat(10_000),
  Number.MAX_SAFE_INTEGER,
  -1,
  1.5,
  '2026-02-30',
  '99:99',
  "'; drop table bookings; --",
  '%',
  null,
  [],
  {},
)
const anything = fc.oneof(nasty, fc.anything({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 4 }))

/** Strings that some procedure accepts: a position in a list, a time, an address, an id. */
const plausible = (ids: readonly string[]) =>
  fc.oneof(
    fc.constantFrom(
      ...ids,
      '2026-11-24',
      '2026-12-01',
      '10:00',
      'plumbing',
      'hvac',
      'ada@example.com',
      'a long and quiet walk',
      '["2026-11-23T14:00:00.000Z","x"]',
      '["2026-11-24","10:00","x"]',
      '[60,"2026-11-23T14:00:00.000Z","x"]',
      '[1e400,"x","y"]',
      '["x"]',
      '[null,null]',
      '{"length":2}',
      '[',
    ),
    fc.string(),
    nasty.filter((one) => typeof one === 'string'),
  )

interface Shape {
  type?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Shape[]
  items?: Shape
  properties?: Record<string, Shape>
  required?: readonly string[]
}

/** Values of this shape, so that some pass validation and reach the procedure. */
function shaped(shape: Shape, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map((one) => shaped(one, ids)))
  if (shape.type === 'string') return plausible(ids)
  if (shape.type === 'boolean') return fc.boolean()
  if (shape.type === 'integer') return fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer())
  if (shape.type === 'number') return fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.double())
  if (shape.type === 'array') return fc.array(shaped(shape.items ?? {}, ids), { maxLength: 4 })
  if (shape.properties) {
    const values: Record<string, fc.Arbitrary<unknown>> = {}
    for (const [name, one] of Object.entries(shape.properties)) {
      const value = fc.oneof(
        { weight: 9, arbitrary: shaped(one, ids) },
        { weight: 1, arbitrary: nasty },
      )
      values[name] = shape.required?.includes(name) ? value : fc.option(value, { nil: undefined })
    }
    return fc.record(values)
  }
  return fc.oneof(plausible(ids), anything)
}

/** An order with one of its parts replaced by something else. */
const spoiltOrder = fc
  .tuple(
    fc.constantFrom(
      'services',
      'services.0',
      'services.0.serviceId',
      'services.0.details',
      'services.0.details.problemDescription',
      'services.0.details.urgencyLevel',
      'date',
      'time',
      'contact',
      'contact.fullName',
      'contact.email',
      'contact.phone',
      'contact.address',
      'contact.specialInstructions',
      'idempotencyKey',
    ),
    anything,
  )
  .map(([path, value]) => {
    const order = structuredClone(orderFor('plumbing')) as unknown as Record<string, unknown>
    const steps = path.split('.')
    const last = steps.pop() ?? ''
    const parent = steps.reduce((place, step) => place[step] as Record<string, unknown>, order)
    parent[last] = value
    return order
  })

export const asJson = (value: unknown) => {
  try {
    return (
      JSON.stringify(value, (_key, one) => (typeof one === 'bigint' ? String(one) : one)) ?? 'null'
    )
  } catch {
    return 'null'
  }
}

/** tRPC's internal record of a procedure, which its types do not expose. */
interface Definition {
  inputs: readonly unknown[]
}

const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`

/** So many inputs for a procedure, as JSON: half of them have its shape, with these ids among them. */
export function fuzzInputs(procedure: string, count: number, ids: readonly string[]): string[] {
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: Definition }>
  const [schema] = procedures[procedure]?._def.inputs ?? []
  const shape = schema
    ? (z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Shape)
    : {}
  const samples = [
    ...fc.sample(shaped(shape, ids), Math.ceil(count / 2)),
    ...fc.sample(fc.oneof(anything, spoiltOrder), Math.floor(count / 2)),
  ]
  return [deep, '{"__proto__":{"polluted":1}}', '', 'null', '{"services":', ...samples.map(asJson)]
}
