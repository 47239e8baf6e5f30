import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { areaRequestInput } from '../../shared/areas/zip.ts'
import { Form } from '../ui/form.tsx'
import { useSchemaForm } from '../ui/forms/use-schema-form.ts'
import { useSubmit } from '../ui/forms/use-submit.ts'
import css from './area-request.module.css'

async function requestArea(input: { zip: string; email: string }) {
  const { trpcClient } = await import('../trpc.ts')
  return trpcClient.area.request.mutate(input)
}

/** 'Tell me when you come': stored for the office, and answered when the area opens. */
export function AreaRequest({ zip }: { zip: string }) {
  const [isSent, setIsSent] = useState(false)
  const form = useSchemaForm({ schema: areaRequestInput, initialValues: { zip, email: '' } })
  const { submit, isSubmitting } = useSubmit(requestArea, {
    failed: 'Your request was not saved',
    showErrors: form.showErrors,
    onSuccess: () => setIsSent(true),
  })
  if (isSent) return <p role="status">Thank you. We will write to you when we come to {zip}.</p>
  return (
    <Form className={css.request} onSubmit={form.handleSubmit(submit)}>
      <TextInput
        label="Tell me when you come"
        type="email"
        autoComplete="email"
        placeholder="you@example.com"
        {...form.getInputProps('email')}
      />
      <Button type="submit" variant="default" loading={isSubmitting}>
        Tell me
      </Button>
    </Form>
  )
}
