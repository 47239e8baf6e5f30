/** The keys of a constant object, typed: `Object.keys` knows them only as strings. */
export function keysOf<Constant extends object>(
  constant: Constant,
): Extract<keyof Constant, string>[] {
  const keys: Extract<keyof Constant, string>[] = []
  for (const key in constant) keys.push(key)
  return keys
}
