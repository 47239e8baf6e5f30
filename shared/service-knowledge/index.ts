import type { ServiceId } from '../catalogue.ts'
import { cleaning } from './cleaning.ts'
import { installations } from './installations.ts'
import type { ServiceKnowledge } from './knowledge.ts'
import { moving } from './moving.ts'
import { outdoor } from './outdoor.ts'
import { projects } from './projects.ts'
import { repairs } from './repairs.ts'
import { systems } from './systems.ts'

export type { ServiceKnowledge } from './knowledge.ts'

/** How people talk about each service, for the assistant. */
export const serviceKnowledge: Record<ServiceId, ServiceKnowledge> = {
  ...cleaning,
  ...repairs,
  ...systems,
  ...installations,
  ...moving,
  ...outdoor,
  ...projects,
}
