import MiniSearch from 'minisearch'
import { type ServiceId, services } from '../../shared/catalogue.ts'
import { readMessage } from '../chat/understand/reading.ts'
import { servicesNamed } from '../chat/understand/service-names.ts'

const maxSuggestions = 3
/** From which likelihood a service is shown: a few words say little. */
const worthShowing = 0.15
/** Together with how likely the words call for anything at all: 'pizza' does not. */
const worthShowingAtAll = 1

/** Things people type alone, which mean a service only in a search. */
const alone = new Map<string, readonly ServiceId[]>([
  ['tv', ['handyman', 'smart-home']],
  ['television', ['handyman', 'smart-home']],
  ['couch', ['junk-removal', 'furniture-assembly']],
  ['sofa', ['junk-removal', 'furniture-assembly']],
  ['lamp', ['electrical', 'handyman']],
  ['tree', ['lawn-care']],
  ['trees', ['lawn-care']],
  ['pressure washing', ['window-cleaning', 'handyman']],
])

const titles = new MiniSearch<{ id: ServiceId; title: string }>({
  fields: ['title'],
  searchOptions: { fuzzy: 0.25, prefix: true },
})
titles.addAll(services.map(({ id, title }) => ({ id, title })))

/** What a search may have meant, as the assistant reads it and by titles with typing errors; at most three services. */
export function suggestServices(text: string): ServiceId[] {
  const known = alone.get(text.trim().toLowerCase())
  const reading = readMessage(text)
  const likely = services
    .map(({ id }) => id)
    .filter((id) => {
      const likelihood = reading.services[id]
      return likelihood >= worthShowing && likelihood + reading.any >= worthShowingAtAll
    })
    .sort((one, other) => reading.services[other] - reading.services[one])
  const ids = new Set<ServiceId>(known ?? [...servicesNamed(text), ...likely])
  if (ids.size === 0) for (const { id } of titles.search(text)) ids.add(id)
  return [...ids].slice(0, maxSuggestions)
}
