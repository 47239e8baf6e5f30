import * as z from 'zod/mini'
import { mailFilters } from '../../shared/admin/mail-statuses.ts'
import { bookingStatuses } from '../../shared/booking-status.ts'
import { serviceIds } from '../../shared/catalogue.ts'
import { leadStatuses } from '../../shared/leads.ts'
import { dateParam, integerParam, optionParam, textParam } from '../ui/page/search-params.ts'

/** Where a page of a list begins: after or before the row that a cursor names. */
export const pageSearch = z.object({ after: textParam(600), before: textParam(600) })
export type PageCursor = z.infer<typeof pageSearch>

const direction = optionParam(['newest', 'oldest'])
const search = textParam(120)
/** The id of the record whose drawer is open. */
const open = textParam(64)

export const periodSearch = z.object({ from: dateParam, to: dateParam })
export type Period = z.infer<typeof periodSearch>

export const bookingSearch = z.extend(pageSearch, {
  search,
  status: optionParam(bookingStatuses),
  serviceId: optionParam(serviceIds),
  by: optionParam(['created', 'scheduled']),
  direction,
  ...periodSearch.shape,
  open,
})
export type BookingSearch = z.infer<typeof bookingSearch>

export const leadSearch = z.extend(pageSearch, {
  status: optionParam(leadStatuses),
  minScore: integerParam(0, 100),
  by: optionParam(['updated', 'score']),
  open,
})
export type LeadSearch = z.infer<typeof leadSearch>

export const customerSearch = z.extend(pageSearch, { search, direction })
export type CustomerSearch = z.infer<typeof customerSearch>

export const mailSearch = z.extend(pageSearch, { show: optionParam(mailFilters) })
export type MailSearch = z.infer<typeof mailSearch>

export const messageSearch = z.extend(pageSearch, { show: optionParam(['unanswered', 'all']) })
export type MessageSearch = z.infer<typeof messageSearch>

export const revenueSearch = z.extend(pageSearch, periodSearch.shape)
export type RevenueSearch = z.infer<typeof revenueSearch>

export const reviewSearch = z.extend(pageSearch, { rating: integerParam(1, 5), direction, open })
export type ReviewSearch = z.infer<typeof reviewSearch>

export const scheduleSearch = z.object({
  /** The first of the seven days; today by default. */
  week: dateParam,
  serviceId: optionParam(serviceIds),
  /** The open time as a date and a time, such as `2026-11-23 10:00`. */
  open: textParam(16),
})
export type ScheduleSearch = z.infer<typeof scheduleSearch>
