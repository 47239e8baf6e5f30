import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { CustomerRefInput } from '../../../shared/admin/customers.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { describeEmail } from '../../../shared/people/no-email.ts'
import { formatVisit } from '../../../shared/time/business-time.ts'
import { trpc } from '../../trpc.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { Stars } from '../../ui/stars.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import css from '../admin.module.css'
import { DataTable } from '../data-table.tsx'
import { FigureCard } from '../figure-card.tsx'
import { formatInstant, formatInstantDate } from '../format-instant.ts'
import { LeadScore } from '../leads/lead-score.tsx'
import { leadStatusLabels } from '../leads/rows.ts'
import { Notes } from '../notes.tsx'
import { BlockSection } from './block-section.tsx'
import { Contact } from './contact.tsx'
import { customerLocation } from './location.ts'
import { Marks } from './marks.tsx'
import { MergeSection } from './merge-section.tsx'
import { NextVisit } from './next-visit.tsx'
import { TagsField } from './tags-field.tsx'

/** Everything known about a customer, registered or a guest: notes, bookings, reviews, conversations, and what they have spent. */
export function CustomerPage({ customer: ref }: { customer: CustomerRefInput }) {
  const customer = trpc.admin.customers.get.useQuery(ref)
  const addNote = trpc.admin.customers.addNote.useMutation()
  return (
    <>
      <p>
        <Link to="/admin/customers" search={'userId' in ref ? {} : { show: 'guests' }}>
          {'userId' in ref ? 'All customers' : 'All guests'}
        </Link>
      </p>
      <QueryBoundary
        query={customer}
        notFoundMessage="There is no such customer."
        skeleton={<Skeleton height={480} radius="lg" />}
      >
        {(known) => (
          <>
            <header className={css.head}>
              <h1>{known.fullName || describeEmail(known.accountEmail)}</h1>
              <Marks tags={known.tags} isBlocked={known.blockedReason !== null} />
              <ActionLink to="/admin/bookings/new" search={{ email: known.accountEmail }}>
                New booking
              </ActionLink>
            </header>
            <dl className={css.figures}>
              <FigureCard title="Total value" value={formatCents(known.totals.value)} />
              <FigureCard
                title="Paid"
                value={formatCents(known.totals.paid)}
                note={known.totals.due > 0 ? `${formatCents(known.totals.due)} due` : 'nothing due'}
              />
              <FigureCard
                title="Bookings"
                value={String(known.totals.bookings)}
                note="not counting cancelled ones"
              />
              <FigureCard title="Reviews" value={counted(known.reviews)} />
              <FigureCard title="Conversations" value={counted(known.conversations)} />
            </dl>
            <div className={css.columns}>
              <section className={css.card}>
                <h2>Profile</h2>
                <DescriptionList
                  rows={[
                    known.userId === null
                      ? ['Guest', known.isVerified ? 'Email verified' : 'Email not verified']
                      : ['Signs in with', known.accountEmail],
                    ['Next visit', <NextVisit key="next" visit={known.nextVisit} />],
                    ['Email', <Contact key="email" kind="mailto" value={known.email} />],
                    ['Phone', <Contact key="phone" kind="tel" value={known.phone} />],
                    ['Address', known.address ?? 'N/A'],
                    known.city !== null && ['Location', customerLocation(known)],
                    [
                      known.userId === null ? 'First booking' : 'Joined',
                      formatInstantDate(known.joinedAt),
                    ],
                  ]}
                />
              </section>
              <section className={css.card}>
                <h2>Notes and tags</h2>
                <Notes
                  about={known.accountEmail}
                  notes={known.notes}
                  onAdd={(content) => addNote.mutateAsync({ email: known.accountEmail, content })}
                />
                <TagsField key={known.tags.join()} customer={known} />
              </section>
            </div>
            <section className={css.body}>
              <h2>{known.bookings.length < shown ? 'Bookings' : `The latest ${shown} bookings`}</h2>
              {known.bookings.length === 0 ? (
                <p className={css.empty}>No bookings yet</p>
              ) : (
                <DataTable
                  label="Bookings of this customer"
                  columns={[
                    {
                      title: 'Service',
                      plain: true,
                      cell: ({ id, serviceTitle }) => (
                        <Link to="/admin/bookings" search={{ open: id }}>
                          {serviceTitle}
                        </Link>
                      ),
                    },
                    {
                      title: 'Status',
                      plain: true,
                      cell: ({ status }) => <StatusBadge status={status} />,
                    },
                    {
                      title: 'Amount',
                      plain: true,
                      numeric: true,
                      cell: ({ quoteAmount }) => formatCents(quoteAmount),
                    },
                    { title: 'Scheduled', plain: true, cell: formatVisit },
                    { title: 'Created', cell: ({ createdAt }) => formatInstantDate(createdAt) },
                  ]}
                  rows={known.bookings}
                  rowKey={({ id }) => id}
                />
              )}
            </section>
            <div className={css.columns}>
              <section className={css.card}>
                <h2>Online booking</h2>
                <BlockSection customer={known} />
              </section>
              <section className={css.card}>
                <h2>Other emails and accounts</h2>
                <MergeSection key={known.accountEmail} customer={known} />
              </section>
            </div>
            <section className={css.card}>
              <h2>Reviews</h2>
              {known.reviews.length === 0 ? <p className={css.quiet}>No reviews yet</p> : null}
              <ul className={css.list}>
                {known.reviews.map(({ id, serviceTitle, rating, text, createdAt }) => (
                  <li key={id}>
                    <span>
                      {serviceTitle} <Stars rating={rating} />
                    </span>
                    <time dateTime={createdAt}>{formatInstantDate(createdAt)}</time>
                    {text ? <small>{text}</small> : null}
                  </li>
                ))}
              </ul>
            </section>
            <section className={css.card}>
              <h2>Conversations</h2>
              {known.conversations.length === 0 ? (
                <p className={css.quiet}>No conversations yet</p>
              ) : null}
              <ul className={css.list}>
                {known.conversations.map(({ id, score, status, updatedAt }) => (
                  <li key={id}>
                    <Link to="/admin/chat-logs" search={{ open: id }}>
                      Conversation, {leadStatusLabels[status].toLowerCase()}
                    </Link>
                    <LeadScore score={score} />
                    <time dateTime={updatedAt}>{formatInstant(updatedAt)}</time>
                  </li>
                ))}
              </ul>
            </section>
          </>
        )}
      </QueryBoundary>
    </>
  )
}

/** The server returns at most this many rows of each list. */
const shown = 50
const counted = ({ length }: readonly unknown[]) => (length < shown ? String(length) : `${shown}+`)
