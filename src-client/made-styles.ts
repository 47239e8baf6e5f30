/**
 * The style attributes of a page that was made at build stand in its style sheet, as rules for single elements. Here they
 * become the elements' own again, so that the product can take them away.
 */
export function restoreStyles(root: HTMLElement): void {
  for (const { cssRules } of inlineSheets()) {
    for (const rule of cssRules) {
      if (!(rule instanceof CSSStyleRule) || !rule.selectorText.includes('[data-made-style='))
        continue
      for (const element of root.querySelectorAll<HTMLElement>(rule.selectorText)) {
        element.style.cssText = rule.style.cssText
        delete element.dataset.madeStyle
      }
    }
  }
}

const inlineSheets = () => [...document.styleSheets].filter(({ href }) => href === null)
