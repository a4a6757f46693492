import { createServer, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll } from 'vitest'

export type ServiceCall = {
  method: string
  path: string
  form: URLSearchParams
  headers: IncomingMessage['headers']
}
type Answer = (call: ServiceCall) => { status?: number; body: object }

/** A payment service on this machine, answering by script; what it was asked is kept. */
export function openService() {
  const calls: ServiceCall[] = []
  const script: Record<string, Answer> = {}
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const path = request.url ?? ''
    const form = new URLSearchParams(Buffer.concat(parts).toString())
    const call = { method: request.method ?? '', path, form, headers: request.headers }
    calls.push(call)
    const { status = 200, body } = script[`${call.method} ${path}`]?.(call) ?? { status: 404, body: {} }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const url = () => `http://127.0.0.1:${(server.address() as { port: number }).port}`
  return { calls, script, url }
}
