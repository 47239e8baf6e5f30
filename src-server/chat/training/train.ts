import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withoutContact } from '../understand/contact.ts'
import { offerAnswers } from '../understand/offer-answers.ts'
import { possibleNeedsIn } from '../understand/possible-needs.ts'
import { generalKinds, questionKinds } from '../understand/question-kinds.ts'
import { createReader } from '../understand/reading.ts'
import { visitTopics } from '../understand/topics.ts'
import { workQuestionIds } from '../work-questions/index.ts'
import { dangerLabels, dangerSamples } from './danger-samples.ts'
import {
  dangerExamples,
  needsExamples,
  needsExamplesByFile,
  offerExamples,
  questionExamples,
  visitExamples,
  workQuestionExamples,
} from './examples.ts'
import { fitCalibration, type PossibleNeedSample } from './fit-calibration.ts'
import { needLabels, needSamples } from './need-samples.ts'
import { offerSamples } from './offer-samples.ts'
import { questionSamples } from './question-samples.ts'
import { seededRandom } from './random.ts'
import type { Random } from './samples.ts'
import { trainWeights } from './train-weights.ts'
import { visitSamples } from './visit-samples.ts'

function write(name: string, content: object): void {
  const file = join(import.meta.dirname, '../understand', name)
  writeFileSync(file, `${JSON.stringify(content)}\n`)
  console.info(`${file} is written.`)
}

/** Every fourth file is held out. */
const heldOut = 4

/**
 * What a likelihood is worth is learned from messages that the classifier was not trained on: of those that it has seen
 * it is too sure.
 */
function calibrationSamples(random: Random): PossibleNeedSample[] {
  const files = needsExamplesByFile()
  const seen = files.filter((_, at) => (at + 1) % heldOut !== 0).flat()
  const unseen = files.filter((_, at) => (at + 1) % heldOut === 0).flat()
  const weights = trainWeights(needSamples(seen, random), needLabels, random)
  const read = createReader(weights)
  return unseen.flatMap(({ text, needs }) => {
    const work = withoutContact(text)
    return possibleNeedsIn(work, read(work), read).map(({ id, features }) => ({
      features,
      isTrue: needs.includes(id),
    }))
  })
}

/** Among so many messages the usual rate leaves its own ones unlearned. */
const large = { passes: 12, rate: 1 }

/** Of the weights of questions: a sixth of the file, and the same answers. */
const negligibleSteps = 6

/** `npm run assistant:train -- dangers` trains these alone. */
const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)

// Each has a seed of its own, so that new messages for one leave the weights of the other as they are.
const needs = needsExamples()
if (isWanted('needs')) {
  const random = seededRandom(7)
  write('needs-weights.json', trainWeights(needSamples(needs, random), needLabels, random))
}
if (isWanted('calibration')) {
  const random = seededRandom(9)
  write('needs-calibration.json', fitCalibration(calibrationSamples(random), random))
}
if (isWanted('dangers')) {
  const judged = dangerExamples()
  const isJudged = new Set(judged.map(({ text }) => text))
  // Some of the messages that call for a service report a danger: those are among the judged ones.
  const ordinary = needs.map(({ text }) => text).filter((text) => !isJudged.has(text))
  const random = seededRandom(8)
  write(
    'danger/danger-weights.json',
    trainWeights(dangerSamples(judged, ordinary, random), dangerLabels, random, {
      passes: 12,
      rate: 1,
    }),
  )
}
if (isWanted('visits')) {
  const random = seededRandom(13)
  const samples = visitSamples([...needs, ...visitExamples()], random)
  write('visit-weights.json', trainWeights(samples, visitTopics, random, large))
}
const statements = needs
  .filter(({ text, about }) => about.length === 0 && !/[?¿]/u.test(text))
  .map(({ text }) => text)
if (isWanted('offers')) {
  const random = seededRandom(11)
  const samples = offerSamples(offerExamples(), statements, random)
  write('offer-weights.json', trainWeights(samples, offerAnswers, random, { passes: 25 }))
}
if (isWanted('questions')) {
  const random = seededRandom(10)
  const questions = questionExamples()
  write(
    'question-weights.json',
    trainWeights(
      questionSamples(questionKinds, questions, statements, random),
      questionKinds,
      random,
      { negligibleSteps },
    ),
  )
}
if (isWanted('work-questions')) {
  const random = seededRandom(12)
  const questions = workQuestionExamples()
  const others = questionExamples()
    .filter(({ asks }) => asks.every((kind) => generalKinds.has(kind)))
    .map(({ text }) => text)
  write(
    'work-question-weights.json',
    trainWeights(
      questionSamples(workQuestionIds, questions, [...statements, ...others], random),
      workQuestionIds,
      random,
      { negligibleSteps },
    ),
  )
}
