/** The fragment that a heading has in the page's address. */
export const headingId = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
