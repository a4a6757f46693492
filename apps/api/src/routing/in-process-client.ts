import type { Call } from '@vitrine/contract/call'
import type { ShopClient } from '@vitrine/contract/client'
import { CallError } from '@vitrine/contract/reply'
import { localizeReply } from '#api/refusal/localize-reply.ts'
import { nameField } from '#api/refusal/name-field.ts'
import { toErrorReply } from '#api/refusal/to-error-reply.ts'
import { type Answered, answerCall } from '#api/routing/answer-call.ts'
import { actorOf } from '#api/routing/credentials/identify.ts'
import { type ContextBase, makeContext } from '#api/routing/make-context.ts'
import { pickStore } from '#api/routing/pick-store.ts'
import { NO_FACTS } from '#api/routing/request-facts.ts'
import type { RequestFacts, ServedRoute } from '#api/routing/serve.ts'
import { inSpan } from '#api/tracing/tracer.ts'

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
        const answered = await inSpan({ name: call.id, kind: 'internal' }, () =>
          answerCall(route, ctx, { ...input, facts: { ...NO_FACTS, ...facts } }),
        )
        assertNoCookies(call, answered)
        return { result: answered.result as never, meta: answered.meta ?? {} }
      } catch (error) {
        const refusal = nameField(toErrorReply(error), { call, body: input.body })
        const reply = localizeReply(refusal, pickStore(store, base.stores()))
        if (reply.code >= 500) base.log.error({ err: error, call: call.id }, 'a call failed')
        throw new CallError(reply)
      }
    }
    return { ask, call: async (call, input) => (await ask(call, input)).result }
  }
}

/** A page made here has nobody to hand them to, and what they replace would be lost. */
function assertNoCookies({ id }: Call, { cookies = [] }: Answered): void {
  if (cookies.length > 0) throw new Error(`${id} sets a cookie: a browser must ask it itself.`)
}
