import { useSyncExternalStore } from 'react'
import { findService, type Service } from '../../shared/catalogue.ts'
import { readSession, writeSession } from '../ui/session-store.ts'

const name = 'nestwright.chosen'
const listeners = new Set<() => void>()
const none: readonly Service[] = []
let chosen: readonly Service[] | undefined

/**
 * The services chosen for one order, in the order they were added; kept for the browser session. The catalogue and the
 * chat share this list.
 */
export function chosenServices(): readonly Service[] {
  chosen ??= (readSession(name) ?? '').split(',').flatMap((id) => findService(id) ?? [])
  return chosen
}

function choose(services: readonly Service[]): void {
  chosen = services
  writeSession(name, services.map(({ id }) => id).join(','))
  for (const listener of listeners) listener()
}

/** Adds the service to the list, or removes it. */
export function toggleChosen(service: Service): void {
  const others = chosenServices().filter(({ id }) => id !== service.id)
  choose(others.length < chosenServices().length ? others : [...others, service])
}

/** Adds and removes services; ones that are already in the list are left as they are. */
export function adjustChosen(added: readonly string[], removed: readonly string[]): void {
  const kept = chosenServices().filter(({ id }) => !removed.includes(id))
  const fresh = added.flatMap((id) => findService(id) ?? []).filter((one) => !kept.includes(one))
  if (fresh.length > 0 || kept.length < chosenServices().length) choose([...kept, ...fresh])
}

export const clearChosen = () => choose([])

export const useChosenServices = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    chosenServices,
    () => none,
  )
