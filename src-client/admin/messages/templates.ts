/** Beginnings of answers that the office gives often. The greeting and the signature are added when it is sent. */
export const answerTemplates = {
  'Move a visit':
    'To move your visit, open the link in your confirmation email and choose Reschedule. If none of the times work, tell us which days do, and we’ll move it for you.',
  'Price question':
    'The price on our site is based on your answers, and it’s what you pay. If the job turns out to be bigger, we’ll ask you before we do more.',
  'Something went wrong':
    'I’m sorry your visit didn’t go as expected. We’ll look into it within 24 hours and then either redo the work or refund you.',
  'Call back':
    'Thank you for your message. Could you tell us when we can reach you by phone? We will call you then.',
} as const
