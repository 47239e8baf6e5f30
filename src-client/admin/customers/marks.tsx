import { Badge } from '../../ui/badge.tsx'

interface Props {
  tags: readonly string[]
  isBlocked: boolean
  isMerged?: boolean
}

/** A customer's tags, and whether they are blocked or a second address of somebody, beside the name. */
export const Marks = ({ tags, isBlocked, isMerged = false }: Props) => (
  <>
    {isBlocked ? <Badge tone="danger">Blocked</Badge> : null}
    {isMerged ? <Badge tone="info">Merged</Badge> : null}
    {tags.map((tag) => (
      <Badge key={tag} tone="neutral">
        {tag}
      </Badge>
    ))}
  </>
)
