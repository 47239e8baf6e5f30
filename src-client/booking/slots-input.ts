import { isZip, type Where } from '../where/where-store.ts'

/** Asks for the times of these services where the job is; of one service, with the professional who is asked for. */
export function slotsInput(
  serviceIds: readonly string[],
  { zip }: Where,
  professionals: Record<string, string> = {},
) {
  const [first = ''] = serviceIds
  const professionalId = serviceIds.length === 1 ? professionals[first] : undefined
  return {
    serviceIds: [...serviceIds],
    ...(isZip(zip) ? { zip } : {}),
    ...(professionalId ? { professionalId } : {}),
  }
}
