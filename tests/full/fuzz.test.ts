import { fuzzEveryProcedure } from '../support/fuzz.ts'

fuzzEveryProcedure(1000)
