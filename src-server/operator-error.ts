/** An error that the person who runs the server can fix: its message says what is wrong and what to do. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
