import { bundles, multiServiceDiscount } from '../../../shared/bundles.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { policy } from '../../../shared/policy.ts'
import { marketingFigures, promises } from '../../../shared/promises.ts'

const savings = bundles.map((bundle) => bundle.savings)
const [smallestBundle, bestBundle] = [Math.min(...savings), Math.max(...savings)]

/** Why customers choose us. */
export const reasons: {
  title: string
  text: string
  icon: 'shield' | 'tag' | 'clock' | 'smile' | 'bundle' | 'chat'
}[] = [
  {
    icon: 'tag',
    title: 'See your price first',
    text: 'You see every fee and every saving before we ask who you are. What the quote says is what the booking says.',
  },
  {
    icon: 'shield',
    title: 'Verified professionals',
    text: `Background-checked, licensed where the trade needs it, and insured with up to ${promises.liabilityCover} of liability coverage.`,
  },
  {
    icon: 'clock',
    title: 'Times that are really available',
    text: 'The calendar shows only times that can still be booked. One that you book is yours alone, from that moment on.',
  },
  {
    icon: 'bundle',
    title: 'Bundle and save',
    text: `Services booked together cost less: ${formatCents(smallestBundle)} to ${formatCents(bestBundle)} for each set, plus another ${multiServiceDiscount.percent}% off ${multiServiceDiscount.atLeast} services or more.`,
  },
  {
    icon: 'smile',
    title: 'Done right, or your money back',
    text: `Not satisfied? Say so within ${promises.claimHours} hours, and we do it again or give you all of your money back. ${marketingFigures.satisfactionPercent}% of customers are satisfied.`,
  },
  {
    icon: 'chat',
    title: 'Change your mind freely',
    text: `Cancelling is free up to ${policy.freeCancellationHours} hours before, and moving a pending booking is free. You do both yourself.`,
  },
]
