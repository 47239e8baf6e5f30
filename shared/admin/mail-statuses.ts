export const mailStatuses = ['queued', 'waiting', 'sent', 'failed', 'held'] as const
export type MailStatus = (typeof mailStatuses)[number]

/** What the list of mails shows: those in one status, or what could not be delivered so far or for good. */
export const mailFilters = [...mailStatuses, 'undelivered'] as const
export type MailFilter = (typeof mailFilters)[number]
