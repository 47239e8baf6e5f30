import type { Service } from '../../shared/catalogue.ts'

/** One run through the five booking screens: which services, and under which name their data is kept. */
export interface Flow {
  key: string
  services: readonly Service[]
}

export const singleFlow = (service: Service): Flow => ({ key: service.id, services: [service] })

export const flowTitle = ({ services }: Flow) => services.map(({ title }) => title).join(', ')
