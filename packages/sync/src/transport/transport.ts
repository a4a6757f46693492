// One request to the shop: placeholders, store, token, time limit; and what an answer must be to count as one.
import { type Clock, within } from '../clock/clock.ts'
import { NO_ANSWER_REPLY, type Reply } from './reply.ts'

export const BAD_CONTENT_TYPE = 'Error with response - bad content-type!'
export const WRONG_FORMAT = 'Unhandled error, wrong response format!'
/** After this nobody waits any more; what was asked may still have happened. */
const MAX_PATIENCE_MS = 30_000

export type TransportDeps = {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  clock: Clock
  storeCode: string
}
export type Request = {
  url: string
  method: 'GET' | 'POST' | 'DELETE'
  body?: unknown
  token?: string
  cartId?: string | null
  /** Nobody's token goes along, whoever is signed in. */
  asGuest?: boolean
  /** An answer outside the envelope is right, too. */
  isRaw?: boolean
  /** How long it is waited for; half a minute where nothing is said. */
  patienceMs?: number | undefined
  /** The browser sends it to its end, though the page that asked is gone. */
  isParting?: boolean
}
export type Transport = (request: Request) => Promise<Reply>

export function createTransport({ fetch, clock, storeCode }: TransportDeps): Transport {
  return async (request) => {
    if (request.url.includes('{{cartId}}') && !request.cartId)
      return { code: 400, result: 'a cart id is needed, but there is none' }
    const aborter = new AbortController()
    const headers: Record<string, string> = { 'x-vs-store-code': storeCode, accept: 'application/json' }
    if (request.token) headers.authorization = `Bearer ${request.token}`
    const init: RequestInit = {
      method: request.method,
      headers,
      credentials: 'same-origin',
      signal: aborter.signal,
    }
    if (request.method === 'POST' || request.body !== undefined) giveBody(init, headers, request)
    outlivePage(init, request)
    const answer = fetch(fillAddress(request), init).then((response) => readReply(response, request))
    const reply = await within(clock, request.patienceMs ?? MAX_PATIENCE_MS, answer).catch(
      () => NO_ANSWER_REPLY,
    )
    if (reply !== 'too late') return reply
    aborter.abort()
    return NO_ANSWER_REPLY
  }
}

/** Browsers let no more than 64 KiB outlive a page, and refuse a request with more than that. */
const LIGHT_BYTES = 60_000

function outlivePage(init: RequestInit, { isParting }: Request): void {
  const { body } = init
  const isLight = typeof body === 'string' ? new TextEncoder().encode(body).length <= LIGHT_BYTES : !body
  if (isParting && isLight) init.keepalive = true
}

function giveBody(init: RequestInit, headers: Record<string, string>, { body }: Request): void {
  if (body instanceof FormData) {
    // The browser says by itself what stands between its parts.
    init.body = body
    return
  }
  headers['content-type'] = 'application/json'
  init.body = JSON.stringify(body ?? {})
}

/** `{{token}}` leaves the address, where logs would keep it: the token travels in a header. */
function fillAddress({ url, cartId }: Request): string {
  const [path = '', query = ''] = url.split('?')
  const filled = query
    .split('&')
    .filter((part) => part !== '' && !part.startsWith('token='))
    .join('&')
  const address = filled === '' ? path : `${path}?${filled}`
  return address.replaceAll('{{cartId}}', encodeURIComponent(cartId ?? '')).replaceAll('{{token}}', '')
}

async function readReply(response: Response, { isRaw = false }: Request): Promise<Reply> {
  const type = response.headers.get('content-type') ?? ''
  // A captive portal or a proxy answers pages, also with 200: the shop has not spoken.
  if (!type.includes('application/json')) return withHint(noAnswer(BAD_CONTENT_TYPE), response)
  // A body cut in the middle rejects here: no answer.
  const reply: unknown = await response.json()
  if (isRaw && response.ok) return { code: 200, result: reply }
  return withHint(isEnvelope(reply) ? reply : noAnswer(WRONG_FORMAT), response)
}

function isEnvelope(reply: unknown): reply is Reply {
  return typeof reply === 'object' && reply !== null && 'code' in reply && typeof reply.code === 'number'
}

function noAnswer(result: string): Reply {
  return { code: 0, result }
}

function withHint(reply: Reply, response: Response): Reply {
  const retryAfterMs = retryAfter(response.headers.get('retry-after'), response.headers.get('date'))
  return retryAfterMs === undefined ? reply : { ...reply, meta: { ...reply.meta, retryAfterMs } }
}

/** Seconds, or a date: measured against the server's own clock, as this one may be wrong by hours. */
function retryAfter(value: string | null, serverDate: string | null): number | undefined {
  if (value === null || value.trim() === '') return undefined
  const seconds = Number(value)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000)
  const wait = Date.parse(value) - Date.parse(serverDate ?? '')
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined
}
