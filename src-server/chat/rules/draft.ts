import type { ServiceId } from '../../../shared/catalogue.ts'
import type { Answer, Turn } from '../assistant.ts'

/** The parts of a reply: its sentences, and what is shown with them. */
export interface Draft {
  say: string[]
  quickReplies: string[]
  suggestedServices: ServiceId[]
  state: Turn['state']
  estimate?: Answer['estimate']
  times?: Answer['times']
}
