/** What customers see of the person who comes. */
export interface ProfessionalProfile {
  id: string
  firstName: string
  /** One line. */
  about: string
  /** A small picture as a data URL. */
  picture: string | null
  /** Whether they still work for the company. */
  isActive: boolean
  /** Completed visits. */
  visits: number
  reviews: number
  /** Stars from 1 to 5 with one decimal; null before the first review. */
  rating: number | null
}

/** '4.8 ★ (12) · 120 visits', as far as there are any. */
export function recordOf({
  rating,
  reviews,
  visits,
}: Pick<ProfessionalProfile, 'rating' | 'reviews' | 'visits'>): string {
  const stars = rating === null ? [] : [`${rating.toFixed(1)} ★ (${reviews})`]
  const done = visits === 0 ? [] : [visits === 1 ? '1 visit' : `${visits} visits`]
  return [...stars, ...done].join(' · ')
}
