import * as calls from '@vitrine/contract/order/returns'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { announceReturn } from './announce-return.ts'
import { offerReturn } from './offer-return.ts'
import { getReturnSlip } from './return-slip.ts'

export const returnRoutes: ServedRoute[] = [
  serve(calls.offerReturn, (ctx, { body, facts }) => offerReturn(ctx, { ...body, ip: facts.ip })),
  serve(calls.announceReturn, (ctx, { body, facts }) => announceReturn(ctx, { ...body, ip: facts.ip })),
  serve(calls.getReturnSlip, (ctx, { body, facts }) => getReturnSlip(ctx, { ...body, ip: facts.ip })),
]
