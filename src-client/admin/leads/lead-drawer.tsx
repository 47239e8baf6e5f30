import { Skeleton } from '@mantine/core'
import { skipToken } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { formatCents } from '../../../shared/format/money.ts'
import { trpc } from '../../trpc.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { SideDrawer } from '../../ui/overlay/side-drawer.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import css from '../admin.module.css'
import { Contact } from '../customers/contact.tsx'
import { formatInstant } from '../format-instant.ts'
import { LeadForm } from './lead-form.tsx'
import { LeadScore } from './lead-score.tsx'
import type { LeadRecord } from './rows.ts'
import transcript from './transcript.module.css'

interface Props {
  /** Undefined closes the drawer. */
  id: string | undefined
  onClose: () => void
}

/** A conversation with its transcript, its score point by point, and its follow-up. */
export function LeadDrawer({ id, onClose }: Props) {
  const lead = trpc.admin.leads.get.useQuery(id ? { id } : skipToken)
  return (
    <SideDrawer
      opened={id !== undefined}
      size="38rem"
      title={lead.data?.name ?? 'Conversation'}
      onClose={onClose}
    >
      <QueryBoundary
        query={lead}
        notFoundMessage="There is no such conversation."
        skeleton={<Skeleton height={480} radius="lg" />}
      >
        {(record) => <Lead record={record} />}
      </QueryBoundary>
    </SideDrawer>
  )
}

function Lead({ record }: { record: LeadRecord }) {
  const navigate = useNavigate()
  const { name, email, phone, location, score, points, urgency, value, bookings } = record
  return (
    <div className={css.body}>
      <DescriptionList
        rows={[
          ['Customer', name ?? 'Anonymous'],
          ['Email', <Contact key="email" kind="mailto" value={email} />],
          ['Phone', <Contact key="phone" kind="tel" value={phone} />],
          ['Location', location ?? 'N/A'],
          ['Urgency', urgency],
          ['Value', formatCents(value)],
          ['Phase', record.phase],
          ['Started', formatInstant(record.createdAt)],
        ]}
      />
      <ActionLink to="/admin/bookings/new" search={{ leadId: record.id }}>
        New booking
      </ActionLink>
      {bookings.length > 0 ? (
        <section>
          <h3>Bookings from this conversation</h3>
          <ul className={css.list}>
            {bookings.map((related) => (
              <li key={related.id}>
                <button
                  type="button"
                  className={css.linkButton}
                  onClick={() =>
                    void navigate({ to: '/admin/bookings', search: { open: related.id } })
                  }
                >
                  {related.serviceTitle}
                </button>
                <StatusBadge status={related.status} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section>
        <h3>
          Score <LeadScore score={score} />
        </h3>
        <DescriptionList
          rows={points.map(({ what, points: count }) => [what, `+${count}`] as const)}
        />
      </section>
      <LeadForm key={record.id} record={record} />
      <section>
        <h3>Transcript</h3>
        <ol className={transcript.messages}>
          {record.messages.map(({ position, type, content, at }) => (
            <li key={position} data-from={type}>
              <small>
                {type === 'user' ? 'Customer' : 'Assistant'}, {formatInstant(at)}
              </small>
              <p>{content}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
