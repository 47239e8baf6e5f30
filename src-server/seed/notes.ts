/** Internal notes on bookings. */
export const notes = [
  'Prefers text messages over calls.',
  'Asked for the same crew as last time.',
  'Parking is tight, send the small van.',
  'Called back, everything is as written.',
  'Called to confirm the gate code.',
  'Wants a written estimate for a second job as well.',
  'Hard of hearing: ring twice and wait.',
  'Paid by check last time, ask for a card on file.',
  'Good candidate for a regular plan, mention it after the visit.',
  'Landlord pays, tenant is on site.',
  'Second visit for the same problem. Send a senior technician.',
  'Left a voicemail about the arrival window.',
  'Bring drop cloths, new carpet on the stairs.',
] as const

/** Reasons for which the office cancels a booking. */
export const cancellationReasons = [
  'Our technician is out sick and nobody else is certified for this job. We are sorry.',
  'The part that we need is on back order until next month.',
  'High winds are forecast: the work would not be safe. We will call you with new times.',
  'You asked us by phone to cancel it.',
] as const
