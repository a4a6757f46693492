import { request as requestPlain } from 'node:http'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { currentTracer, inSpan } from '#api/tracing/tracer.ts'
import { isPrivate, lookUpPublic } from './look-up-public.ts'
import { isPrivateAddress } from './private-addresses.ts'

export type WebhookPost = {
  url: string
  body: string
  headers: Readonly<Record<string, string>>
  signal: AbortSignal
  /** Into the shop's own network, too, and without encryption. */
  allowPrivate: boolean
}

/** The status it was answered with; a redirect is no delivery. Rejects where there is no answer. */
export function postWebhook(post: WebhookPost): Promise<number> {
  const { protocol, hostname } = new URL(post.url)
  const literal = hostname.replace(/^\[|\]$/g, '')
  const { allowPrivate } = post
  if (!allowPrivate && protocol !== 'https:') return Promise.reject(new Error('It is not reached by https.'))
  if (!allowPrivate && isIP(literal) !== 0 && isPrivateAddress(literal)) return Promise.reject(isPrivate())
  const attributes = { 'http.request.method': 'POST', 'server.address': hostname }
  return inSpan({ name: 'POST', kind: 'client', attributes }, async (span) => {
    const status = await send(post)
    span?.note({ 'http.response.status_code': status })
    return status
  })
}

function send({ url, body, headers, signal, allowPrivate }: WebhookPost): Promise<number> {
  const ask = new URL(url).protocol === 'https:' ? request : requestPlain
  // Who is told may go on with the trace of what it is told of.
  const traceparent = currentTracer()?.traceparent()
  return new Promise((resolve, reject) => {
    const asked = ask(url, {
      method: 'POST',
      signal,
      headers: { ...headers, ...(traceparent && { traceparent }), 'content-length': Buffer.byteLength(body) },
      agent: false,
      ...(!allowPrivate && { lookup: lookUpPublic }),
    })
    asked.on('response', (response) => {
      resolve(response.statusCode ?? 0)
      // What it says besides is of no interest.
      response.destroy()
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
