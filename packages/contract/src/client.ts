import type { Call, CallInput, CallReply } from './call.ts'
import type { ReplyMeta } from './reply.ts'

export type Answer<C extends Call> = { result: CallReply<C>; meta: ReplyMeta }

/** The one way to ask the shop: in process while rendering, over HTTP in the browser. Rejects with `CallError`. */
export type ShopClient = {
  call<C extends Call>(call: C, input?: CallInput<C>): Promise<CallReply<C>>
  /** The same, with what the answer says beside its result: the cart's version, notices, a new refresh token. */
  ask<C extends Call>(call: C, input?: CallInput<C>): Promise<Answer<C>>
}
