import { z } from 'zod/mini'
import { line } from './text.ts'

export const suggestInput = z.object({ text: line(100, 'Write what you are looking for.') })
