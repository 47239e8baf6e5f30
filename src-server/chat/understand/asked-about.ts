import type { ServiceId } from '../../../shared/catalogue.ts'
import { likeliest, readMessage } from './reading.ts'
import { servicesNamed } from './service-names.ts'
import { plain } from './words.ts'

const work =
  'dos?|does|handles?|treats?|fix(?:es)?|cleans?|repairs?|removes?|installs?|takes? care of|mounts?|hangs?|paints?|puts? (?:in|up)'
/** 'Do you do mice, and how much with the lock?', 'which of your services repairs a fence' */
const whatIsDone = new RegExp(
  String.raw`\b(?:do (?:you|u|yall|they)(?: guys)?(?: also| even)?|(?:which|what)(?: one)? of your (?:services?|people|guys)|which service|who of you) ((?:${work})\b[^,.;?!]{3,40})`,
)
/** '¿Y montan teles?'; 'me lo cortan' asks for the work. */
const spanishWork =
  'montan|arreglan|reparan|limpian|pintan|cortan|fumigan|instalan|hacen|quitan|lavan|colocan|matan|ponen|manejan|atienden'
const whatSpanishIsDone = new RegExp(
  String.raw`(?:^|[.,;?!] ?|\b(?:y|pero|ustedes|uds|tambien) )((?:${spanishWork})\b[^,.;?!]{3,40})`,
)
const ending = /\b(?:o no|tambien|or not|or no|too|also|as well|at all|even|yes or no)\b.*$/

const asks = /\?|\bo no\b/

/** The services that a question is about, by what it asks whether we do. */
export function askedAbout(message: string): ServiceId[] {
  const text = plain(message)
  const [, said] =
    whatIsDone.exec(text) ?? (asks.test(text) ? whatSpanishIsDone.exec(text) : null) ?? []
  const what = said?.replace(ending, '').trim()
  if (!what) return []
  const named = servicesNamed(what)
  return named.length > 0 ? named : likeliest(readMessage(what))
}
