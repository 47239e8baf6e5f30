/** When the legal pages were last changed. */
export const legalDate = 'January 15, 2024'
