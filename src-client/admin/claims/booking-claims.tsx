import { Link } from '@tanstack/react-router'
import css from '../admin.module.css'
import { formatInstant } from '../format-instant.ts'
import { ClaimState } from './claim-state.tsx'
import type { ClaimOfBooking } from './rows.ts'

/** What a booking's customer has said is wrong, and how it was settled. */
export const BookingClaims = ({ claims }: { claims: readonly ClaimOfBooking[] }) =>
  claims.length === 0 ? null : (
    <section>
      <h3>Claims</h3>
      <ul className={css.list}>
        {claims.map((claim) => (
          <li key={claim.id}>
            <Link
              to="/admin/claims"
              search={{ show: claim.outcome ? 'settled' : undefined, open: claim.id }}
            >
              Reported {formatInstant(claim.createdAt)}
            </Link>
            <ClaimState claim={claim} />
            <span className={css.message}>{claim.content}</span>
            {claim.settledAt ? (
              <small>
                {formatInstant(claim.settledAt)}, {claim.settledBy ?? 'an administrator'}:{' '}
                {claim.message}
              </small>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
