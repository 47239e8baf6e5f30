import { TextInput } from '@mantine/core'
import { Form } from '../../ui/form.tsx'
import { LinkedText } from '../../ui/linked-text.tsx'
import { useStore } from '../../ui/store/use-store.ts'
import { describeWhere } from '../../where/describe-where.ts'
import { OutsideAreas } from '../../where/outside-areas.tsx'
import { checkZip, isOutside, isZip, setZip, whereStore } from '../../where/where-store.ts'
import { useKnownZip } from './use-known-zip.ts'
import css from './where-question.module.css'

interface Props {
  error: string | undefined
  /** Called when Enter is pressed on a zip code that is served. */
  onAnswered?: () => void
}

/** The first question of a booking: the place decides whether we come at all. */
export function WhereQuestion({ error, onAnswered }: Props) {
  const where = useStore(whereStore)
  useKnownZip()
  const submit = () => {
    if (!isZip(where.zip) || isOutside(where)) return
    void checkZip()
    onAnswered?.()
  }
  return (
    <section className={css.where} aria-label="Where is the job?">
      <Form onSubmit={submit}>
        <TextInput
          className={css.zip}
          label="Where is the job?"
          description="The zip code of the home"
          name="zip"
          data-field="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          placeholder="Zip code"
          withAsterisk
          aria-required
          value={where.zip}
          error={error}
          onChange={({ currentTarget }) => void setZip(currentTarget.value)}
        />
      </Form>
      <p className={css.answer} role="status" data-outside={isOutside(where) || undefined}>
        {error ? null : <LinkedText text={describeWhere(where) ?? ''} />}
      </p>
      <OutsideAreas />
    </section>
  )
}
