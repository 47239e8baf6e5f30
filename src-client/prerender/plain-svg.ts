/** An illustration in its light colors, without the variables that not every renderer knows. */
export function plainSvg(svg: string): string {
  const [light = '', dark = ''] = svg.split('@media')
  const classes = /<svg[^>]*class="([^"]+)"/.exec(svg)?.[1]?.split(' ') ?? []
  const rules = [...light.matchAll(/(svg:root|\.\w+)\s*\{([^}]*)\}/g)]
  const variables = new Map(
    rules
      .filter(
        ([, selector]) => selector === 'svg:root' || classes.includes(selector?.slice(1) ?? ''),
      )
      .flatMap(([, , rule = '']) => [...rule.matchAll(/(--\w+):([^;]+)/g)])
      .map(([, name = '', value = '']) => [name, value.trim()]),
  )
  const withoutDark = dark === '' ? light : light + dark.slice(dark.indexOf('</style>'))
  return withoutDark.replaceAll(/var\((--\w+)\)/g, (_whole, name: string) => {
    const value = variables.get(name)
    if (value === undefined) throw new Error(`The illustration has no color ${name}.`)
    return value
  })
}
