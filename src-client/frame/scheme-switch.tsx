import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { MoonIcon, SunIcon } from '../ui/icons.tsx'
import css from './scheme-switch.module.css'

/** Light or dark; follows the system setting until it is used. */
export function SchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme()
  const dark = useComputedColorScheme('light') === 'dark'
  return (
    <button
      type="button"
      className={css.switch}
      aria-label={dark ? 'Use light colors' : 'Use dark colors'}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      {dark ? <SunIcon /> : <MoonIcon />}
    </button>
  )
}
