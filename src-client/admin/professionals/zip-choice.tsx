import { Checkbox, Skeleton, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { type Area, expandZips, isServed, writeZips } from '../../../shared/areas/area.ts'
import { trpc } from '../../trpc.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import css from './professional-form.module.css'

interface Props {
  /** Zip codes or their beginnings; none: everywhere. */
  value: readonly string[]
  onChange: (zips: string[]) => void
  error?: ReactNode
}

/** Where somebody works: whole areas by a tap, or zip codes as text. */
export function ZipChoice({ value, onChange, error }: Props) {
  const areas = trpc.admin.areas.list.useQuery()
  const [text, setText] = useState(writeZips(value))
  const covers = ({ zips }: Area) => zips.every((zip) => value.includes(zip))
  const change = (zips: string[]) => {
    onChange(zips)
    setText(writeZips(zips))
  }
  const toggle = ({ zips }: Area, isChecked: boolean) => {
    const others = value.filter((zip) => !zips.includes(zip))
    change(isChecked ? [...others, ...zips] : others)
  }
  return (
    <ChoiceField label="Where they work" error={error} data-field="zipPrefixes">
      <QueryBoundary query={areas} skeleton={<Skeleton height={88} radius="md" />}>
        {(list) => (
          <div className={css.group}>
            {list.filter(isServed).map((area) => (
              <Checkbox
                key={area.id}
                label={`${area.name}, ${area.state}`}
                checked={covers(area)}
                onChange={({ currentTarget }) => toggle(area, currentTarget.checked)}
              />
            ))}
          </div>
        )}
      </QueryBoundary>
      <Textarea
        className={css.wide ?? ''}
        label="Zip codes"
        description="Full zip codes, prefixes, or ranges, such as 100-123 06390. Leave empty if they work everywhere"
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          onChange(enteredZips(currentTarget.value))
        }}
      />
    </ChoiceField>
  )
}

const longestRange = 1000

const canExpand = (range: string): boolean => {
  const [first = '', last = ''] = range.split('-')
  return first.length === last.length && Number(last) - Number(first) < longestRange
}

/** What cannot be read is kept as it is: the schema refuses it. */
const enteredZips = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,]+/)
      .filter(Boolean)
      .flatMap((range) => (canExpand(range) ? expandZips(range) : [range])),
  ),
]
