import { choosingServices } from './getting-started-choosing.ts'
import { firstVisits } from './getting-started-visits.ts'
import type { HelpArticle } from './topic.ts'

/** Help for visitors who have not booked yet. */
export const gettingStarted: readonly HelpArticle[] = [...choosingServices, ...firstVisits]
