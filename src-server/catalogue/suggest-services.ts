import MiniSearch from 'minisearch'
import { type ServiceId, services } from '../../shared/catalogue.ts'
import { askedServices, likelyServices } from '../chat/understand/asked-services.ts'

const maxSuggestions = 3

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

/** What a search may have meant, by the assistant's vocabulary and by titles with typing errors; at most three services. */
export function suggestServices(text: string): ServiceId[] {
  const found = [
    ...(alone.get(text.trim().toLowerCase()) ?? askedServices(text)),
    ...likelyServices(text),
  ]
  const ids = new Set<ServiceId>(found)
  if (ids.size === 0) for (const { id } of titles.search(text)) ids.add(id)
  return [...ids].slice(0, maxSuggestions)
}
