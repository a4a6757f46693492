// Whoever collects traces, as a real server: what arrived is decoded as it was sent.
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number }
type Attribute = { key: string; value: Value }
export type SentSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Attribute[]
  status: { code?: number }
}
type Sent = { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }

export type Collector = {
  endpoint: string
  spans(): SentSpan[]
  /** All that came, as it came. */
  bodies: string[]
  headers: IncomingHttpHeaders[]
  close(): Promise<void>
}

export async function aCollector(): Promise<Collector> {
  const bodies: string[] = []
  const headers: IncomingHttpHeaders[] = []
  const server = createServer(async (request, reply) => {
    headers.push(request.headers)
    const isPacked = request.headers['content-encoding'] === 'gzip'
    if (isPacked) bodies.push(gunzipSync(await Array.fromAsync(request).then(Buffer.concat)).toString())
    else bodies.push(await text(request))
    reply
      .writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' })
      .end('{}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    headers,
    spans: () =>
      bodies
        .map((body) => JSON.parse(body) as Sent)
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

export function attributesOf({ attributes }: SentSpan): Record<string, string | number | undefined> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? Number(value.intValue ?? value.doubleValue),
    ]),
  )
}
