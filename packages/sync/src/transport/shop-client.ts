// The browser's way to the shop: the same calls as in process while rendering, over one transport.
import type { Call, CallInput } from '@vitrine/contract/call'
import type { Answer, CallManner, ShopClient } from '@vitrine/contract/client'
import { CallError } from '@vitrine/contract/reply'
import type { Reply } from './reply.ts'
import type { Request, Transport } from './transport.ts'

type Deps = {
  transport: Transport
  /** Whoever knows the token of the moment sends with it. */
  tokens?: {
    send(transmit: (token: string | undefined) => Promise<Reply>): Promise<Reply>
    /** What can be had without waiting for the disk. */
    current(): string | undefined
  }
}

export function createShopClient({ transport, tokens }: Deps): ShopClient {
  const transmit = (request: Request) =>
    tokens ? tokens.send((token) => transport({ ...request, token })) : transport(request)
  /** A page that goes does not live to see what the disk says; one that stays asks again if the token was too old. */
  const transmitParting = async (request: Request) => {
    const token = tokens?.current()
    const reply = await transport({ ...request, ...(token && { token }), isParting: true })
    return reply.code === 401 ? transmit(request) : reply
  }
  async function ask<C extends Call>(
    call: C,
    input: CallInput<C> = {},
    { isParting = false }: CallManner = {},
  ): Promise<Answer<C>> {
    const { method, raw: isRaw = false, patienceMs } = call
    const request = { url: addressOf(call, input), method, body: input.body, isRaw, patienceMs }
    const reply = await (isParting ? transmitParting(request) : transmit(request))
    if (reply.code !== 200) throw new CallError(reply)
    return { result: reply.result as Answer<C>['result'], meta: reply.meta ?? {} }
  }
  return { ask, call: async (...asked) => (await ask(...asked)).result }
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
