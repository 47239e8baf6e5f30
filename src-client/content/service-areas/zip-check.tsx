import { Button } from '@mantine/core'
import { useState } from 'react'
import { type Area, findArea } from '../../../shared/service-areas.ts'
import { Form } from '../../ui/form.tsx'
import css from './zip-check.module.css'

const describeArea = (area: Area): string => {
  if (area.kind === 'served') {
    return area.state.coverage === 'Full'
      ? `Yes, we work there: all of our services in ${area.state.name}.`
      : `Yes, we work there, and are adding more areas in ${area.state.name}.`
  }
  if (area.kind === 'soon') return `Not yet: ${area.city.city} is one of our next cities.`
  return 'We do not work there yet. Call us if you are close to one of our areas.'
}

/** Whether we work at a zip code, from the service areas' data. */
export function ZipCheck() {
  const [zip, setZip] = useState('')
  const [answer, setAnswer] = useState<{ isServed: boolean; text: string }>()
  function check(): void {
    if (!/^\d{5}$/.test(zip.trim())) {
      setAnswer({ isServed: false, text: 'Enter the five digits of your zip code.' })
      return
    }
    const area = findArea(zip.trim())
    setAnswer({ isServed: area.kind === 'served', text: describeArea(area) })
  }
  return (
    <Form className={css.form} onSubmit={check}>
      <label htmlFor="zip">Do we work where you live?</label>
      <div>
        <input
          id="zip"
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          placeholder="Zip code"
          aria-describedby="zip-answer"
          value={zip}
          onChange={({ currentTarget }) => setZip(currentTarget.value)}
        />
        <Button variant="default" type="submit">
          Check
        </Button>
      </div>
      <p id="zip-answer" role="status" data-served={answer?.isServed}>
        {answer?.text}
      </p>
    </Form>
  )
}
