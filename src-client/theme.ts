import { createTheme, defaultVariantColorsResolver, type MantineColorsTuple } from '@mantine/core'

const evergreen: MantineColorsTuple = [
  '#eef6f2',
  '#dcebe3',
  '#b8d6c7',
  '#8fbfa8',
  '#63a385',
  '#418a6a',
  '#2f7a5d',
  '#1f5a45',
  '#194a39',
  '#10352a',
]
const amber: MantineColorsTuple = [
  '#fef7e8',
  '#fbe9c6',
  '#f7d796',
  '#f2c368',
  '#edb046',
  '#e6a130',
  '#d98f1d',
  '#b57312',
  '#8f5a0e',
  '#6b430a',
]
const stone: MantineColorsTuple = [
  '#fbf9f4',
  '#f4f0e8',
  '#e8e2d6',
  '#d6cdbd',
  '#b8ad9c',
  '#8f857a',
  '#6b6259',
  '#524a43',
  '#3b3631',
  '#2b2a27',
]
const night: MantineColorsTuple = [
  '#ece9e2',
  '#c9c7c0',
  '#a6a9a3',
  '#7f8a85',
  '#3b4a48',
  '#2c3a38',
  '#222e2d',
  '#1b2524',
  '#161e1d',
  '#111817',
]

const fontFamily = "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif"

/** The product's look; the surface colors of both schemes are in theme.css. */
export const theme = createTheme({
  colors: { evergreen, amber, gray: stone, dark: night },
  primaryColor: 'evergreen',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  // Our own green is another in each scheme, and so is the text on it.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input)
    if (input.color !== undefined && input.color !== 'evergreen') return colors
    if (input.variant === 'filled') {
      return { ...colors, background: 'var(--brand)', hover: 'var(--brand)', color: 'var(--page)' }
    }
    if (input.variant !== 'outline') return colors
    return {
      ...colors,
      color: 'var(--brand)',
      border: '1px solid var(--brand)',
      hover: 'var(--brand-soft)',
    }
  },
  luminanceThreshold: 0.25,
  black: '#2b2a27',
  fontFamily,
  headings: { fontFamily, fontWeight: '700' },
  // The only sizes; weights are 400, 500, 600 and 700. Each additional one makes the first layout slower.
  fontSizes: {
    xs: '0.8rem',
    sm: '0.9rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    figure: '1.75rem',
    part: 'clamp(1.25rem, 0.95rem + 1.1vw, 1.6rem)',
    screen: 'clamp(1.6rem, 1.3rem + 1.2vw, 2.2rem)',
    page: 'clamp(1.9rem, 1.3rem + 2.2vw, 3rem)',
    hero: 'clamp(2.3rem, 1.6rem + 2.2vw, 3.6rem)',
  },
  defaultRadius: 'md',
  radius: { xs: '6px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Without a variant Mantine does not ask the resolver.
    Button: { defaultProps: { size: 'md', radius: 'xl', variant: 'filled' } },
    TextInput: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md', autosize: false, rows: 3 } },
  },
})
