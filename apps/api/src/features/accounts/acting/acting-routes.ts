import * as calls from '@vitrine/contract/user/acting'
import { getProfile } from '@vitrine/contract/user/profile'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { type RequestFacts, type ServedRoute, serve } from '#api/routing/serve.ts'
import type { Entrance } from '../entrance.ts'
import { type Asked, actAs } from './act-as.ts'
import { findMe } from './find-me.ts'

/** How the staff comes to act for somebody, and back. */
export function actingRoutes({ act, back, kept, told }: Entrance): ServedRoute[] {
  const begin = (ctx: Context, facts: RequestFacts, asked?: Asked) =>
    actAs(ctx, (inside, customerId) => act(inside, customerId, facts), asked)
  return [
    serve(calls.actAs, async (ctx, { body, facts }) => kept(await begin(ctx, facts, body))),
    serve(calls.actAsBlogger, async (ctx, { facts }) => kept(await begin(ctx, facts))),
    serve(calls.actAsBloggerByGet, async (ctx, { facts }) => told(await begin(ctx, facts))),
    serve(calls.endActing, async (ctx, { body, facts }) => {
      const entered = await back(ctx, { refreshToken: body.refreshToken, facts })
      return body.refreshToken === undefined ? kept(entered) : told(entered)
    }),
    serve(getProfile, async (ctx, { query, facts }) =>
      query.contact === undefined
        ? findMe(ctx, myId(ctx))
        : told(await begin(ctx, facts, { contact: query.contact })),
    ),
  ]
}
