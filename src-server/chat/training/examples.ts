import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { serviceIds } from '../../../shared/catalogue.ts'
import { dangers } from '../understand/danger/danger-kinds.ts'
import { questionKinds } from '../understand/question-kinds.ts'
import { topics } from '../understand/topics.ts'
import { workQuestionIds } from '../work-questions/index.ts'

/** A message, the services that it calls for, and what else it is about. */
const needsExample = z.strictObject({
  text: z.string().min(1),
  needs: z.array(z.enum(serviceIds)),
  about: z.array(z.enum(topics)),
})
export type NeedsExample = z.infer<typeof needsExample>

/** A message and the danger that it reports; null for one that only sounds like it. */
const dangerExample = z.strictObject({
  text: z.string().min(1),
  danger: z.enum(dangers).nullable(),
})
export type DangerExample = z.infer<typeof dangerExample>

/** A question, and all that it asks. */
const questionExample = z.strictObject({
  text: z.string().min(1),
  asks: z.array(z.enum(questionKinds)),
})

/** A sentence amid a job, and the answers about the work that it asks for. */
const workQuestionExample = z.strictObject({
  text: z.string().min(1),
  asks: z.array(z.enum(workQuestionIds)),
})

/** What is said after services were offered: which of them it takes, and which it declines. */
const offerExample = z.strictObject({
  offered: z.array(z.enum(serviceIds)).min(1),
  text: z.string().min(1),
  takes: z.array(z.enum(serviceIds)),
  declines: z.array(z.enum(serviceIds)),
})
export type OfferExample = z.infer<typeof offerExample>

const folder = import.meta.dirname

function readByFile<Row>(name: string, schema: z.ZodType<Row>): Row[][] {
  return readdirSync(join(folder, name)).map((file) =>
    readFileSync(join(folder, name, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line, index) => {
        const { data, error } = schema.safeParse(JSON.parse(line))
        if (error) throw new Error(`${name}/${file}:${index + 1}: ${z.prettifyError(error)}`)
        return data
      }),
  )
}

export const needsExamplesByFile = () => readByFile('messages', needsExample)
export const needsExamples = () => needsExamplesByFile().flat()
export const questionExamples = () => readByFile('questions', questionExample).flat()
export const workQuestionExamples = () => readByFile('work-questions', workQuestionExample).flat()
export const visitExamples = () => readByFile('visits', needsExample).flat()
export const offerExamples = () => readByFile('offers', offerExample).flat()
export const dangerExamples = () => readByFile('dangers', dangerExample).flat()
