import {
  blockInput,
  customerEmailInput,
  customerListInput,
  customerNoteInput,
  customerRefInput,
  guestListInput,
  mergeInput,
  tagsInput,
} from '../../../shared/admin/customers.ts'
import { adminProcedure, router } from '../../trpc.ts'
import { addCustomerNote } from './add-customer-note.ts'
import { findCustomers } from './find-customers.ts'
import { findGuests } from './find-guests.ts'
import { mergeCustomers, separateCustomer } from './merge-customers.ts'
import { readCustomer } from './read-customer.ts'
import { blockCustomer, saveTags, unblockCustomer } from './update-record.ts'

export const adminCustomersRouter = router({
  list: adminProcedure
    .input(customerListInput)
    .query(({ ctx, input }) => findCustomers(ctx, input)),
  guests: adminProcedure.input(guestListInput).query(({ ctx, input }) => findGuests(ctx, input)),
  get: adminProcedure.input(customerRefInput).query(({ ctx, input }) => readCustomer(ctx, input)),
  saveTags: adminProcedure.input(tagsInput).mutation(({ ctx, input }) => saveTags(ctx, input)),
  addNote: adminProcedure
    .input(customerNoteInput)
    .mutation(({ ctx, input }) => addCustomerNote(ctx, input)),
  block: adminProcedure.input(blockInput).mutation(({ ctx, input }) => blockCustomer(ctx, input)),
  unblock: adminProcedure
    .input(customerEmailInput)
    .mutation(({ ctx, input }) => unblockCustomer(ctx, input)),
  merge: adminProcedure.input(mergeInput).mutation(({ ctx, input }) => mergeCustomers(ctx, input)),
  separate: adminProcedure
    .input(customerEmailInput)
    .mutation(({ ctx, input }) => separateCustomer(ctx, input)),
})
