/** Promise.withResolvers, which Node 20 does not have. */
export function withResolvers() {
  let resolveIt = () => {}
  let rejectIt = (_reason: Error) => {}
  const promise = new Promise<void>((onResolve, onReject) => {
    resolveIt = onResolve
    rejectIt = onReject
  })
  return { promise, resolve: resolveIt, reject: rejectIt }
}
