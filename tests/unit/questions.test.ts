import { expect, test } from 'vitest'
import { detailForm } from '../../shared/booking-details/index.ts'
import { findService, services } from '../../shared/catalogue.ts'
import { cleaningQuestions } from '../../shared/questions/cleaning.ts'
import { constructionQuestions } from '../../shared/questions/construction.ts'
import { formOf, wordedFields } from '../../shared/questions/form-of.ts'
import { installationQuestions } from '../../shared/questions/installation.ts'
import { outdoorQuestions } from '../../shared/questions/outdoor.ts'
import type { ServiceQuestions } from '../../shared/questions/question-words.ts'
import { repairQuestions } from '../../shared/questions/repair.ts'
import { leastDetails } from '../support/details.ts'

const byCategory: Record<string, Record<string, ServiceQuestions>> = {
  cleaning: cleaningQuestions,
  repair: repairQuestions,
  installation: installationQuestions,
  outdoor: outdoorQuestions,
  construction: constructionQuestions,
}
const all = Object.entries(byCategory).flatMap(([category, questions]) =>
  Object.entries(questions).map(([id, asked]) => ({ category, id, asked })),
)

test.each(all)(
  '$id names only fields and options of its $category form',
  ({ category, id, asked }) => {
    const service = findService(id)
    expect(service?.bookingCategory).toBe(category)
    const fields = service
      ? detailForm(service.bookingCategory).groups.flatMap((g) => g.fields)
      : []
    const switches = fields.flatMap((field) =>
      field.kind === 'switches' ? Object.keys(field.options) : [],
    )
    const names = [...fields.map(({ name }) => name), ...switches]
    for (const name of asked.without ?? []) expect(names).toContain(name)
    for (const [name, { options = {} }] of Object.entries(asked.words ?? {})) {
      expect(names).toContain(name)
      expect(asked.without ?? []).not.toContain(name)
      const field = fields.find((one) => one.name === name)
      const known = field && 'options' in field ? Object.keys(field.options) : []
      for (const value of Object.keys(options)) expect(known).toContain(value)
    }
  },
)

test.each(services)(
  '$id accepts every answer of its category, and asks nothing it cannot answer',
  (service) => {
    const details = leastDetails[service.bookingCategory]
    const { schema, groups } = formOf(service)
    expect(schema.parse(details)).toEqual(detailForm(service.bookingCategory).schema.parse(details))
    const asked = groups.flatMap(({ fields }) => fields.map(({ name }) => name))
    const required = Object.keys(schema.shape).filter(
      (name) => !schema.shape[name]?.safeParse(undefined).success,
    )
    // What is required is asked.
    for (const name of required) expect(asked).toContain(name)
    expect(wordedFields(service)).toHaveLength(
      detailForm(service.bookingCategory).groups.flatMap(({ fields }) => fields).length,
    )
  },
)

test('a handyman is not asked for a scope or a budget, and a pool has no rooms', () => {
  const asked = (id: string) => {
    const service = findService(id)
    return service
      ? formOf(service).groups.flatMap(({ fields }) => fields.map(({ name }) => name))
      : []
  }
  expect(asked('handyman')).not.toContain('projectScope')
  expect(asked('handyman')).not.toContain('budgetRange')
  expect(asked('handyman')).toContain('projectDescription')
  expect(asked('pool-cleaning')).not.toContain('roomCount')
  expect(asked('home-remodeling')).toContain('budgetRange')
})
