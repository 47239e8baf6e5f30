import { createHash } from 'node:crypto'

const entities: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" }

/** What a content security policy needs to admit exactly these style attributes of a page, and no others. */
export function styleAttributeHashes(html: string): string[] {
  const markup = html.replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
  const values = [...markup.matchAll(/ style="([^"]*)"/g)].map(([, value = '']) =>
    value.replaceAll(/&([^;]+);/g, (whole, name: string) => entities[name] ?? whole),
  )
  return [...new Set(values)].map(
    (value) => `'sha256-${createHash('sha256').update(value).digest('base64')}'`,
  )
}
