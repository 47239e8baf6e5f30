import {
  adminCancelInput,
  bookingIdInput,
  bookingListInput,
  bookingNoteInput,
  cancelSelectionInput,
} from '../../shared/admin/bookings.ts'
import { customerIdInput, customerListInput } from '../../shared/admin/customers.ts'
import { analyticsInput, periodInput } from '../../shared/admin/figures.ts'
import {
  answerMessageInput,
  mailIdInput,
  mailListInput,
  messageListInput,
} from '../../shared/admin/inbox.ts'
import { leadIdInput, leadListInput, updateLeadInput } from '../../shared/admin/leads.ts'
import {
  hideReviewInput,
  replyToReviewInput,
  reviewListInput,
  showReviewInput,
} from '../../shared/admin/reviews.ts'
import {
  addSeatInput,
  changeTimesInput,
  holidayDateInput,
  holidayInput,
  timeInput,
  weekInput,
} from '../../shared/admin/schedule.ts'
import { actionListInput, demoteInput, promoteInput } from '../../shared/admin/settings.ts'
import { advanceInput } from '../../shared/booking.ts'
import { adminProcedure, router } from '../trpc.ts'
import { addNote } from './bookings/add-note.ts'
import { advanceBooking } from './bookings/advance-booking.ts'
import { cancelForBusiness } from './bookings/cancel-for-business.ts'
import { cancelSelection } from './bookings/cancel-selection.ts'
import { findBookings } from './bookings/find-bookings.ts'
import { readBooking } from './bookings/read-booking.ts'
import { findCustomers } from './customers/find-customers.ts'
import { readCustomer } from './customers/read-customer.ts'
import { readAnalytics } from './figures/read-analytics.ts'
import { readChanges } from './figures/read-changes.ts'
import { readOverview } from './figures/read-overview.ts'
import { readRevenue } from './figures/read-revenue.ts'
import { countLeads, findLeads } from './leads/find-leads.ts'
import { readLead } from './leads/read-lead.ts'
import { updateLead } from './leads/update-lead.ts'
import { findMail } from './mail/find-mail.ts'
import { sendAgain } from './mail/send-again.ts'
import { answerMessage } from './messages/answer-message.ts'
import { findMessages } from './messages/find-messages.ts'
import { readExperience } from './messages/read-experience.ts'
import { countReviews, findReviews } from './reviews/find-reviews.ts'
import { hideReview, replyToReview, showReview } from './reviews/moderate-review.ts'
import { addSeat, changeTimes } from './schedule/change-times.ts'
import { addHoliday, listHolidays, removeHoliday } from './schedule/holidays.ts'
import { readTime } from './schedule/read-time.ts'
import { readWeek } from './schedule/read-week.ts'
import { demote, listAdmins, promote } from './settings/admins.ts'
import { findActions } from './settings/find-actions.ts'
import { systemInformation } from './settings/system-information.ts'

const admin = adminProcedure

export const adminRouter = router({
  overview: admin.query(({ ctx }) => readOverview(ctx)),
  changes: admin.query(({ ctx }) => readChanges(ctx)),
  analytics: admin.input(analyticsInput).query(({ ctx, input }) => readAnalytics(ctx, input)),
  revenue: admin.input(periodInput).query(({ ctx, input }) => readRevenue(ctx, input)),

  bookings: admin.input(bookingListInput).query(({ ctx, input }) => findBookings(ctx, input)),
  booking: admin.input(bookingIdInput).query(({ ctx, input }) => readBooking(ctx, input)),
  advanceBooking: admin
    .input(advanceInput)
    .mutation(({ ctx, input }) => advanceBooking(ctx, input)),
  cancelBooking: admin
    .input(adminCancelInput)
    .mutation(({ ctx, input }) => cancelForBusiness(ctx, input)),
  cancelSelection: admin
    .input(cancelSelectionInput)
    .mutation(({ ctx, input }) => cancelSelection(ctx, input)),
  addNote: admin.input(bookingNoteInput).mutation(({ ctx, input }) => addNote(ctx, input)),

  week: admin.input(weekInput).query(({ ctx, input }) => readWeek(ctx, input)),
  time: admin.input(timeInput).query(({ ctx, input }) => readTime(ctx, input)),
  changeTimes: admin.input(changeTimesInput).mutation(({ ctx, input }) => changeTimes(ctx, input)),
  addSeat: admin.input(addSeatInput).mutation(({ ctx, input }) => addSeat(ctx, input)),
  holidays: admin.query(({ ctx }) => listHolidays(ctx)),
  addHoliday: admin.input(holidayInput).mutation(({ ctx, input }) => addHoliday(ctx, input)),
  removeHoliday: admin
    .input(holidayDateInput)
    .mutation(({ ctx, input }) => removeHoliday(ctx, input)),

  customers: admin.input(customerListInput).query(({ ctx, input }) => findCustomers(ctx, input)),
  customer: admin.input(customerIdInput).query(({ ctx, input }) => readCustomer(ctx, input)),

  reviews: admin.input(reviewListInput).query(({ ctx, input }) => findReviews(ctx, input)),
  reviewCounts: admin.query(({ ctx }) => countReviews(ctx)),
  hideReview: admin.input(hideReviewInput).mutation(({ ctx, input }) => hideReview(ctx, input)),
  showReview: admin.input(showReviewInput).mutation(({ ctx, input }) => showReview(ctx, input)),
  replyToReview: admin
    .input(replyToReviewInput)
    .mutation(({ ctx, input }) => replyToReview(ctx, input)),

  leads: admin.input(leadListInput).query(({ ctx, input }) => findLeads(ctx, input)),
  leadCounts: admin.query(({ ctx }) => countLeads(ctx)),
  lead: admin.input(leadIdInput).query(({ ctx, input }) => readLead(ctx, input)),
  updateLead: admin.input(updateLeadInput).mutation(({ ctx, input }) => updateLead(ctx, input)),

  messages: admin.input(messageListInput).query(({ ctx, input }) => findMessages(ctx, input)),
  experience: admin.query(({ ctx }) => readExperience(ctx)),
  answerMessage: admin
    .input(answerMessageInput)
    .mutation(({ ctx, input }) => answerMessage(ctx, input)),
  mail: admin.input(mailListInput).query(({ ctx, input }) => findMail(ctx, input)),
  sendAgain: admin.input(mailIdInput).mutation(({ ctx, input }) => sendAgain(ctx, input)),

  admins: admin.query(({ ctx }) => listAdmins(ctx)),
  promote: admin.input(promoteInput).mutation(({ ctx, input }) => promote(ctx, input)),
  demote: admin.input(demoteInput).mutation(({ ctx, input }) => demote(ctx, input)),
  system: admin.query(({ ctx }) => systemInformation(ctx)),
  actions: admin.input(actionListInput).query(({ ctx, input }) => findActions(ctx, input)),
})
