import {
  addSeatInput,
  changeTimesInput,
  holidayDateInput,
  holidayInput,
  timeInput,
  weekInput,
} from '../../../shared/admin/schedule.ts'
import { adminProcedure, router } from '../../trpc.ts'
import { addSeat, changeTimes } from './change-times.ts'
import { addHoliday, listHolidays, removeHoliday } from './holidays.ts'
import { readTime } from './read-time.ts'
import { readWeek } from './read-week.ts'

export const adminScheduleRouter = router({
  week: adminProcedure.input(weekInput).query(({ ctx, input }) => readWeek(ctx, input)),
  time: adminProcedure.input(timeInput).query(({ ctx, input }) => readTime(ctx, input)),
  changeTimes: adminProcedure
    .input(changeTimesInput)
    .mutation(({ ctx, input }) => changeTimes(ctx, input)),
  addSeat: adminProcedure.input(addSeatInput).mutation(({ ctx, input }) => addSeat(ctx, input)),
  holidays: adminProcedure.query(({ ctx }) => listHolidays(ctx)),
  addHoliday: adminProcedure
    .input(holidayInput)
    .mutation(({ ctx, input }) => addHoliday(ctx, input)),
  removeHoliday: adminProcedure
    .input(holidayDateInput)
    .mutation(({ ctx, input }) => removeHoliday(ctx, input)),
})
