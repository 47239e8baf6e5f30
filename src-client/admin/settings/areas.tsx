import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { type Area, type Coverage, writeZips } from '../../../shared/areas/area.ts'
import { trpc } from '../../trpc.ts'
import { SideDrawer } from '../../ui/overlay/side-drawer.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import css from '../admin.module.css'
import { AreaForm } from './area-form.tsx'

const coverageLabels: Record<Coverage, string> = {
  full: 'Full coverage',
  expanding: 'Expanding',
  soon: 'Coming soon',
}

/** Where the company works: the public pages, the bookings and the assistant go by it. */
export function Areas() {
  const areas = trpc.admin.areas.list.useQuery()
  const [edited, setEdited] = useState<Area | 'new'>()
  return (
    <section className={css.card}>
      <h2>Service areas</h2>
      <QueryBoundary query={areas} skeleton={<Skeleton height={320} radius="md" />}>
        {(list) => (
          <ul className={css.list}>
            {list.map((area) => (
              <li key={area.id}>
                <span>
                  {area.name}, {area.state} <small>{coverageLabels[area.coverage]}</small>{' '}
                  <small className="figures">{writeZips(area.zips)}</small>
                </span>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`Edit ${area.name}`}
                  onClick={() => setEdited(area)}
                >
                  Edit
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
      <div className={css.actions}>
        <Button variant="default" onClick={() => setEdited('new')}>
          Add an area
        </Button>
      </div>
      <SideDrawer
        opened={edited !== undefined}
        title={edited && edited !== 'new' ? edited.name : 'New area'}
        onClose={() => setEdited(undefined)}
      >
        {edited ? (
          <AreaForm
            area={edited === 'new' ? undefined : edited}
            coverageLabels={coverageLabels}
            onDone={() => setEdited(undefined)}
          />
        ) : null}
      </SideDrawer>
    </section>
  )
}
