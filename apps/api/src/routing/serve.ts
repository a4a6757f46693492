// How a feature serves its calls. A feature's routes.ts holds, for each call of the contract, one line such as
//   export const stockRoutes: ServedRoute[] = [serve(checkStock, (ctx, { query }) => findStock(ctx, query.sku))]
// and its index.ts hands the list on to app.ts. The reply is the bare result; the envelope is put around it here.
// Handlers throw ShopError; they never see Fastify. What is not a call (pictures, health) is a raw route with
// `config: { may: … }`, registered as a plugin.
import type { Call, CallParsed, CallReply } from '@vitrine/contract/call'
import type { WithMeta } from '#api/answer.ts'
import type { Context } from '#api/context.ts'
import type { Allowance } from '#api/limits/spend-allowance.ts'

/** What a verb may need to know of the request beyond its declared input. */
export type RequestFacts = {
  ip: string
  /** The `Idempotency-Key` header. */
  idempotencyKey: string | undefined
  /** Bearer token, or `token` of the query; undefined for guests. */
  token: string | undefined
  acceptLanguage: string | undefined
  cookies: Readonly<Record<string, string | undefined>>
  userAgent: string | undefined
  /** Files that came with the form; gone when the answer is out. */
  uploads: readonly Upload[]
  /** Where the visitor is: as a trusted proxy says, unchecked; else by their address. */
  country: string | undefined
}

export type Upload = {
  path: string
  /** What its sender calls it; nothing on this machine is named so. */
  filename: string
}

export type Input<C extends Call> = CallParsed<C> & { facts: RequestFacts }

type Answer<C extends Call> = CallReply<C> | WithMeta<CallReply<C>>
export type Handler<C extends Call> = (ctx: Context, input: Input<C>) => Promise<Answer<C>> | Answer<C>

/** A call with its handler; the handler's exact types were checked by `serve`. */
export type ServedRoute = {
  call: Call
  handle: (ctx: Context, input: unknown) => Promise<unknown>
  /** How often it may be tried from one address, whatever comes of it; counted before the body is read. */
  attempts?: Allowance
}

export function serve<C extends Call>(
  call: C,
  handler: Handler<C>,
  { attempts }: Pick<ServedRoute, 'attempts'> = {},
): ServedRoute {
  return {
    call,
    handle: async (ctx, input) => handler(ctx, input as Input<C>),
    ...(attempts && { attempts }),
  }
}
