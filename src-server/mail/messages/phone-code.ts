import { z } from 'zod'
import { brand } from '../../../shared/brand.ts'
import type { TextMessage } from '../message-definition.ts'

export const phoneCode: TextMessage<{ codeId: string }> = {
  facts: z.object({ codeId: z.string() }),
  // The code is derived only now: the queue holds none.
  sms: ({ codeId }, { secrets }) =>
    `${brand.name}: ${secrets.phoneCode(codeId)} is your confirmation code. We will never ask you for it. Not you? Ignore this.`,
}
