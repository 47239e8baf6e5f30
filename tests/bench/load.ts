import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 100 })

/** One request over a keep-alive connection; resolves with the body. */
export const send = (url: string, payload?: string): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const headers = payload === undefined ? {} : { 'content-type': 'application/json' }
    const method = payload === undefined ? 'GET' : 'POST'
    request(url, { agent, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      )
    })
      .on('error', reject)
      .end(payload)
  })

/** Runs `work` for every index, with this many at once; returns the rate per second. */
export async function perSecond(
  total: number,
  clients: number,
  work: (index: number) => Promise<unknown>,
): Promise<number> {
  let next = 0
  const began = performance.now()
  const client = async () => {
    while (next < total) {
      next += 1
      await work(next - 1)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return (total * 1000) / (performance.now() - began)
}

export const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
