import {
  addSeatInput,
  changeTimesInput,
  dayInput,
  freeAtInput,
  holidayDateInput,
  holidayInput,
  targetsInput,
  timeInput,
  weekInput,
} from '../../../shared/admin/schedule.ts'
import { shareInput } from '../../../shared/time/share-calendar.ts'
import { readFeed } from '../../calendar/feeds.ts'
import { adminProcedure, router } from '../../trpc.ts'
import { officeCalendar, shareOfficeCalendar } from './calendar.ts'
import { addSeat, changeTimes } from './change-times.ts'
import { addHoliday, listHolidays, removeHoliday } from './holidays.ts'
import { listFree } from './list-free.ts'
import { listTargets } from './list-targets.ts'
import { readDay } from './read-day.ts'
import { readTime } from './read-time.ts'
import { readWeek } from './read-week.ts'
import { readWorkload } from './read-workload.ts'

export const adminScheduleRouter = router({
  day: adminProcedure.input(dayInput).query(({ ctx, input }) => readDay(ctx, input)),
  workload: adminProcedure.input(dayInput).query(({ ctx, input }) => readWorkload(ctx, input)),
  targets: adminProcedure.input(targetsInput).query(({ ctx, input }) => listTargets(ctx, input)),
  freeAt: adminProcedure.input(freeAtInput).query(({ ctx, input }) => listFree(ctx, input)),
  week: adminProcedure.input(weekInput).query(({ ctx, input }) => readWeek(ctx, input)),
  time: adminProcedure.input(timeInput).query(({ ctx, input }) => readTime(ctx, input)),
  calendar: adminProcedure.query(({ ctx }) => readFeed(ctx, officeCalendar(ctx))),
  shareCalendar: adminProcedure
    .input(shareInput)
    .mutation(({ ctx, input }) => shareOfficeCalendar(ctx, input)),
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
