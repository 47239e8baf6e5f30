import { choosingServices } from './getting-started-choosing.ts'
import { firstVisits } from './getting-started-visits.ts'
import type { HelpTopic } from './topic.ts'

/** Help for those who have not booked yet. */
export const gettingStarted: HelpTopic = {
  slug: 'getting-started',
  title: 'Getting started',
  description: 'Find the right service, see its price, and know what to expect on the day.',
  articles: [...choosingServices, ...firstVisits],
}
