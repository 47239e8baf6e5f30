import { type ServiceId, serviceIds } from '../../../shared/catalogue.ts'
import { createClassifier, type Likelihoods, type WeightsFile } from './classifier/classifier.ts'
import weights from './needs-weights.json' with { type: 'json' }
import { type Topic, topics } from './topics.ts'

/** How likely a message calls for each service and is about each topic, from 0 to 1. */
export interface Reading {
  services: Likelihoods<ServiceId>
  topics: Likelihoods<Topic>
  /** How likely it calls for any service at all. */
  any: number
}

/** Reads messages with these weights. */
export function createReader(file: WeightsFile): (text: string) => Reading {
  const classify = createClassifier(file, [...serviceIds, ...topics, 'any'])
  return (text) => {
    const likelihoods = classify(text)
    return { services: likelihoods, topics: likelihoods, any: likelihoods.any }
  }
}

/** Reads a message. */
export const readMessage = createReader(weights)

const job = { least: 0.5, mostNeed: 0.8 }

/** Whether somebody wants to work for us: they need nothing done. */
export const asksForJob = ({ topics: about, any }: Reading): boolean =>
  about.job >= job.least && any < job.mostNeed

const isMentioned = 0.2

/** The service that it is likeliest about, needed or not, if there is one. */
export const likeliest = ({ services }: Reading): ServiceId[] =>
  serviceIds
    .filter((id) => services[id] >= isMentioned)
    .toSorted((one, other) => services[other] - services[one])
    .slice(0, 1)
