/** Words before a time that tell what has happened, or what the customer does then: no visit is wanted at it. */
const told =
  /\b(since|started|began|happened|broke|burst|died|stopped|quit|noticed|finished|came|was|were|moved|bought|left|last|ago|passed|retired|serviced|installed|replaced|built|sold|(i|we|he|she) works?|shift|desde|empezo|fue|paso|vino|vinieron|trabaj\w+)\b[^.,;!?]{0,24}$/
/** Words of a wish, which come after the story. */
const wish = /\b(can|could|please|would|come|need|pueden?|vengan|quiero)\b/

/** Whether what stands before a time makes it part of a story. */
export const isStory = (before: string): boolean => {
  const story = told.exec(before)?.[0]
  return story !== undefined && !wish.test(story.replace(/^came\b/, ''))
}
