import { useHydrated } from '@tanstack/react-router'

/** What this visitor's address or browser says; the value of the prerendered page until that is hydrated. */
export const useHydratedValue = <Value>(value: Value, prerendered: Value): Value =>
  useHydrated() ? value : prerendered
