import { defaultPreferences } from '../../../../shared/people/customer.ts'
import { hashPassword } from '../../../auth/password/password.ts'
import type { SignedInContext } from '../../../context.ts'
import { demoCustomer } from '../plan/demo-customer.ts'
import type { BusinessPlan } from '../plan/plan-business.ts'
import { day, hour, type PlanTime } from '../plan/plan-time.ts'
import type { DemoCustomer } from '../plan/types.ts'
import { demoPassword } from '../sign-ins.ts'
import { addAccount } from './add-account.ts'
import type { Simulation } from './simulation.ts'

/** The users of customers with an account. */
export type Accounts = ReadonlyMap<DemoCustomer, SignedInContext['user']>

/** Creates accounts shortly before the first order or chat of a customer; at any time for those who have none. */
export async function addCustomers(simulation: Simulation, plan: BusinessPlan): Promise<Accounts> {
  const passwordHash = await hashPassword(demoPassword)
  const withAccount = plan.customers.filter(({ hasAccount }) => hasAccount)
  return new Map(
    await Promise.all(
      withAccount.map(async (customer, index) => {
        const { email, name: fullName, phone, street, city, state, zip, preferences } = customer
        const at = joinedAt(plan, customer) ?? -((index * 7) % 60) * day - 5 * hour - index
        const user = await addAccount(simulation, at, {
          email,
          profile: { fullName, email, phone, address: street, city, state, zipCode: zip },
          passwordHash: customer === demoCustomer ? passwordHash : null,
        })
        if (preferences) {
          await simulation
            .as(user, at)
            .dashboard.savePreferences({ ...defaultPreferences, ...preferences })
        }
        return [customer, user] as const
      }),
    ),
  )
}

function joinedAt({ orders }: BusinessPlan, customer: DemoCustomer): PlanTime | undefined {
  const own = orders.filter((order) => order.customer === customer)
  const first = Math.min(
    ...own.map(({ madeAt, conversation }) => conversation?.startedAt ?? madeAt),
  )
  return own.length === 0 ? undefined : first - 4 - (Math.abs(first) % 19)
}
