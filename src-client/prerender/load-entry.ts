/**
 * Runs in every prerendered page. It fetches the product once the page has been painted: what a person reads first does
 * not wait for scripts. It is in the page as text, so it can use nothing from outside.
 */
function loadEntry(entry: string, scripts: readonly string[]): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const href of scripts) {
        document.head.append(
          Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
        )
      }
      document.head.append(
        Object.assign(document.createElement('script'), { type: 'module', src: entry }),
      )
    }),
  )
}

export const entryLoader = (entry: string, scripts: readonly string[]): string =>
  `(${String(loadEntry)})(${JSON.stringify(entry)},${JSON.stringify(scripts)})`
