import { sql } from 'kysely'
import type { Role } from '../../../shared/people/account.ts'

/**
 * The role of the row of `users` in the query. A professional's follows from their record, so that it ends at once when
 * the office makes them inactive or removes their sign-in.
 */
export const userRole = sql<Role>`case
  when exists (select 1 from user_roles
    where user_roles.user_id = users.id and user_roles.role = 'admin') then 'admin'
  when exists (select 1 from professionals
    where professionals.user_id = users.id and professionals.is_active = 1) then 'professional'
  else 'user' end`.as('role')
