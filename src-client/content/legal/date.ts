/** When the legal pages were last changed (specification, section 2). */
export const legalDate = 'January 15, 2024'
