export const mailStatuses = ['queued', 'waiting', 'sent', 'failed', 'held'] as const
export type MailStatus = (typeof mailStatuses)[number]

/**
 * The filters of the list of emails: one status, or everything that could not be delivered, temporarily or for good.
 */
export const mailFilters = [...mailStatuses, 'undelivered'] as const
export type MailFilter = (typeof mailFilters)[number]
