import { fuzzEveryProcedure } from '../support/fuzz.ts'
import { inFull } from '../support/in-full.ts'

fuzzEveryProcedure(inFull(1000, 30))
