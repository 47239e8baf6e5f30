/** One tap calls or writes. */
export const Contact = ({ kind, value }: { kind: 'mailto' | 'tel'; value: string | null }) =>
  value ? <a href={`${kind}:${value}`}>{value}</a> : 'N/A'
