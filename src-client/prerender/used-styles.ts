import { PurgeCSS } from 'purgecss'

/** What changes in a page by itself: the colours, and what its reader presses and folds out. */
const changing = ['data-mantine-color-scheme', 'data-waiting', 'open']

/** Of these styles, those that the page itself needs; the rest comes with the product. */
export async function usedStyles(css: string, body: string): Promise<string> {
  const html = `<html><body><noscript></noscript><div id="root">${body}</div></body></html>`
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: html.replaceAll(/<(style|script)[^>]*>.*?<\/\1>/gs, ''), extension: 'html' }],
    css: [{ raw: css }],
    variables: true,
    keyframes: true,
    dynamicAttributes: changing,
    // What single elements say to styles that come later.
    safelist: { variables: saidToElements(css) },
  })
  if (!used) throw new Error('No styles are left of the page.')
  return used.css
}

const saidToElements = (css: string) =>
  [...css.matchAll(/\[data-made-style=[^{]*\{([^}]*)\}/g)].flatMap(([, rule = '']) =>
    [...rule.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name),
  )
