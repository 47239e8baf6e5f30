import { bookingAndScheduling } from './booking-and-scheduling.ts'
import { gettingStarted } from './getting-started.ts'
import { pricesAndPayment } from './prices-and-payment.ts'
import { safetyAndGuarantee } from './safety-and-guarantee.ts'
import { servicesAndProfessionals } from './services-and-professionals.ts'
import type { HelpArticle, HelpTopic } from './topic.ts'
import { topicCards } from './topic-cards.ts'
import { yourAccount } from './your-account.ts'

const articles: Record<string, readonly HelpArticle[]> = {
  'getting-started': gettingStarted,
  'prices-and-payment': pricesAndPayment,
  'booking-and-scheduling': bookingAndScheduling,
  'your-account': yourAccount,
  'services-and-professionals': servicesAndProfessionals,
  'safety-and-guarantee': safetyAndGuarantee,
}

/** The help topics with their articles. */
export const helpTopics: readonly HelpTopic[] = topicCards.map((card) => ({
  ...card,
  articles: articles[card.slug] ?? [],
}))
