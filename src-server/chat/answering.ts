export { sendMessage } from './send-message.ts'
export { streamReply } from './stream-reply.ts'
