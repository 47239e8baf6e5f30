import type { z } from 'zod/mini'
import { claimFilters } from '../../shared/admin/claims.ts'
import { revenueGroups } from '../../shared/admin/figures.ts'
import { mailFilters } from '../../shared/admin/mail-statuses.ts'
import { bookingStatuses } from '../../shared/booking-status.ts'
import { serviceIds } from '../../shared/catalogue.ts'
import { leadStatuses } from '../../shared/leads.ts'
import {
  dateParam,
  integerParam,
  optionParam,
  searchParams,
  textParam,
} from '../ui/page/search-params.ts'

const page = () => ({
  after: textParam(600),
  before: textParam(600),
  /** The number of the page's first row, from 1. */
  row: integerParam(1, 1e9),
})
const period = () => ({ from: dateParam(), to: dateParam() })
const direction = () => optionParam(['newest', 'oldest'])
const search = () => textParam(120)
/** The id of the record whose drawer is open. */
const open = () => textParam(64)

/** Where a page of a list begins: after or before the row that a cursor names. */
export const pageSearch = searchParams(page)
export type PageCursor = z.infer<typeof pageSearch>

export const periodSearch = searchParams(period)
export type Period = z.infer<typeof periodSearch>

export const bookingSearch = searchParams(() => ({
  ...page(),
  search: search(),
  status: optionParam(bookingStatuses),
  serviceId: optionParam(serviceIds),
  payment: optionParam(['unpaid']),
  by: optionParam(['created', 'scheduled']),
  direction: direction(),
  ...period(),
  open: open(),
}))
export type BookingSearch = z.infer<typeof bookingSearch>

/** What is known already of an order that the office takes: from a customer's page, a conversation, or an empty place on the board. */
export const newBookingSearch = searchParams(() => ({
  email: textParam(254),
  serviceId: optionParam(serviceIds),
  day: dateParam(),
  time: textParam(5),
  professionalId: textParam(64),
  /** The claim that the visit makes good, at no charge. */
  redoOf: textParam(64),
  /** The conversation whose customer it is for. */
  leadId: textParam(64),
}))
export type NewBookingSearch = z.infer<typeof newBookingSearch>

export const leadSearch = searchParams(() => ({
  ...page(),
  status: optionParam(leadStatuses),
  minScore: integerParam(0, 100),
  by: optionParam(['updated', 'score']),
  open: open(),
}))
export type LeadSearch = z.infer<typeof leadSearch>

export const customerSearch = searchParams(() => ({
  ...page(),
  search: search(),
  direction: direction(),
  show: optionParam(['guests']),
}))
export type CustomerSearch = z.infer<typeof customerSearch>

/** A guest's page. */
export const guestSearch = searchParams(() => ({ email: textParam(254) }))

export const mailSearch = searchParams(() => ({
  ...page(),
  show: optionParam(mailFilters),
  open: open(),
}))
export type MailSearch = z.infer<typeof mailSearch>

export const messageSearch = searchParams(() => ({
  ...page(),
  show: optionParam(['unanswered', 'all']),
  open: open(),
}))
export type MessageSearch = z.infer<typeof messageSearch>

export const claimSearch = searchParams(() => ({
  ...page(),
  show: optionParam(claimFilters),
  open: open(),
}))
export type ClaimSearch = z.infer<typeof claimSearch>

export const revenueSearch = searchParams(() => ({
  ...page(),
  ...period(),
  by: optionParam(['created', 'scheduled']),
  group: optionParam(revenueGroups),
}))
export type RevenueSearch = z.infer<typeof revenueSearch>

export const reviewSearch = searchParams(() => ({
  ...page(),
  rating: integerParam(1, 5),
  direction: direction(),
  open: open(),
}))
export type ReviewSearch = z.infer<typeof reviewSearch>

/** The day of the board, or the first of seven; today by default. */
const day = () => dateParam()

export const boardSearch = searchParams(() => ({ day: day(), open: open() }))
export type BoardSearch = z.infer<typeof boardSearch>

export const workloadSearch = searchParams(() => ({ day: day() }))
export type WorkloadSearch = z.infer<typeof workloadSearch>

export const timesSearch = searchParams(() => ({
  /** The first of the seven days; today by default. */
  week: dateParam(),
  serviceId: optionParam(serviceIds),
  /** The open time as a date and a time, such as `2026-11-23 10:00`. */
  open: textParam(16),
}))
export type TimesSearch = z.infer<typeof timesSearch>
