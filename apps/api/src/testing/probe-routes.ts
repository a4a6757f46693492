// Calls that exist only in tests: one of each kind, and one that fails in every way a verb can.
import { defineCall } from '@vitrine/contract/call'
import { z } from 'zod'
import { WithMeta } from '#api/answer.ts'
import { ShopError } from '#api/errors.ts'
import { type ServedRoute, serve } from '#api/routing/serve.ts'

const shared = { storeScoped: true, summary: 'for tests', reply: z.custom<unknown>() } as const
const QtySchema = z.coerce.number().int('must be a whole number').min(0).max(100)
export const setLine = defineCall({
  ...shared,
  id: 'test.setLine',
  method: 'POST',
  path: '/api/test/line',
  may: 'cart:change',
  body: z.object({ cartItem: z.object({ sku: z.string().min(1), qty: QtySchema }) }),
})
export const look = defineCall({
  ...shared,
  id: 'test.look',
  method: 'GET',
  path: '/api/test/look/:id',
  may: 'catalog:read',
  anonymous: true,
  params: z.object({ id: z.string().max(10) }),
  query: z.object({ size: z.coerce.number().int().max(50).default(10) }),
})
export const fail = defineCall({
  ...shared,
  id: 'test.fail',
  method: 'GET',
  path: '/api/test/fail',
  may: 'cart:read',
  query: z.object({ how: z.string() }),
})
export const mine = defineCall({
  ...shared,
  id: 'test.mine',
  method: 'GET',
  path: '/api/test/mine',
  may: 'account:read',
})
const raw = defineCall({
  ...shared,
  id: 'test.raw',
  method: 'GET',
  path: '/api/test/raw',
  may: 'catalog:read',
  anonymous: true,
  raw: true,
})

const FAILURES: Record<string, () => unknown> = {
  shop: () => new ShopError('NOT_ENOUGH', { message: 'Only 2 left', meta: { qty: 2 } }),
  bug: () => new Error('select secret from somewhere'),
  range: () => Object.assign(new Error('integer out of range'), { code: '22003' }),
  away: () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
}
export const probeRoutes: ServedRoute[] = [
  serve(setLine, (_, { body }) => new WithMeta(body.cartItem, { qty: 7 })),
  serve(look, (ctx, { params, query, facts }) => ({
    ...params,
    ...query,
    store: ctx.store.code,
    token: facts.token,
  })),
  serve(fail, (_, { query }) => {
    throw FAILURES[query.how]?.()
  }),
  serve(mine, () => 'private'),
  serve(raw, () => null),
]
