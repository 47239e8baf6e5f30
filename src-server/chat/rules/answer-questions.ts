import { bundles } from '../../../shared/bundles.ts'
import type { ServiceId } from '../../../shared/catalogue.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { recurringDiscount } from '../../../shared/pricing.ts'
import type { Turn } from '../assistant.ts'
import { subjectOf } from '../conversation-state.ts'
import { askedAbout } from '../understand/asked-about.ts'
import type { NotOurs } from '../understand/not-ours.ts'
import { plain } from '../understand/words.ts'
import { answerAboutUs } from './answer-about-us.ts'
import { answerAboutWork } from './answer-about-work.ts'
import { askedSubject } from './asked-subject.ts'
import type { Draft } from './draft.ts'
import { projects, savingsIn } from './estimate-parts.ts'
import { problemIn } from './problem.ts'
import { remember, wasSaid } from './said-before.ts'
import { savingsList } from './savings-list.ts'
import type { Sentences } from './sentences/en.ts'
import { untilSeen } from './sentences/until-seen.ts'

/** Work that uses what people ask about. */
const usesChemicals: ReadonlySet<ServiceId> = new Set<ServiceId>([
  'pest-control',
  'house-cleaning',
  'carpet-cleaning',
  'pool-cleaning',
  'lawn-care',
  'interior-painting',
])

/** Answers questions about the company, and declines what cannot be promised. */
export function answerQuestions(draft: Draft, turn: Turn, words: Sentences): void {
  const { intents } = turn.understood
  const { needs, unsure } = turn.understood
  const needsWork = needs.length > 0
  answerMoney(draft, turn, words)
  if (turn.understood.notOurs) declineNotOurs(draft, turn.understood.notOurs, turn, words)
  else if (!needsWork && wasSaid(draft, 'septic') && asksToUse.test(plain(turn.message)))
    draft.say.push(words.septicCare)
  else if (!needsWork && !intents.has('trick') && !isAside(turn)) {
    if (intents.has('outOfScope') && unsure.length === 0) draft.say.push(words.outOfScope)
    else if (intents.has('offTopic')) draft.say.push(words.offTopic)
  }
  if (intents.has('prepare')) prepare(draft, turn, words)
  answerAnywhere(draft, turn, words)
  answerAboutUs(draft, turn, words)
}

/** 'Is it ok to keep using the microwave?' handles no door. */
const ofTheDoor =
  /\b(?:doors?|cord|handle|lift\w*|open\w*|by hand|puertas?|porton|cordon|levant\w+|abr\w+|a mano)\b/

/** Answers what holds wherever the work is: what is safe until then, what people may do themselves, what we do and what a service covers. */
export function answerAnywhere(draft: Draft, turn: Turn, words: Sentences): void {
  const { intents, needs, workAnswers } = turn.understood
  const opensByHand =
    intents.has('handlesDanger') &&
    !intents.has('doItMyself') &&
    subjectOf(turn.state).includes('garage-door') &&
    ofTheDoor.test(plain(turn.message))
  if (intents.has('isItSafe') || intents.has('shutOff') || opensByHand) saySafe(draft, turn, words)
  else if (intents.has('meanwhile')) untilThen(draft, turn, words)
  answerAboutWork(draft, turn, words)
  if (intents.has('area')) return
  if (intents.has('included') && !intents.has('sameDay') && workAnswers.length === 0)
    answerIncluded(draft, turn, words)
  // 'Do you work on oil boilers?' was answered, of what is talked about.
  const isKnown = askedAbout(turn.message).every((id) => subjectOf(turn.state).includes(id))
  const isTold = workAnswers.length > 0 && isKnown
  const asksList = intents.has('list') && !turn.understood.notOurs && !isTold
  if (asksList && needs.length === 0 && turn.state.agreed.length === 0)
    answerList(draft, turn, words)
}

const septicTrouble =
  /\b(?:smell\w*|stink\w*|wet|soggy|back\w* up|overflow\w*|huele|apest\w*|mojad\w*)\b/

/** Says what we do not do, and what to mind until somebody else comes. */
function declineNotOurs(draft: Draft, notOurs: NotOurs, { message }: Turn, words: Sentences): void {
  draft.say.push(words.notOurs[notOurs])
  if (notOurs !== 'septic') return
  remember(draft, 'septic')
  if (septicTrouble.test(plain(message))) draft.say.push(words.septicCare)
}

/** What concerns the panel, not one lamp. */
const atPanel = /\b(?:breakers?|panel|fuse\w*|trip\w*|interruptor|pastillas?|caja)\b/

/** 'Can I still use the sink?', 'where do I shut it off?' */
function saySafe(draft: Draft, turn: Turn, words: Sentences): void {
  const { understood, state } = turn
  const subject = askedSubject(turn)
  const [advice] = subject.flatMap((id) => adviceFor(turn, id, words) ?? [])
  // 'Keep out of it and switch nothing there' is no 'unplug it'.
  if ([understood.caution, state.pastDanger].includes('water-electricity')) {
    draft.say.push(words.stopWaterDry)
    return
  }
  const text = plain(`${turn.message} ${state.problems.electrical ?? ''}`)
  if (subject.includes('electrical') && atPanel.test(text)) draft.say.push(words.powerOff)
  else if (understood.intents.has('shutOff')) draft.say.push(words.shutOff)
  else if (advice) draft.say.push(advice)
  else if (subject.some((id) => usesChemicals.has(id))) draft.say.push(words.safeForFamily)
  else draft.say.push(words.cannotJudge)
}

