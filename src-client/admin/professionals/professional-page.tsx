import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatCents } from '../../../shared/format/money.ts'
import { pluralize } from '../../../shared/format/numbers.ts'
import { trpc } from '../../trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import css from '../admin.module.css'
import { FigureCard } from '../figure-card.tsx'
import { ComingVisits } from './coming-visits.tsx'
import { ProfessionalCalendar } from './professional-calendar.tsx'
import { ProfessionalForm } from './professional-form.tsx'
import page from './professional-page.module.css'
import { SignIn } from './sign-in.tsx'
import { TimeOff } from './time-off.tsx'
import { VisitsNeedingOthers } from './visits-needing-others.tsx'

/** A professional: visits that need somebody else first, then figures, coming visits, time off, and what they do. */
export function ProfessionalPage({ professionalId }: { professionalId: string }) {
  const professional = trpc.admin.professionals.get.useQuery({ id: professionalId })
  return (
    <>
      <p>
        <Link to="/admin/professionals">All professionals</Link>
      </p>
      <QueryBoundary
        query={professional}
        notFoundMessage="There is no such professional."
        skeleton={<Skeleton height={480} radius="lg" />}
      >
        {(known) => (
          <>
            <header className={css.head}>
              <h1>{known.name}</h1>
              <Badge tone={known.isActive ? 'success' : 'neutral'}>
                {known.isActive ? 'Active' : 'Inactive'}
              </Badge>
            </header>
            <dl className={css.figures}>
              <FigureCard title="Completed visits" value={String(known.completedVisits)} />
              <FigureCard
                title="Revenue"
                value={formatCents(known.revenue)}
                note="of completed visits"
              />
              <FigureCard
                title="Rating"
                value={known.rating === null ? 'None yet' : known.rating.toFixed(1)}
                note={pluralize(known.reviews, 'review')}
              />
              <FigureCard
                title="Booked"
                value={`${known.ahead.booked} of ${known.ahead.worked}\u00a0h`}
                note="of working hours, next 14 days"
              />
            </dl>
            <VisitsNeedingOthers professional={known} />
            <div className={page.columns}>
              <div className={page.column}>
                <ComingVisits visits={known.visits} />
                <TimeOff professionalId={known.id} timeOff={known.timeOff} />
                <SignIn professional={known} />
                <ProfessionalCalendar id={known.id} firstName={known.firstName} />
              </div>
              <section className={css.card}>
                <h2>Profile</h2>
                <ProfessionalForm key={known.id} professional={known} />
              </section>
            </div>
          </>
        )}
      </QueryBoundary>
    </>
  )
}
