import { brand } from '../../../shared/brand.ts'
import { promises } from '../../../shared/promises.ts'
import { settings } from '../../settings.ts'
import type { Question } from './question.ts'

/** The four questions on the landing page. */
export const landingQuestions: Question[] = [
  {
    slug: 'price-before-booking',
    question: 'Will I know the price before I book?',
    answer: [
      'Yes. The estimate follows your answers as you type, and the quote page shows every fee and saving before you pick a time. You need no account to see it.',
    ],
  },
  {
    slug: 'where-you-work',
    question: 'Do you work where I live?',
    answer: [
      `We serve metro areas in ${settings.servedAreas}. Enter your zip code at the top of this page to check.`,
      `Next are ${settings.comingAreas}.`,
    ],
  },
  {
    slug: 'insured-professionals',
    question: 'Are the professionals insured?',
    answer: [
      `Yes, with liability coverage of up to ${promises.liabilityCover} and property damage coverage of up to ${promises.propertyDamageCover}. They are also background-checked. Safety & Security lists every limit.`,
    ],
  },
  {
    slug: 'is-the-assistant-a-person',
    question: 'Is the assistant a real person?',
    answer: [
      `No, it is software, and it says so. It answers at any hour and needs no sign-in. Its prices and available times are the same as on the booking pages. To talk to a person, call ${brand.phone}.`,
    ],
  },
]
