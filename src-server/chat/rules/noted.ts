import type { ConversationState } from '../conversation-state.ts'
import type { Sentences } from './sentences/en.ts'

/** A word for what was told, another one after each question. */
export const noted = ({ askedBefore }: ConversationState, { noted: sentences }: Sentences) =>
  sentences[askedBefore.length % sentences.length] ?? ''
