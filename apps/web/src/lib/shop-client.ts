// The browser's way to the shop: the same calls as in process while rendering, over fetch.
import type { Call, CallInput, CallReply } from '@vitrine/contract/call'
import type { ShopClient } from '@vitrine/contract/client'
import { CallError, type Envelope } from '@vitrine/contract/reply'

type Ask = { storeCode: string; fetcher?: typeof fetch; token?: () => string | undefined }

/** `code` 0 says that no answer came at all: offline, or the line broke. */
const NO_ANSWER = { code: 0, result: 'no answer' }

export function createShopClient({ storeCode, fetcher = fetch, token }: Ask): ShopClient {
  async function call<C extends Call>(call: C, input: CallInput<C> = {}): Promise<CallReply<C>> {
    const headers = new Headers({ 'x-vs-store-code': storeCode, accept: 'application/json' })
    const bearer = token?.()
    if (bearer) headers.set('authorization', `Bearer ${bearer}`)
    const init: RequestInit = { method: call.method, headers, credentials: 'same-origin' }
    if (call.method === 'POST') {
      headers.set('content-type', 'application/json')
      init.body = JSON.stringify(input.body ?? {})
    }
    const response = await fetcher(addressOf(call, input), init).catch(() => {
      throw new CallError(NO_ANSWER)
    })
    return (await readReply(response, call.raw === true)) as CallReply<C>
  }
  return { call }
}

function addressOf(call: Call, input: CallInput<Call>): string {
  const params = (input.params ?? {}) as Record<string, unknown>
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null)
      query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

async function readReply(response: Response, raw: boolean): Promise<unknown> {
  const reply: unknown = await response.json().catch(() => undefined)
  if (raw && response.ok) return reply
  if (isEnvelope(reply)) {
    if (reply.code === 200) return reply.result
    throw new CallError(reply)
  }
  throw new CallError({ code: response.ok ? 500 : response.status, result: 'not a shop answer' })
}

function isEnvelope(reply: unknown): reply is Envelope<unknown> {
  return typeof reply === 'object' && reply !== null && 'code' in reply && typeof reply.code === 'number'
}
