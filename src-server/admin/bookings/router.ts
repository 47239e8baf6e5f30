import {
  adminCancelInput,
  assignManyInput,
  bookingIdInput,
  bookingIdsInput,
  bookingListInput,
  bookingNoteInput,
  cancelManyInput,
  editBookingInput,
  endVisitInput,
  messageManyInput,
  previewEditInput,
  undoManyInput,
  undoStatusInput,
} from '../../../shared/admin/bookings.ts'
import { assignInput, moveInput, moveManyInput } from '../../../shared/admin/professionals.ts'
import { updateStatusInput } from '../../../shared/booking.ts'
import { proposeExtraInput, withdrawExtraInput } from '../../../shared/proposals.ts'
import { adminProcedure, router } from '../../trpc.ts'
import { addNote } from './add-note.ts'
import { assignMany } from './assign-many.ts'
import { cancelAsAdmin } from './cancel-as-admin.ts'
import { cancelMany } from './cancel-many.ts'
import { confirmMany } from './confirm-many.ts'
import { editBooking } from './edit-booking.ts'
import { previewEdit } from './edited-prices.ts'
import { endVisit } from './end-visit.ts'
import { proposeExtra, withdrawExtra } from './extra-work.ts'
import { findBookings } from './find-bookings.ts'
import { listCandidates } from './list-candidates.ts'
import { messageMany } from './message-many.ts'
import { assignProfessional, moveBooking } from './move-booking.ts'
import { moveMany } from './move-many.ts'
import { moveToNearest } from './move-to-nearest.ts'
import { offerTimes } from './offer-times.ts'
import { previewTimes } from './preview-times.ts'
import { readBooking } from './read-booking.ts'
import { undoMany } from './undo-many.ts'
import { undoStatus } from './undo-status.ts'
import { updateBookingStatus } from './update-booking-status.ts'

export const adminBookingsRouter = router({
  list: adminProcedure.input(bookingListInput).query(({ ctx, input }) => findBookings(ctx, input)),
  get: adminProcedure.input(bookingIdInput).query(({ ctx, input }) => readBooking(ctx, input)),
  updateStatus: adminProcedure
    .input(updateStatusInput)
    .mutation(({ ctx, input }) => updateBookingStatus(ctx, input)),
  confirmMany: adminProcedure
    .input(bookingIdsInput)
    .mutation(({ ctx, input }) => confirmMany(ctx, input)),
  moveToNearest: adminProcedure
    .input(bookingIdsInput)
    .mutation(({ ctx, input }) => moveToNearest(ctx, input)),
  assignMany: adminProcedure
    .input(assignManyInput)
    .mutation(({ ctx, input }) => assignMany(ctx, input)),
  messageMany: adminProcedure
    .input(messageManyInput)
    .mutation(({ ctx, input }) => messageMany(ctx, input)),
  moveMany: adminProcedure.input(moveManyInput).mutation(({ ctx, input }) => moveMany(ctx, input)),
  /** The times that moving or offering would choose from. */
  previewTimes: adminProcedure
    .input(bookingIdsInput)
    .query(({ ctx, input }) => previewTimes(ctx, input)),
  offerTimes: adminProcedure
    .input(bookingIdsInput)
    .mutation(({ ctx, input }) => offerTimes(ctx, input)),
  proposeExtra: adminProcedure
    .input(proposeExtraInput)
    .mutation(({ ctx, input }) => proposeExtra(ctx, input)),
  withdrawExtra: adminProcedure
    .input(withdrawExtraInput)
    .mutation(({ ctx, input }) => withdrawExtra(ctx, input)),
  undoStatus: adminProcedure
    .input(undoStatusInput)
    .mutation(({ ctx, input }) => undoStatus(ctx, input)),
  undoMany: adminProcedure.input(undoManyInput).mutation(({ ctx, input }) => undoMany(ctx, input)),
  edit: adminProcedure
    .input(editBookingInput)
    .mutation(({ ctx, input }) => editBooking(ctx, input)),
  previewEdit: adminProcedure
    .input(previewEditInput)
    .query(({ ctx, input }) => previewEdit(ctx, input)),
  endVisit: adminProcedure.input(endVisitInput).mutation(({ ctx, input }) => endVisit(ctx, input)),
  cancel: adminProcedure
    .input(adminCancelInput)
    .mutation(({ ctx, input }) => cancelAsAdmin(ctx, input)),
  cancelMany: adminProcedure
    .input(cancelManyInput)
    .mutation(({ ctx, input }) => cancelMany(ctx, input)),
  /** Who could come to a booking, the best first. */
  candidates: adminProcedure
    .input(bookingIdInput)
    .query(({ ctx, input }) => listCandidates(ctx, input)),
  assign: adminProcedure
    .input(assignInput)
    .mutation(({ ctx, input }) => assignProfessional(ctx, input)),
  move: adminProcedure.input(moveInput).mutation(({ ctx, input }) => moveBooking(ctx, input)),
  addNote: adminProcedure.input(bookingNoteInput).mutation(({ ctx, input }) => addNote(ctx, input)),
})
