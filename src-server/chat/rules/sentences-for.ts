import type { Known } from '../known.ts'
import { en, type Sentences } from './sentences/en.ts'
import { es } from './sentences/es.ts'

/** The assistant's sentences in the customer's language. */
export const sentencesFor = ({ language }: Known): Sentences => (language === 'es' ? es : en)
