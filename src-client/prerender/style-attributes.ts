/**
 * Our content security policy admits no style attributes. What they say is said by rules with a selector of their own; a
 * browser that takes the page over sets them itself when they change.
 */
export function withoutStyleAttributes(html: string): { html: string; rules: string } {
  const selectors = new Map<string, string>()
  const found = html.replaceAll(/ style="([^"]*)"/g, (_whole, style: string) => {
    const name = selectors.get(style) ?? `s${selectors.size}`
    selectors.set(style, name)
    return ` data-made-style="${name}"`
  })
  // Like an attribute, they win over every class; no element has the id of which `:not` borrows the weight.
  const rules = [...selectors].map(
    ([style, name]) =>
      `[data-made-style="${name}"]:not(#weight){${style.replaceAll('&quot;', '"')}}`,
  )
  return { html: found, rules: rules.join('') }
}
