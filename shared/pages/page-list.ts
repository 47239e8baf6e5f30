import { z } from 'zod/mini'

const paths = z.readonly(z.array(z.string().check(z.startsWith('/'))))

/** The pages of the client, as the build derives them from its routes and the server reads them at its start. */
export const pageList = z.object({
  /** Pages for search engines: the site map. */
  public: paths,
  /** Every page that is rendered at build: the public ones and a few for visitors alone. */
  prerendered: paths,
  /** Pages that are rendered in the browser. `$name` in a path stands for any one segment. */
  others: paths,
})
export type PageList = z.infer<typeof pageList>
