import type { FastifyRequest } from 'fastify'

/** The procedures that a request calls: several for a batch. */
export const calledProcedures = ({ url }: FastifyRequest): string[] =>
  decodedPath(url).replace('/trpc/', '').split(',')

/** The path of an address, as the procedures read it. */
export function decodedPath(url: string): string {
  const [path = ''] = url.split('?')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
