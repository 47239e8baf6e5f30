/**
 * Runs in every prerendered page. It fetches the product once the page has been painted: what a person reads first does
 * not wait for scripts. It is in the page as text, so it can use nothing from outside.
 */
function loadEntry(entry: string, scripts: readonly string[]): void {
  const append = (tag: 'link' | 'script', attributes: object) =>
    document.head.append(Object.assign(document.createElement(tag), attributes))
  const load = () => {
    // The largest first: some connections carry few files at once.
    append('script', {
      type: 'module',
      src: entry,
      // A browser asks only once for a module that did not come.
      onerror: () => addEventListener('online', () => location.reload(), { once: true }),
    })
    for (const href of scripts) append('link', { rel: 'modulepreload', href })
  }
  // A page in a background tab is painted once it is looked at.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    load()
    return
  }
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    load()
  }).observe({ type: 'paint', buffered: true })
}

export const entryLoader = (entry: string, scripts: readonly string[]): string =>
  `(${String(loadEntry)})(${JSON.stringify(entry)},${JSON.stringify(scripts)})`
