/** The name of a page's own picture in `/og`, without the extension. */
export const pictureName = (path: string): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
