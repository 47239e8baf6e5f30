import { demoCustomer } from './plan/demo-customer.ts'

/** The password of the demo accounts; in development only. */
export const demoPassword = 'nestwright-demo'

/** The administrators. Only the first one has a password. */
export const demoAdmins = [
  { email: 'admin@example.com', name: 'Alex Morgan', phone: '(518) 555-0100' },
  { email: 'dana.whitfield@example.com', name: 'Dana Whitfield', phone: '(518) 555-0101' },
] as const

export interface DemoSignIn {
  role: 'admin' | 'customer'
  email: string
  password: string
}

export const demoSignIns: readonly DemoSignIn[] = [
  { role: 'admin', email: demoAdmins[0].email, password: demoPassword },
  { role: 'customer', email: demoCustomer.email, password: demoPassword },
]
