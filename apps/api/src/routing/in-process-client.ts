import type { ShopClient } from '@vitrine/contract/client'
import { CallError } from '@vitrine/contract/reply'
import { toErrorReply } from '#api/plugins/to-error-reply.ts'
import { answerCall } from '#api/routing/answer-call.ts'
import { actorOf } from '#api/routing/credentials/identify.ts'
import { type ContextBase, makeContext } from '#api/routing/make-context.ts'
import { NO_FACTS } from '#api/routing/request-facts.ts'
import type { RequestFacts, ServedRoute } from '#api/routing/serve.ts'

export type ClientOf = { store: string; facts?: Partial<RequestFacts> }
export type ClientFor = (of: ClientOf) => ShopClient

/** The client for rendering on the server: the same checks and answers as over HTTP, without the wire. */
export function inProcessClient(base: ContextBase, routes: readonly ServedRoute[]): ClientFor {
  const byId = new Map(routes.map((route) => [route.call.id, route]))
  return ({ store, facts }) => {
    const ask: ShopClient['ask'] = async (call, input = {}) => {
      const route = byId.get(call.id)
      try {
        if (!route) throw new Error(`Nobody serves the call ${call.id}.`)
        const actor = await actorOf({ call, token: facts?.token, identify: base.identify })
        const ctx = makeContext(base, { storeCode: store, actor })
        const { result, meta } = await answerCall(route, ctx, { ...input, facts: { ...NO_FACTS, ...facts } })
        return { result: result as never, meta: meta ?? {} }
      } catch (error) {
        const reply = toErrorReply(error)
        if (reply.code >= 500) base.log.error({ err: error, call: call.id }, 'a call failed')
        throw new CallError(reply)
      }
    }
    return { ask, call: async (call, input) => (await ask(call, input)).result }
  }
}
