import { formatTime } from '../../../shared/business-time.ts'
import { serviceTitle } from '../../../shared/catalogue.ts'
import { statusLabels } from '../../manage/status-labels.ts'
import { leadLabels } from '../leads/rows.ts'
import { tableDate } from '../moment.ts'

const statuses: Readonly<Record<string, string>> = { ...leadLabels, ...statusLabels }
const isDate = /^\d{4}-\d\d-\d\d$/

/** Some keys hold either a date or a status. */
const dateOrStatus = (value: string) =>
  isDate.test(value) ? tableDate(value) : (statuses[value] ?? value)

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
export const factsInWords = (facts: Readonly<Record<string, unknown>>): string =>
  Object.entries(facts)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => {
      const label = name === 'serviceId' ? 'service' : name
      return `${label}: ${values[name]?.(String(value)) ?? String(value)}`
    })
    .join(', ')
