import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import type { Plugin } from 'vite'
import { theme } from './theme.ts'

const name = 'virtual:theme-variables.css'
const file = '/theme-variables.css'

/** The theme's variables as a style sheet of the build: written into pages by the design system, they weigh 13 kB in each. */
export const themeVariables = (): Plugin => ({
  name: 'nestwright-theme-variables',
  resolveId: (id) => (id === name ? file : undefined),
  load(id) {
    if (id !== file) return undefined
    const whole = mergeMantineTheme(DEFAULT_THEME, theme)
    return convertCssVariables(defaultCssVariablesResolver(whole), ':root')
  },
})
