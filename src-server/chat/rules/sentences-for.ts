import type { ConversationState } from '../conversation-state.ts'
import { en, type Sentences } from './sentences/en.ts'
import { es } from './sentences/es.ts'

/** The assistant's sentences in the customer's language. */
export const sentencesFor = ({ language }: ConversationState): Sentences =>
  language === 'es' ? es : en
