import type { Call, CallInput, CallReply } from './call.ts'
import type { ReplyMeta } from './reply.ts'

export type Answer<C extends Call> = { result: CallReply<C>; meta: ReplyMeta }

export type CallManner = {
  /** Asked by a page that goes: it leaves within the event, with the token at hand, and outlives the page. */
  isParting?: boolean
}

/** The one way to ask the shop: in process while rendering, over HTTP in the browser. Rejects with `CallError`. */
export type ShopClient = {
  call<C extends Call>(call: C, input?: CallInput<C>, manner?: CallManner): Promise<CallReply<C>>
  /** The same, with what the answer says beside its result: the cart's version, notices, a new refresh token. */
  ask<C extends Call>(call: C, input?: CallInput<C>, manner?: CallManner): Promise<Answer<C>>
}