/** So few words in the middle of something are about that. */
const isAside = ({ message, state }: Turn) =>
  subjectOf(state).length > 0 && message.trim().split(/\s+/).length <= fewWords
const fewWords = 4

/** 'Can I use the sink in the meantime?' */
const asksToUse =
  /\b(?:can|could|may|should) (?:i|we|he|she|they) (?:still |just )?(?:use|run|flush|shower|drive|open|close|cook|sleep|keep|leave)\b|\b(?:puedo|podemos|se puede) (?:usar|abrir|cerrar|dejar|prender|banar\w*|seguir)\b/

/** What to do until somebody comes, for what was described before. */
function untilThen(draft: Draft, turn: Turn, words: Sentences): void {
  const [id] = turn.state.latest.length > 0 ? [] : askedSubject(turn)
  if (!id) return
  const isWet = turn.state.pastDanger === 'water-electricity'
  if (isWet || asksToUse.test(plain(turn.message))) saySafe(draft, turn, words)
  else draft.say.push(adviceFor(turn, id, words) ?? problemIn(turn, id, words).tip)
}

/** What to watch for until somebody has looked, for this problem or for the service. */
function adviceFor(turn: Turn, id: ServiceId, words: Sentences): string | undefined {
  const advice = untilSeen[id]
  return problemIn(turn, id, words).until ?? (advice && words.in(advice))
}

/** 'Do I save if I take both?': the savings are the answer. */
const together =
  /\b(both|together|bundles?|combin\w+|(two|three|several|more than one|2|3) (jobs|services|things)|multiple|(?:4|four|5|five|cuatro|cinco) (?:or more )?(?:services?|servicios)|(?:with|including|after|con|incluye) (?:the|all|any|el) (?:discounts?|savings|descuentos?)|junt[oa]s|l[oa]s (dos|tres)|vari[oa]s|paquetes?)\b/

/** 'Any other discount?', 'a coupon' */
const otherDiscount =
  /\b(?:other|another|any|more|better|bigger|first|new customers?|seniors?|veterans?|military|students?|coupons?|codes?|cash|otro|algun|mas|primera|cupon|codigo|efectivo)\b/

/** Whether there is a saving for what is talked about; before that there are some. */
const savesTogether = (subject: readonly ServiceId[]) =>
  subject.length < 2 || bundles.some(({ services }) => services.every((id) => subject.includes(id)))

/** What to do before somebody comes. */
function prepare(draft: Draft, turn: Turn, words: Sentences): void {
  const [id] = turn.state.latest.length > 0 ? [] : subjectOf(turn.state)
  if (id) draft.say.push(problemIn(turn, id, words).tip, words.bestPractices)
}

function answerMoney(draft: Draft, turn: Turn, words: Sentences): void {
  const { understood, state, message, tools } = turn
  const { intents } = understood
  const subject = subjectOf(state)
  const saved = subject.length > 1 ? savingsIn(tools.estimate(subject, state), words) : []
  if (intents.has('competitor') && !intents.has('trick')) draft.say.push(words.competitor)
  else if (intents.has('trick')) {
    const isAboutWork =
      understood.needs.length > 0 ||
      subject.length > 0 ||
      intents.has('discount') ||
      intents.has('price')
    draft.say.push(isAboutWork ? words.noPromise : words.offTopic)
  } else if (intents.has('discount')) {
    if (intents.has('namesAmount')) draft.say.push(words.noPromise)
    else if (understood.figures.serviceFrequency !== undefined) {
      draft.say.push(words.regularSaves(formatCents(recurringDiscount)))
      return
    } else if (saved.length > 0 && !otherDiscount.test(plain(message))) {
      draft.say.push(words.savedInEstimate(words.list(saved)))
      return
    } else if (!together.test(plain(message)) || !savesTogether(subject)) {
      draft.say.push(words.noDiscount)
    }
  }
  // Beside another company's price a list of all bundles says nothing.
  const isAboutOurs = subject.length > 0 || !intents.has('competitor')
  if (intents.has('discount') && isAboutOurs)
    draft.say.push(words.savings(savingsList(subject, words)))
}

function answerIncluded(draft: Draft, turn: Turn, words: Sentences): void {
  const { understood, state } = turn
  const subject = subjectOf(state)
  const inPlay = understood.named.filter((id) => subject.includes(id))
  // 'The cleaning of the droppings' is no house cleaning.
  const known = inPlay.length > 0 ? inPlay : subject
  const about = known.length > 0 ? known : understood.named
  const isNew = about.some((id) => state.latest.includes(id))
  if (isNew) return
  if (about.some((id) => projects.has(id))) draft.say.push(words.project)
  else if (!about[0] || wasSaid(draft, 'covers')) draft.say.push(words.included)
  else {
    draft.say.push(words.covers(problemIn(turn, about[0], words).covers))
    remember(draft, 'covers')
  }
}

/** 'Do you do roofs too?' is a question: it is answered, and nothing is suggested. */
function answerList(draft: Draft, { message, understood }: Turn, words: Sentences): void {
  const found = [askedAbout(message), understood.named]
  const asked = found.find((some) => some.length > 0) ?? understood.mentioned
  if (asked.length === 0) {
    draft.say.push(words.services)
    return
  }
  draft.say.push(words.weDo(words.list(asked.map(words.title))))
  draft.quickReplies = [
    ...asked.map((id) => words.add(words.title(id))),
    words.replies.price,
    words.replies.services,
  ]
}
