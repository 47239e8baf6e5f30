/** Beginnings of answers that the office gives often. The greeting and the signature are added when it is sent. */
export const answerTemplates = {
  'Move a visit':
    'To move your visit, open the link in your confirmation email and choose Reschedule. If no time there suits you, tell us which days do, and we will move it for you.',
  'Price question':
    'The price on our site follows from your answers, and it is what you pay. If the work turns out to be larger, we ask you before we do more.',
  'Something went wrong':
    'I am sorry that your visit did not go as it should. We will look into it within 24 hours, and then either do the work again or refund you.',
  'Call back':
    'Thank you for your message. Could you tell us when we can reach you by phone? We will call you then.',
} as const
