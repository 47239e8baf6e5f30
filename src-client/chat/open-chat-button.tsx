import { Button, type ButtonProps } from '@mantine/core'
import { Form } from '../ui/form.tsx'
import { openChat } from './chat-open.ts'

/** Opens the assistant; pressed before the page is hydrated, it opens then. */
export const OpenChatButton = (button: ButtonProps) => (
  <Form onSubmit={openChat}>
    <Button type="submit" {...button} />
  </Form>
)
