/** A paragraph, a list, numbered steps, or a remark that stands out. */
export type Block = string | { list: string[] } | { steps: string[] } | { note: string }

/** A part of a page's text under a heading of its own. */
export interface Section {
  heading: string
  body: Block[]
}
