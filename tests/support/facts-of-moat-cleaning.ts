import { combinedQuote, priceFrom } from '../../shared/bundles.ts'
import {
  filterServices,
  findService,
  isServiceId,
  noFilter,
  resultLine,
  services,
} from '../../shared/catalogue.ts'
import { sendInput } from '../../shared/chat.ts'
import { openSlotsInput } from '../../shared/time/slots.ts'
import { systemPrompt } from '../../src-server/chat/claude/prompt.ts'
import { en } from '../../src-server/chat/rules/sentences/en.ts'
import { es } from '../../src-server/chat/rules/sentences/es.ts'
import { needsIn } from '../../src-server/chat/understand/needs.ts'
import { readMessage } from '../../src-server/chat/understand/reading.ts'

// A script: what a copy of the sources with this service says about it, as JSON.
const id = 'moat-cleaning'
const found = findService(id)
const ordered = services.map((service) => ({ service, details: {} }))
const ids = services.map((service) => service.id)
const problems = (serviceIds: readonly string[]) =>
  openSlotsInput.safeParse({ serviceIds }).error?.issues.map(({ message }) => message) ?? []
const message = { sessionId: 'a'.repeat(20), message: 'hello' }

console.log(
  JSON.stringify({
    isServiceId: isServiceId(id),
    inOutdoor: filterServices({ ...noFilter, category: 'Outdoor', search: 'moat' }).map(
      ({ title }) => title,
    ),
    resultLine: resultLine(1, noFilter),
    price: found && priceFrom([found]).total,
    quoted: combinedQuote(ordered.filter(({ service }) => service === found)).total,
    amounts: combinedQuote(ordered).amounts.length,
    all: problems(ids),
    tooMany: problems([...ids, id]),
    chosenInChat: sendInput.safeParse({ ...message, selectedServices: ids }).success,
    english: /\d+ services/.exec(en.services)?.[0],
    spanish: [/\d+ servicios/.exec(es.services)?.[0], isServiceId(id) && es.title(id)],
    inPrompt: systemPrompt.includes('- moat-cleaning: Moat Cleaning.'),
    // Called by its name: what is only described is found after the classifier has been trained again.
    asked: ['Moat Cleaning', 'need my moat cleaned', 'limpieza de fosos', 'the roof leaks'].map(
      (asked) => needsIn(asked, readMessage(asked), 'first').needs,
    ),
  }),
)
