/** The company's name and contact details. No other source file repeats them. */
export const brand = {
  name: 'Nestwright',
  version: '1.0.0',
  phone: '(555) 014-0123',
  phoneHref: 'tel:+15550140123',
  email: 'support@nestwright.example',
  emailHref: 'mailto:support@nestwright.example',
  /** When people answer the phone. */
  phoneHours: 'Mon-Sun 6 AM-10 PM',
  /** The office's hours: within them an email is answered in a few hours. */
  supportHours: [
    { days: 'Mon-Fri', hours: '7 AM-10 PM' },
    { days: 'Sat', hours: '8 AM-8 PM' },
    { days: 'Sun', hours: '9 AM-6 PM' },
  ],
} as const
