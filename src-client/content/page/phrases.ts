import { brand } from '../../../shared/brand.ts'
import { bundles, multiServiceDiscount } from '../../../shared/bundles.ts'
import { serviceTitle } from '../../../shared/catalogue.ts'
import { formatCents } from '../../../shared/format/money.ts'

/** The office's hours, in one line. */
export const supportHours = brand.supportHours
  .map(({ days, hours }) => `${days} ${hours}`)
  .join(', ')

/** The discounts for booking services together, one line each. */
export const savingLines: string[] = [
  ...bundles.map(
    ({ services, savings }) =>
      `${services.map((id) => serviceTitle(id)).join(' + ')}: ${formatCents(savings)} off`,
  ),
  `${multiServiceDiscount.atLeast} or more services: another ${multiServiceDiscount.percent}% off`,
]
