/** A paragraph, a list, numbered steps, or a highlighted remark. */
export type Block = string | { list: string[] } | { steps: string[] } | { note: string }

/** A section of a page's text with its own heading. */
export interface Section {
  heading: string
  body: Block[]
}
