import type { Call, CallInput, CallReply } from './call.ts'

/** The one way to ask the shop: in process while rendering, over HTTP in the browser. Rejects with `CallError`. */
export type ShopClient = {
  call<C extends Call>(call: C, input?: CallInput<C>): Promise<CallReply<C>>
}
