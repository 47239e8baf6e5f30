import { createClassifier } from './classifier/classifier.ts'
import { visitTopics } from './topics.ts'
import weights from './visit-weights.json' with { type: 'json' }

/** How likely each is. The classifier of needs hears only the fault in 'the tap that he fixed drips again'. */
export const readVisit = createClassifier(weights, visitTopics)
