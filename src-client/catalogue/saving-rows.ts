import { multiServiceDiscount, type Savings } from '../../shared/bundles.ts'

/** What is taken off an order, line by line. Cents, above 0. */
export const savingRows = ({ bundles, manyServicesDiscount }: Savings) =>
  [
    ...bundles.map(({ name, savings }) => ({ label: name, savings })),
    { label: `${multiServiceDiscount.percent}% off`, savings: manyServicesDiscount },
  ].filter(({ savings }) => savings > 0)
