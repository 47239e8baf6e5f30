import { type MessageKind, messageKinds } from '../../shared/messages/message-kinds.ts'

/** The admin panel's name for a kind of message; of a newer version's kind, met after a rollback, the kind itself. */
export const messageLabel = (kind: MessageKind): string =>
  kind in messageKinds ? messageKinds[kind].label : kind
