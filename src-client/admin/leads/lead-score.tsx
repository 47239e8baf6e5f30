import { leadBand } from '../../../shared/leads.ts'
import { Badge } from '../../ui/badge.tsx'

const tones = { High: 'success', Medium: 'info', Low: 'warning', Cold: 'neutral' } as const

/** A score with its band. */
export const LeadScore = ({ score }: { score: number }) => {
  const { name } = leadBand(score)
  return (
    <span>
      <span className="figures">{score}</span> <Badge tone={tones[name]}>{name}</Badge>
    </span>
  )
}
