import { serviceTitle } from '../../../shared/catalogue.ts'
import { formatTableDate, formatTime } from '../../../shared/time/business-time.ts'
import { statusLabels } from '../../ui/status-labels.ts'
import { leadStatusLabels } from '../leads/rows.ts'

const statuses: Readonly<Record<string, string>> = { ...leadStatusLabels, ...statusLabels }
const isDate = /^\d{4}-\d\d-\d\d$/

/** Some keys hold either a date or a status. */
const dateOrStatus = (value: string) =>
  isDate.test(value) ? formatTableDate(value) : (statuses[value] ?? value)

const values: Readonly<Record<string, (value: string) => string>> = {
  serviceId: serviceTitle,
  date: dateOrStatus,
  from: dateOrStatus,
  to: dateOrStatus,
  status: dateOrStatus,
  time: formatTime,
}

/**
 * The details of an administrator's action as the audit log shows them: service titles for ids, empty values left out.
 */
export const describeAction = (facts: Readonly<Record<string, unknown>>): string =>
  Object.entries(facts)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => {
      const label = name === 'serviceId' ? 'service' : name
      return `${label}: ${values[name]?.(String(value)) ?? String(value)}`
    })
    .join(', ')
