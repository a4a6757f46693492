import type { Call, CallInput, CallReply } from '@vitrine/contract/call'
import type { ShopClient } from '@vitrine/contract/client'
import { CallError, type Envelope } from '@vitrine/contract/reply'

/** Asks a running shop once for each question and answers from memory ever after, so that only the rendering is timed. */
export function recordedClient(shopUrl: string): (request: { storeCode: string }) => ShopClient {
  const answers = new Map<string, Promise<unknown>>()
  return ({ storeCode }) => {
    function call<C extends Call>(call: C, input: CallInput<C> = {}): Promise<CallReply<C>> {
      const key = JSON.stringify([storeCode, call.id, input])
      const known = answers.get(key) ?? ask(shopUrl, storeCode, { call, input })
      answers.set(key, known)
      return known as Promise<CallReply<C>>
    }
    return { call, ask: async (one, input) => ({ result: await call(one, input), meta: {} }) }
  }
}

type Question = { call: Call; input: CallInput<Call> }

async function ask(shopUrl: string, storeCode: string, { call, input }: Question): Promise<unknown> {
  const params = (input.params ?? {}) as Record<string, string>
  const url = new URL(
    call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    shopUrl,
  )
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined)
      url.searchParams.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  const reply = await fetch(url, {
    method: call.method,
    headers: { 'x-vs-store-code': storeCode, 'content-type': 'application/json' },
    ...(call.method === 'POST' && { body: JSON.stringify(input.body ?? {}) }),
  })
  const body: unknown = await reply.json()
  if (call.raw) return body
  const envelope = body as Envelope<unknown>
  if (envelope.code !== 200) throw new CallError(envelope)
  return envelope.result
}
