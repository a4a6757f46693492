// Whom the shop asks by HTTP, by the channels Node itself tells of requests on: payment services, storage and search are
// asked by libraries of their own. Host and status alone: paths may hold keys.
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import { faultOf, type OpenSpan, type Tracer } from '../tracer.ts'

type Message = { request: object; response?: { statusCode?: number }; error?: unknown }
/** As `fetch` tells of itself. */
type FetchRequest = { origin: string | URL; method: string }

/** Answers how to stop. */
export function followOutgoing(tracer: Tracer): () => void {
  const open = new WeakMap<object, OpenSpan>()
  const begin = (request: object, method: string, host: string) => {
    if (!tracer.isTracing()) return
    const attributes = { 'http.request.method': method, 'server.address': host }
    open.set(request, tracer.begin({ name: method, kind: 'client', attributes }))
  }
  const note = ({ request, response }: Message) =>
    open.get(request)?.note({ 'http.response.status_code': response?.statusCode ?? 0 })
  const end = (request: object, fault?: string) => {
    open.get(request)?.end(fault)
    open.delete(request)
  }
  const fail = ({ request, error }: Message) => end(request, faultOf(error))

  const listeners: Record<string, (message: Message) => void> = {
    'http.client.request.start': ({ request }) => {
      const asked = request as ClientRequest
      // Who gives the trace on has a span of its own.
      if (asked.hasHeader('traceparent')) return
      begin(asked, asked.method, asked.host)
      asked.once('close', () => end(asked))
    },
    'http.client.response.finish': note,
    'http.client.request.error': fail,
    'undici:request:create': ({ request }) => {
      const { origin, method } = request as FetchRequest
      begin(request, method, new URL(origin).hostname)
    },
    'undici:request:headers': note,
    'undici:request:trailers': ({ request }) => end(request),
    'undici:request:error': fail,
  }
  const all = Object.entries(listeners) as [string, (message: unknown) => void][]
  for (const [channel, listener] of all) subscribe(channel, listener)
  return () => {
    for (const [channel, listener] of all) unsubscribe(channel, listener)
  }
}
