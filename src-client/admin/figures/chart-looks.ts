export const chartHeight = 260

/** The figures are in the table, so the chart itself takes no focus. */
export const noFocus = { accessibilityLayer: false } as const

/** What is shown for comparison alone. */
export const quietColor = 'color-mix(in srgb, var(--quiet) 55%, var(--card))'

export const wholeNumbers = { allowDecimals: false } as const

export const axis = { tickLine: 'none', gridAxis: 'x', yAxisProps: wholeNumbers } as const

/** The bar of a day, week or month that is not over. */
export const unfinished = {
  stroke: 'var(--brand)',
  strokeDasharray: '4 3',
  strokeOpacity: 1,
  strokeWidth: 1.5,
} as const
