import { sha256 } from '../secrets.ts'

/** The database stores only the hash of a chat session's id, which is the conversation's secret. */
export const hashSession = (sessionId: string): string => sha256(`chat:${sessionId}`)
