/** The links in the header and the footer. */
export const mainLinks = [
  { to: '/services', label: 'Services' },
  { to: '/how-it-works', label: 'How it Works' },
  { to: '/reviews', label: 'Reviews' },
  { to: '/help', label: 'Help' },
] as const

export const footerLinks = [
  {
    title: 'Quick links',
    links: [
      { to: '/services', label: 'Services' },
      { to: '/how-it-works', label: 'How it Works' },
      { to: '/reviews', label: 'Reviews' },
      { to: '/about', label: 'About' },
      { to: '/contact', label: 'Contact' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { to: '/help', label: 'Help' },
      { to: '/how-to-articles', label: 'How-to Articles' },
      { to: '/best-practices', label: 'Best Practices' },
      { to: '/safety-security', label: 'Safety & Security' },
      { to: '/service-areas', label: 'Service Areas' },
      { to: '/faq', label: 'FAQ' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/privacy-policy', label: 'Privacy Policy' },
      { to: '/terms-conditions', label: 'Terms & Conditions' },
      { to: '/cookie-policy', label: 'Cookie Policy' },
    ],
  },
] as const
