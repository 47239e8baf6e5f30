import { services } from '../../../shared/catalogue.ts'
import { policy } from '../../../shared/policy.ts'

/** How it works, in four steps. */
export const steps: { title: string; text: string; details: string }[] = [
  {
    title: 'Tell Us What You Need',
    text: 'Choose a service and answer a few questions about the job. The price moves with your answers.',
    details: `There are ${services.length} services to choose from, and you can put several in one order. If you are not sure which one fits, describe the problem to the assistant: it names the service, asks what is still open, and fills in the form.`,
  },
  {
    title: 'Get Matched with Pros',
    text: 'You see your price at once, and only times that are still open. A professional is assigned after you book.',
    details:
      'The calendar never offers a time that is taken. Once you have booked, a professional who is verified, background-checked and insured is assigned to your visit, and we write to you again.',
  },
  {
    title: 'Schedule & Confirm',
    text: 'Pick a day and a time, leave your address, and confirm. No account is needed.',
    details: `Visits last two hours and start on the hour. The time zone is shown beside each time. Changed your mind? Rescheduling a pending booking is free, and so is cancelling up to ${policy.freeCancellationHours} hours before.`,
  },
  {
    title: 'Relax & Enjoy',
    text: 'Your professional calls before arriving, does the work, and you tell us how it went.',
    details: `We remind you ${policy.reminderHours} hours before the visit, and the professional calls ${policy.callAheadMinutes} minutes before arrival. Payment is due after the visit. Then you can leave a review, once for each booking.`,
  },
]
