import { Skeleton } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { formatCents } from '../../../shared/money.ts'
import { severalServices } from '../../../shared/site-map.ts'
import { SideDrawer } from '../../manage/side-drawer.tsx'
import { StatusBadge } from '../../manage/status-badge.tsx'
import { trpc } from '../../trpc.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import css from '../admin.module.css'
import { momentOf } from '../moment.ts'
import { bookFromLead } from './book-from-lead.ts'
import { LeadForm } from './lead-form.tsx'
import { LeadScore } from './lead-score.tsx'
import type { LeadRecord } from './rows.ts'
import transcript from './transcript.module.css'

/** A conversation with its transcript, its score point by point, and its follow-up. */
export function LeadDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const lead = trpc.admin.lead.useQuery({ id })
  return (
    <SideDrawer size="38rem" title={lead.data?.name ?? 'Conversation'} onClose={onClose}>
      <Loaded
        query={lead}
        absent="There is no such conversation."
        skeleton={<Skeleton height={480} radius="lg" />}
      >
        {(record) => <Lead record={record} />}
      </Loaded>
    </SideDrawer>
  )
}

function Lead({ record }: { record: LeadRecord }) {
  const navigate = useNavigate()
  const { name, email, phone, location, score, points, urgency, value, booking, bookings } = record
  return (
    <div className={css.body}>
      <Facts
        rows={[
          ['Customer', name ?? 'Anonymous'],
          ['Email', email ?? 'N/A'],
          ['Phone', phone ?? 'N/A'],
          ['Location', location ?? 'N/A'],
          ['Urgency', urgency],
          ['Value', formatCents(value)],
          ['Phase', record.phase],
          ['Began', momentOf(record.createdAt)],
        ]}
      />
      {booking ? (
        <ActionButton
          onClick={() => {
            const flow = bookFromLead(record.id, booking)
            const to = flow === severalServices ? '/booking/$flow/details' : '/booking/$flow'
            void navigate({ to, params: { flow } })
          }}
        >
          Start a booking from this conversation
        </ActionButton>
      ) : null}
      {bookings.length > 0 ? (
        <section>
          <h3>Bookings that came of it</h3>
          <ul className={css.list}>
            {bookings.map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  className={css.open}
                  onClick={() => void navigate({ to: '/admin/bookings', search: { open: one.id } })}
                >
                  {one.serviceTitle}
                </button>
                <StatusBadge status={one.status} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section>
        <h3>
          Score <LeadScore score={score} />
        </h3>
        <Facts rows={points.map(({ what, points: some }) => [what, `+${some}`] as const)} />
      </section>
      <LeadForm key={record.id} record={record} />
      <section>
        <h3>Transcript</h3>
        <ol className={transcript.messages}>
          {record.messages.map(({ position, type, content, at }) => (
            <li key={position} data-from={type}>
              <small>
                {type === 'user' ? 'Customer' : 'Assistant'}, {momentOf(at)}
              </small>
              <p>{content}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
