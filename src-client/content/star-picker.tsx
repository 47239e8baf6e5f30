import { Button } from '@mantine/core'
import { useState } from 'react'
import { messageOf, trpcClient } from '../trpc.ts'
import { Form } from '../ui/form.tsx'
import css from './star-picker.module.css'

const names = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent']

/** One to five stars for the site, stored without a name. */
export function StarPicker() {
  const [rating, setRating] = useState(0)
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const [problem, setProblem] = useState('')
  async function submit(): Promise<void> {
    if (state === 'sending') return
    if (rating === 0) {
      setProblem('Choose one to five stars.')
      return
    }
    setProblem('')
    setState('sending')
    try {
      await trpcClient.contact.rate.mutate({ rating })
      setState('sent')
    } catch (error) {
      console.error('The rating was not sent:', error)
      setProblem(messageOf(error) ?? 'It could not be sent. Please try again.')
      setState('open')
    }
  }
  if (state === 'sent') {
    return (
      <p role="status">
        Thank you: {rating} of 5 stars, {names[rating - 1]?.toLowerCase()}.
      </p>
    )
  }
  return (
    <Form className={css.form} onSubmit={() => void submit()}>
      <fieldset className={css.stars} aria-describedby="rating-problem">
        <legend>How do you find this site?</legend>
        {names.map((name, index) => (
          <label key={name} data-lit={index < rating || undefined} title={name}>
            <input
              type="radio"
              className="spoken"
              name="rating"
              value={index + 1}
              checked={rating === index + 1}
              onChange={() => {
                setRating(index + 1)
                setProblem('')
              }}
            />
            <span aria-hidden="true">★</span>
            <span className="spoken">
              {index + 1} of 5: {name}
            </span>
          </label>
        ))}
      </fieldset>
      <p id="rating-problem" role="alert" className={css.problem}>
        {problem}
      </p>
      <Button variant="default" type="submit" disabled={state === 'sending'}>
        Send rating
      </Button>
    </Form>
  )
}
