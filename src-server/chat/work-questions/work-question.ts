import type { Bilingual } from '../services/service-replies.ts'

/** What customers ask about one kind of work, where the answer for all services would say too little. */
export interface WorkQuestion {
  /** The label of the training questions that it answers. */
  id: string
  /**
   * What must have been spoken of: of a dishwasher the oven's answer would be none. Over what was said, in lower case,
   * without accents and apostrophes.
   */
  of?: RegExp
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
