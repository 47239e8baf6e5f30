import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** The provider's answer to one call. */
export type Scripted =
  | { say: string[]; tools?: { name: string; input: unknown }[] }
  | { status: number; headers?: Record<string, string> }
  | { garbage: string }
  | { hang: true }
  | { cutAfter: string }

export interface SentRequest {
  model: string
  system: { text: string; cache_control?: unknown }[]
  tools: { name: string; input_schema: unknown }[]
  messages: { role: string; content: unknown }[]
  max_tokens: number
  stream: boolean
}

/** A Messages-API server on loopback that streams like the real one and gives the answers that a test has set. */
export async function startMessagesApi() {
  const requests: SentRequest[] = []
  const script: Scripted[] = []
  const open = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    open.add(response)
    response.on('close', () => open.delete(response))
    void text(request).then((body) => {
      requests.push(JSON.parse(body) as SentRequest)
      answer(response, script.shift() ?? { say: ['Hello.'] })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    /** The next answers, in order. */
    answers: (...next: Scripted[]) => void script.push(...next),
    async close() {
      for (const response of open) response.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function answer(response: ServerResponse, scripted: Scripted): void {
  if ('hang' in scripted) return
  if ('status' in scripted) {
    response.writeHead(scripted.status, {
      'content-type': 'application/json',
      ...scripted.headers,
    })
    const error = { type: 'api_error', message: 'as scripted' }
    response.end(JSON.stringify({ type: 'error', error }))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if ('garbage' in scripted) {
    response.end(scripted.garbage)
    return
  }
  const send = (type: string, more: object) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`)
  const usage = { input_tokens: 1000, output_tokens: 1 }
  send('message_start', {
    message: {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'claude-test',
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage,
    },
  })
  if ('cutAfter' in scripted) {
    block(send, 0, { type: 'text', text: '' }, [{ type: 'text_delta', text: scripted.cutAfter }])
    setImmediate(() => response.destroy())
    return
  }
  const { say, tools = [] } = scripted
  block(
    send,
    0,
    { type: 'text', text: '' },
    say.map((piece) => ({ type: 'text_delta', text: piece })),
  )
  for (const [index, { name, input }] of tools.entries()) {
    const whole = JSON.stringify(input)
    const half = Math.ceil(whole.length / 2)
    block(send, index + 1, { type: 'tool_use', id: `toolu_${index}`, name, input: {} }, [
      { type: 'input_json_delta', partial_json: whole.slice(0, half) },
      { type: 'input_json_delta', partial_json: whole.slice(half) },
    ])
  }
  const stop_reason = tools.length > 0 ? 'tool_use' : 'end_turn'
  send('message_delta', {
    delta: { stop_reason, stop_sequence: null },
    usage: { output_tokens: 50 },
  })
  send('message_stop', {})
  response.end()
}

type Send = (type: string, more: object) => void

function block(send: Send, index: number, content_block: object, deltas: object[]): void {
  send('content_block_start', { index, content_block })
  for (const delta of deltas) send('content_block_delta', { index, delta })
  send('content_block_stop', { index })
}
