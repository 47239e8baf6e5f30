import { isZip, type Where } from '../where/where-store.ts'
import { together } from './together.ts'

/** Asks for the times of these services where the job is, with the professional who is asked for. */
export function slotsInput(
  serviceIds: readonly string[],
  { zip }: Where,
  professionals: Record<string, string> = {},
) {
  const professionalId = professionals[together(serviceIds)]
  return {
    serviceIds: [...serviceIds],
    ...(isZip(zip) ? { zip } : {}),
    ...(professionalId ? { professionalId } : {}),
  }
}
