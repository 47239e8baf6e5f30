import { sha256 } from '../secret.ts'

/** The database knows a chat session by its hash alone: its id is the conversation's secret. */
export const hashSession = (sessionId: string): string => sha256(`chat:${sessionId}`)
