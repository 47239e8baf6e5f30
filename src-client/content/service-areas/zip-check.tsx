import { useState } from 'react'
import { zipWanted } from '../../../shared/areas/area.ts'
import { Form } from '../../ui/form.tsx'
import { InputBox } from '../../ui/forms/input-box.tsx'
import { LinkedText } from '../../ui/linked-text.tsx'
import { useStore } from '../../ui/store/use-store.ts'
import { describeWhere } from '../../where/describe-where.ts'
import { OutsideAreas } from '../../where/outside-areas.tsx'
import { checkZip, isOutside, isZip, setZip, whereStore } from '../../where/where-store.ts'
import css from './zip-check.module.css'

/** Whether we work at a zip code; a booking in this tab begins with it. */
export function ZipCheck() {
  const where = useStore(whereStore)
  const [hasPreference, setIsAsked] = useState(false)
  const isWrong = hasPreference && !isZip(where.zip)
  const check = () => {
    setIsAsked(true)
    void checkZip()
  }
  return (
    <div className={css.check}>
      <Form className={css.form} onSubmit={check}>
        <label htmlFor="zip">Do we work where you live?</label>
        <InputBox
          className={css.box}
          id="zip"
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          placeholder="Zip code"
          aria-describedby="zip-answer"
          aria-invalid={isWrong || undefined}
          value={where.zip}
          onChange={({ currentTarget }) => void setZip(currentTarget.value)}
        >
          <button type="submit">Check</button>
        </InputBox>
        <p id="zip-answer" role="status" data-served={where.check ? !isOutside(where) : undefined}>
          <LinkedText text={(isWrong ? zipWanted : describeWhere(where)) ?? ''} />
        </p>
      </Form>
      <OutsideAreas />
    </div>
  )
}
