import {
  customerIdInput,
  customerListInput,
  guestListInput,
} from '../../../shared/admin/customers.ts'
import { adminProcedure, router } from '../../trpc.ts'
import { findCustomers } from './find-customers.ts'
import { findGuests } from './find-guests.ts'
import { readCustomer } from './read-customer.ts'

export const adminCustomersRouter = router({
  list: adminProcedure
    .input(customerListInput)
    .query(({ ctx, input }) => findCustomers(ctx, input)),
  guests: adminProcedure.input(guestListInput).query(({ ctx, input }) => findGuests(ctx, input)),
  get: adminProcedure.input(customerIdInput).query(({ ctx, input }) => readCustomer(ctx, input)),
})
