import { orderSigns } from './about-the-order.ts'
import { priceSigns } from './about-the-price.ts'
import { workSigns } from './about-the-work.ts'

/** Words of the questions that customers ask, by what they ask about. */
export const questionSigns = { ...orderSigns, ...priceSigns, ...workSigns } as const
