import { ColorSchemeScript } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'

/** Puts the visitor's colors on before the first paint. */
export const colorSchemeScript = (nonce: string): string =>
  renderToStaticMarkup(<ColorSchemeScript defaultColorScheme="auto" nonce={nonce} />)
