import type { ServiceId } from '../../../shared/catalogue.ts'
import asha from './avatars/asha.svg'
import georgeAndPam from './avatars/george-and-pam.svg'
import lucia from './avatars/lucia.svg'
import marcus from './avatars/marcus.svg'
import renee from './avatars/renee.svg'
import tom from './avatars/tom.svg'

/** A testimonial that shows what reviews look like. No customer wrote it, so every page labels it as a sample. */
export interface SampleReview {
  id: string
  name: string
  location: string
  serviceId: ServiceId
  rating: 1 | 2 | 3 | 4 | 5
  date: string
  text: string
  helpful: number
  /** The URL of a drawn portrait. */
  avatar: string
  /** Whether a customer like this one would have a completed booking. */
  verified: boolean
}

export const sampleReviews: readonly SampleReview[] = [
  {
    id: 'sample-1',
    name: 'Renee T.',
    location: 'Albany, NY',
    serviceId: 'house-cleaning',
    rating: 5,
    date: '2 weeks ago',
    text: 'Two people came at 10 sharp and worked from the top floor down. They moved the couch without being asked, and the oven looks like the day we bought it.',
    helpful: 24,
    avatar: renee,
    verified: true,
  },
  {
    id: 'sample-2',
    name: 'Marcus D.',
    location: 'Hartford, CT',
    serviceId: 'plumbing',
    rating: 5,
    date: '3 weeks ago',
    text: 'The price in the quote was the price on the booking. He showed me the cracked washer, replaced it, and ran the dishwasher twice before he left.',
    helpful: 19,
    avatar: marcus,
    verified: true,
  },
  {
    id: 'sample-3',
    name: 'Lucia F.',
    location: 'Jersey City, NJ',
    serviceId: 'local-moving',
    rating: 5,
    date: '1 month ago',
    text: 'Third floor, no elevator, a piano. They measured the staircase first and took the banister off. Nothing was scratched, and they were done in the two hours.',
    helpful: 31,
    avatar: lucia,
    verified: true,
  },
  {
    id: 'sample-4',
    name: 'Tom W.',
    location: 'Buffalo, NY',
    serviceId: 'lawn-care',
    rating: 4,
    date: '1 month ago',
    text: 'The edges along the fence took a second pass, which they came back for the next morning. The lawn has not looked this even in years.',
    helpful: 8,
    avatar: tom,
    verified: true,
  },
  {
    id: 'sample-5',
    name: 'Asha R.',
    location: 'Boston, MA',
    serviceId: 'electrical',
    rating: 5,
    date: '2 months ago',
    text: 'A light that flickered every evening turned out to be one loose neutral. She found it in twenty minutes and labeled the whole panel while she was there.',
    helpful: 27,
    avatar: asha,
    verified: true,
  },
  {
    id: 'sample-6',
    name: 'George and Pam L.',
    location: 'Tampa, FL',
    serviceId: 'pest-control',
    rating: 5,
    date: '2 months ago',
    text: 'He asked about the dogs before he opened his case, used bait only where they cannot get, and showed us the gap under the door where the ants come in.',
    helpful: 15,
    avatar: georgeAndPam,
    verified: false,
  },
]

/** Stars and their share of the reviews, in percent. */
export const ratingBreakdown = [
  { stars: 5, percent: 89 },
  { stars: 4, percent: 8 },
  { stars: 3, percent: 2 },
  { stars: 2, percent: 0.5 },
  { stars: 1, percent: 0.5 },
] as const

/** Ratings by kind of work: samples that add up to the stated number of reviews. */
export const sampleCategoryRatings = [
  { name: 'Cleaning', rating: 4.9, reviews: 5214 },
  { name: 'Repairs', rating: 4.9, reviews: 4386 },
  { name: 'Outdoor', rating: 4.8, reviews: 2471 },
  { name: 'Moving', rating: 4.9, reviews: 1908 },
  { name: 'Installation', rating: 4.9, reviews: 1126 },
  { name: 'Improvement', rating: 4.8, reviews: 742 },
] as const
