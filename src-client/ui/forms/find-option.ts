/** The option that a select's value stands for; undefined for 'All' and the like. */
export const findOption = <Option extends string>(
  options: readonly Option[],
  value: string,
): Option | undefined => options.find((option) => option === value)
