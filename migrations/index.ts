import type { Migration } from 'kysely'
import * as booking from './0001-booking.ts'
import * as accounts from './0002-accounts.ts'
import * as chat from './0003-chat.ts'
import * as admin from './0004-admin.ts'
import * as totals from './0005-totals.ts'
import * as publicFace from './0006-public.ts'
import * as installation from './0007-installation.ts'
import * as calendar from './0008-calendar.ts'
import * as sumsAtCommit from './0009-sums-at-commit.ts'
import * as limits from './0010-limits.ts'
import * as outboxPriority from './0011-outbox-priority.ts'
import * as guestOrders from './0012-guest-orders.ts'
import * as confirmedPhones from './0013-confirmed-phones.ts'
import * as visitorMailIndex from './0014-visitor-mail-index.ts'
import * as sentOnce from './0015-sent-once.ts'
import * as areas from './0016-areas.ts'
import * as professionals from './0017-professionals.ts'
import * as whereProfessionalsWork from './0018-where-professionals-work.ts'
import * as calendarFeeds from './0019-calendar-feeds.ts'
import * as whatCustomersKnow from './0020-what-customers-know.ts'
import * as invitations from './0021-invitations.ts'
import * as agreedTime from './0022-agreed-time.ts'
import * as foundByAddress from './0023-found-by-address.ts'
import * as outcome from './0024-outcome.ts'
import * as payments from './0025-payments.ts'
import * as answers from './0026-answers.ts'
import * as revenueByVisit from './0027-revenue-by-visit.ts'
import * as revenueByGroup from './0028-revenue-by-group.ts'
import * as claims from './0029-claims.ts'
import * as proposals from './0030-proposals.ts'
import * as customerRecords from './0031-customer-records.ts'
import * as redo from './0032-redo.ts'
import * as blockedMailbox from './0033-blocked-mailbox.ts'
import * as checks from './0034-checks.ts'
import * as bookingsOfCustomer from './0035-bookings-of-customer.ts'
import * as unpaidBookings from './0036-unpaid-bookings.ts'
import * as visitsAndReviews from './0037-visits-and-reviews.ts'
import * as fasterRevenueSums from './0038-faster-revenue-sums.ts'

/** In order; frozen once landed. A static list, because a bundle cannot read a folder. */
export const migrations: Record<string, Migration> = {
  '0001-booking': booking,
  '0002-accounts': accounts,
  '0003-chat': chat,
  '0004-admin': admin,
  '0005-totals': totals,
  '0006-public': publicFace,
  '0007-installation': installation,
  '0008-calendar': calendar,
  '0009-sums-at-commit': sumsAtCommit,
  '0010-limits': limits,
  '0011-outbox-priority': outboxPriority,
  '0012-guest-orders': guestOrders,
  '0013-confirmed-phones': confirmedPhones,
  '0014-visitor-mail-index': visitorMailIndex,
  '0015-sent-once': sentOnce,
  '0016-areas': areas,
  '0017-professionals': professionals,
  '0018-where-professionals-work': whereProfessionalsWork,
  '0019-calendar-feeds': calendarFeeds,
  '0020-what-customers-know': whatCustomersKnow,
  '0021-invitations': invitations,
  '0022-agreed-time': agreedTime,
  '0023-found-by-address': foundByAddress,
  '0024-outcome': outcome,
  '0025-payments': payments,
  '0026-answers': answers,
  '0027-revenue-by-visit': revenueByVisit,
  '0028-revenue-by-group': revenueByGroup,
  '0029-claims': claims,
  '0030-proposals': proposals,
  '0031-customer-records': customerRecords,
  '0032-redo': redo,
  '0033-blocked-mailbox': blockedMailbox,
  '0034-checks': checks,
  '0035-bookings-of-customer': bookingsOfCustomer,
  '0036-unpaid-bookings': unpaidBookings,
  '0037-visits-and-reviews': visitsAndReviews,
  '0038-faster-revenue-sums': fasterRevenueSums,
}
