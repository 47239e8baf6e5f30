import { Checkbox, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { trpc } from '../../trpc.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import css from './professional-form.module.css'

interface Props {
  value: readonly string[]
  onChange: (areaIds: string[]) => void
  error?: ReactNode
}

/** The areas that somebody covers. */
export function AreaChoice({ value, onChange, error }: Props) {
  const areas = trpc.admin.areas.list.useQuery()
  const toggle = (id: string, covers: boolean) =>
    onChange(covers ? [...value, id] : value.filter((one) => one !== id))
  return (
    <ChoiceField label="Areas" error={error} data-field="areaIds">
      <QueryBoundary query={areas} skeleton={<Skeleton height={88} radius="md" />}>
        {(list) => (
          <div className={css.group}>
            {list.map(({ id, name, state }) => (
              <Checkbox
                key={id}
                label={`${name}, ${state}`}
                checked={value.includes(id)}
                onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
              />
            ))}
          </div>
        )}
      </QueryBoundary>
    </ChoiceField>
  )
}
