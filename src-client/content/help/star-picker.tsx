import { Button } from '@mantine/core'
import { useState } from 'react'
import { type ExperienceInput, experienceInput } from '../../../shared/messages/messages.ts'
import { errorMessage } from '../../server-error.ts'
import { trpcClient } from '../../trpc.ts'
import { Form } from '../../ui/form.tsx'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import css from './star-picker.module.css'

const names = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent']

const send = (input: ExperienceInput) => trpcClient.contact.rate.mutate(input)

/** One to five stars for the site, stored without a name. */
export function StarPicker() {
  const form = useSchemaForm({ schema: experienceInput, initialValues: { rating: 0 } })
  const { rating } = form.values
  const [isSent, setIsSent] = useState(false)
  const { submit, isSubmitting } = useSubmit(send, {
    failed: 'Rating not sent',
    onSuccess: () => setIsSent(true),
    onError: (error) => {
      form.setErrors({ rating: errorMessage(error) ?? 'It could not be sent. Please try again.' })
      return true
    },
  })
  const onSubmit = form.handleSubmit(submit)
  if (isSent) {
    return (
      <p role="status">
        Thank you: {rating} of 5 stars, {names[rating - 1]?.toLowerCase()}.
      </p>
    )
  }
  return (
    <Form className={css.form} onSubmit={() => onSubmit()}>
      <fieldset className={css.stars} aria-describedby="rating-error">
        <legend>How was your experience?</legend>
        {names.map((name, index) => (
          <label key={name} data-selected={index < rating || undefined} title={name}>
            <input
              type="radio"
              className="visually-hidden"
              name="rating"
              value={index + 1}
              checked={rating === index + 1}
              onChange={() => form.setFieldValue('rating', index + 1)}
            />
            <span aria-hidden="true">★</span>
            <span className="visually-hidden">
              {index + 1} of 5: {name}
            </span>
          </label>
        ))}
      </fieldset>
      <p id="rating-error" role="alert" className={css.failure}>
        {form.errors.rating}
      </p>
      <Button variant="default" type="submit" disabled={isSubmitting}>
        Send rating
      </Button>
    </Form>
  )
}
