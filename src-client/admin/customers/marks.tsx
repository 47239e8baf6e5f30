import { Badge } from '../../ui/badge.tsx'

/** A customer's tags, and whether they are blocked, beside the name. */
export const Marks = ({ tags, isBlocked }: { tags: readonly string[]; isBlocked: boolean }) => (
  <>
    {isBlocked ? <Badge tone="danger">Blocked</Badge> : null}
    {tags.map((tag) => (
      <Badge key={tag} tone="neutral">
        {tag}
      </Badge>
    ))}
  </>
)
