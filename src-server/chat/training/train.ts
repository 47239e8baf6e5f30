import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serviceIds } from '../../../shared/catalogue.ts'
import { featuresOf } from '../understand/classifier/features.ts'
import { clausesOf } from '../understand/clauses.ts'
import { withoutContact } from '../understand/contact.ts'
import { dangers } from '../understand/danger/danger-kinds.ts'
import { marksOf } from '../understand/danger/marks.ts'
import { possibleNeedsIn } from '../understand/possible-needs.ts'
import { questionKinds } from '../understand/question-kinds.ts'
import { createReader } from '../understand/reading.ts'
import { topics } from '../understand/topics.ts'
import {
  type DangerExample,
  dangerExamples,
  type NeedsExample,
  needsExamples,
  needsExamplesByFile,
  type QuestionExample,
  questionExamplesByFile,
} from './examples.ts'
import { fitCalibration, type PossibleNeedSample } from './fit-calibration.ts'
import { seededRandom } from './random.ts'
import { sharedFeatures } from './shared-features.ts'
import { type Sample, trainWeights } from './train-weights.ts'
import { withTypos } from './with-typos.ts'

type Random = () => number

const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item

/** How two things are said in one message. */
const joints = ['. ', '. ', '. ', ' and also ', ', ', ' also ', '\n', ' plus '] as const
const longestJoined = 400

const truthOf = (labels: readonly string[], isTrue: (label: string) => boolean) =>
  Uint8Array.from(labels, (label) => (isTrue(label) ? 1 : 0))

const needLabels = [...serviceIds, ...topics, 'any']

const saidIn = ({ needs, about }: NeedsExample) => [
  ...needs,
  ...about,
  ...(needs.length > 0 ? ['any'] : []),
]

/** Each message; four times as many pairs of messages in one; and half of them with typing errors. */
function needSamples(examples: readonly NeedsExample[], random: Random): Sample[] {
  const shared = sharedFeatures(examples.map(({ text }) => featuresOf(text)))
  const needSample = (text: string, said: ReadonlySet<string>): Sample => ({
    features: shared(featuresOf(text)),
    truth: truthOf(needLabels, (label) => said.has(label)),
  })
  const samples = examples.map((one) => needSample(one.text, new Set(saidIn(one))))
  for (let count = 0; count < 4 * examples.length; count += 1) {
    const [one, other] = [pick(examples, random), pick(examples, random)]
    const text = one.text + pick(joints, random) + other.text
    if (text.length <= longestJoined) {
      samples.push(needSample(text, new Set([...saidIn(one), ...saidIn(other)])))
    }
  }
  for (let count = 0; count < examples.length / 2; count += 1) {
    const one = pick(examples, random)
    samples.push(needSample(withTypos(one.text, random), new Set(saidIn(one))))
  }
  return samples
}

const dangerLabels = [...dangers, 'any']

/**
 * Each report and look-alike, both in one message with something ordinary, and ordinary messages. Clauses are read by
 * themselves too: those of harmless messages report nothing.
 */
function dangerSamples(
  examples: readonly DangerExample[],
  ordinary: readonly string[],
  random: Random,
): Sample[] {
  const harmless = examples.filter(({ danger }) => danger === null).map(({ text }) => text)
  const reports = examples.filter(({ danger }) => danger !== null)
  const texts = [...examples.map(({ text }) => text), ...ordinary]
  const shared = sharedFeatures(texts.map((text) => featuresOf(text, marksOf(text))))
  const dangerSample = (text: string, danger: string | null): Sample => ({
    features: shared(featuresOf(text, marksOf(text))),
    truth: truthOf(
      dangerLabels,
      (label) => danger !== null && (label === danger || label === 'any'),
    ),
  })
  const aside = () => pick(random() < 0.5 ? ordinary : harmless, random)
  const samples = [
    ...examples.map(({ text, danger }) => dangerSample(text, danger)),
    ...ordinary.map((text) => dangerSample(text, null)),
  ]
  const add = (one: string, other: string, danger: string | null) => {
    const text = one + pick(joints, random) + other
    if (text.length <= longestJoined) samples.push(dangerSample(text, danger))
  }
  for (const { text, danger } of reports) {
    add(text, aside(), danger)
    add(aside(), text, danger)
  }
  for (const text of harmless) add(text, aside(), null)
  for (const text of harmless) {
    for (const clause of clausesOf(text)) {
      if (random() < 0.5) samples.push(dangerSample(clause, null))
    }
  }
  for (let count = 0; count < ordinary.length; count += 1) {
    add(pick(ordinary, random), pick(ordinary, random), null)
    const clauses = clausesOf(pick(ordinary, random))
    if (clauses.length > 1) samples.push(dangerSample(pick(clauses, random), null))
  }
  return samples
}

/** So many messages without a question stand beside each question. */
const statementsPerQuestion = 1

/** Each question, pairs of them in one message, both with typing errors, and messages that ask nothing. */
function questionSamples(
  questions: readonly QuestionExample[],
  statements: readonly string[],
  random: Random,
): Sample[] {
  const some = Array.from({ length: statementsPerQuestion * questions.length }, () =>
    pick(statements, random),
  )
  const shared = sharedFeatures(
    [...questions.map(({ text }) => text), ...some].map((text) => featuresOf(text)),
  )
  const sample = (text: string, asks: readonly string[]): Sample => ({
    features: shared(featuresOf(text)),
    truth: truthOf(questionKinds, (kind) => asks.includes(kind)),
  })
  return [
    ...questions.map(({ text, asks }) => sample(text, asks)),
    ...questions.map(({ text, asks }) => sample(withTypos(text, random), asks)),
    ...questions.flatMap(({ text, asks }) => {
      const other = pick(questions, random)
      return [
        sample(text + pick(joints, random) + other.text, [...asks, ...other.asks]),
        sample(pick(some, random) + pick(joints, random) + text, asks),
      ]
    }),
    ...some.map((text) => sample(text, [])),
  ]
}

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
    trainWeights(dangerSamples(judged, ordinary, random), dangerLabels, random),
  )
}
if (isWanted('questions')) {
  const statements = needs
    .filter(({ text, about }) => about.length === 0 && !/[?¿]/u.test(text))
    .map(({ text }) => text)
  const random = seededRandom(10)
  const questions = questionExamplesByFile().flat()
  write(
    'question-weights.json',
    trainWeights(questionSamples(questions, statements, random), questionKinds, random, {
      // A sixth of the file, and the same answers.
      negligibleSteps: 6,
    }),
  )
}
