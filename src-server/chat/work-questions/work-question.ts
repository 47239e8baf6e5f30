import type { Bilingual } from '../services/service-replies.ts'

/** What customers ask about one kind of work, where the answer for all services would say too little. */
export interface WorkQuestion {
  /** Over one sentence in lower case, without accents and apostrophes; English and Spanish. */
  when: RegExp
  answer: Bilingual
  /** Whether it is answered even where it is only told: 'my dog just ate some of it'. */
  isTold?: boolean
  /** Whether it holds only where no other service is talked about. */
  isOfOneService?: true
  /** Whether what is asked is no work of its own: 'do you haul away the old heater?' */
  callsForNothing?: true
  /** Of several answers with the same one, one is enough. */
  topic?: string
}
