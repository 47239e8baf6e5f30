import type { z } from 'zod'
import type { MessageKind } from '../../../shared/messages/message-kinds.ts'
import type { MessageDefinition } from '../message-definition.ts'
import { accountExists } from './account-exists.ts'
import { answer } from './answer.ts'
import { areaOpened } from './area-opened.ts'
import { bookingMessages } from './booking-messages.ts'
import { digest } from './digest.ts'
import { extraProposed } from './extra-proposed.ts'
import { officeMessage } from './office-message.ts'
import { passwordChanged } from './password-changed.ts'
import { phoneCode } from './phone-code.ts'
import { professionalInvited } from './professional-invited.ts'
import { receipt } from './receipt.ts'
import { resetPassword } from './reset-password.ts'
import { timesOffered } from './times-offered.ts'
import { verifyEmail } from './verify-email.ts'

/** Every message that the product sends, by its kind. */
export const messages = {
  ...bookingMessages,
  receipt,
  timesOffered,
  extraProposed,
  officeMessage,
  answer,
  digest,
  verifyEmail,
  accountExists,
  resetPassword,
  passwordChanged,
  phoneCode,
  professionalInvited,
  areaOpened,
} satisfies Record<MessageKind, { facts: z.ZodType }>

export type MessageFacts = { [Kind in MessageKind]: z.infer<(typeof messages)[Kind]['facts']> }

/** The same, for code that handles any kind. */
export const messageDefinitions: { [Kind in MessageKind]: MessageDefinition<MessageFacts[Kind]> } =
  messages
