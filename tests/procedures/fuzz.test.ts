import { inFull } from '../support/extent.ts'
import { fuzzEveryProcedure } from '../support/fuzz.ts'

fuzzEveryProcedure(inFull(1000, 30))
