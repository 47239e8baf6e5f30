import type { AnyRoute, AnyRouter } from '@tanstack/react-router'

/** The routes that are pages, not layouts around pages. */
export const pageRoutes = ({ routesById }: Pick<AnyRouter, 'routesById'>): AnyRoute[] =>
  Object.values<AnyRoute>(routesById).filter(({ children }) => !children)
