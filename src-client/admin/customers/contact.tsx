import { hasEmail } from '../../../shared/people/no-email.ts'

interface Props {
  kind: 'mailto' | 'tel'
  value: string | null
}

/** One tap calls or writes. */
export function Contact({ kind, value }: Props) {
  if (!value) return 'N/A'
  if (kind === 'mailto' && !hasEmail(value)) return 'No email address'
  return <a href={`${kind}:${value}`}>{value}</a>
}
