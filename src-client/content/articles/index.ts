import type { Article } from './article.ts'
import { carpetStainsByKind } from './carpet-stains-by-kind.ts'
import { changeHvacFilter } from './change-hvac-filter.ts'
import { fixRunningToilet } from './fix-running-toilet.ts'
import { garageDoorOrApplianceStopped } from './garage-door-or-appliance-stopped.ts'
import { guttersChimneyPipesForWinter } from './gutters-chimney-pipes-for-winter.ts'
import { homeMaintenanceSchedule } from './home-maintenance-schedule.ts'
import { plumbingYourselfOrProfessional } from './plumbing-yourself-or-professional.ts'
import { prepareForProfessionalCleaning } from './prepare-for-professional-cleaning.ts'
import { trippingBreakerDeadOutlet } from './tripping-breaker-dead-outlet.ts'

/** The how-to articles, in the order of their page. */
export const articles: readonly Article[] = [
  prepareForProfessionalCleaning,
  plumbingYourselfOrProfessional,
  homeMaintenanceSchedule,
  trippingBreakerDeadOutlet,
  changeHvacFilter,
  fixRunningToilet,
  garageDoorOrApplianceStopped,
  carpetStainsByKind,
  guttersChimneyPipesForWinter,
]
