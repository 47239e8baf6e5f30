import { paymentIdInput, recordPaymentInput, voidPaymentInput } from '../../../shared/payments.ts'
import { adminProcedure, router } from '../../trpc.ts'
import { recordPayment } from './record-payment.ts'
import { sendReceiptAgain } from './send-receipt.ts'
import { voidPayment } from './void-payment.ts'

export const adminPaymentsRouter = router({
  record: adminProcedure
    .input(recordPaymentInput)
    .mutation(({ ctx, input }) => recordPayment(ctx, input)),
  void: adminProcedure
    .input(voidPaymentInput)
    .mutation(({ ctx, input }) => voidPayment(ctx, input)),
  sendReceipt: adminProcedure
    .input(paymentIdInput)
    .mutation(({ ctx, input }) => sendReceiptAgain(ctx, input)),
})
