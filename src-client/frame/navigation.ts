import { linkOptions } from '@tanstack/react-router'

/** The links in the header. */
export const mainLinks = linkOptions([
  { to: '/services', label: 'Services' },
  { to: '/how-it-works', label: 'How it Works' },
  { to: '/reviews', label: 'Reviews' },
  { to: '/help', label: 'Help' },
])

/** The titles of the footer's groups of links, in their order. */
export const footerGroups = ['Quick links', 'Resources', 'Legal'] as const

/** A page's link in the footer, as its route has it. */
export interface FooterLink {
  group: (typeof footerGroups)[number]
  /** Its position in the group. */
  order: number
  /** The page's title by default. */
  label?: string
}
