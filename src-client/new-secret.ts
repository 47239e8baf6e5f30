/** A random id that cannot be guessed: 128 bits, in hex. */
export const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
