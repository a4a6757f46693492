import * as calls from '@vitrine/contract/user/sign-in'
import type { Context } from '#api/context.ts'
import { type RequestFacts, type ServedRoute, serve } from '#api/routing/serve.ts'
import type { Entrance } from '../entrance.ts'
import { askCallBack } from './call-back.ts'
import { checkCode, followLink } from './check-code.ts'
import { sendCode } from './send-code.ts'

type Orders = { order_keys?: string[] | undefined }
type Typed = Orders & { phone: string; code: string }
type Link = Orders & { contact: string; token: string }

/** The first factor: a code or the link beside it. */
export function signInRoutes({ keys, door, told, kept }: Entrance): ServedRoute[] {
  const check = async (ctx: Context, { phone, code, order_keys }: Typed, facts: RequestFacts) => {
    const { enter, admit } = door(facts)
    return admit(
      await checkCode(ctx, { keys, enter }, { ...facts, contact: phone, code, orderKeys: order_keys }),
    )
  }
  const follow = async (ctx: Context, link: Link, facts: RequestFacts) => {
    const { enter, admit } = door(facts)
    return admit(await followLink(ctx, { keys, enter }, { ...facts, ...link, orderKeys: link.order_keys }))
  }
  const send = (ctx: Context, contact: string, facts: RequestFacts) =>
    sendCode(ctx, keys, { ...facts, contact })
  const call = (ctx: Context, phone: string, facts: RequestFacts) => askCallBack(ctx, { ...facts, phone })
  return [
    serve(calls.sendCode, (ctx, { body, facts }) => send(ctx, body.phone, facts)),
    serve(calls.sendCodeByGet, (ctx, { query, facts }) => send(ctx, query.phone, facts)),
    serve(calls.checkCode, async (ctx, { body, facts }) => kept(await check(ctx, body, facts))),
    serve(calls.checkCodeByGet, async (ctx, { query, facts }) => told(await check(ctx, query, facts))),
    serve(calls.callBack, (ctx, { body, facts }) => call(ctx, body.phone, facts)),
    serve(calls.callBackByGet, (ctx, { query, facts }) => call(ctx, query.phone, facts)),
    serve(calls.followSignInLink, async (ctx, { body, facts }) => kept(await follow(ctx, body, facts))),
    serve(calls.followSignInLinkByGet, async (ctx, { query, facts }) =>
      told(await follow(ctx, query, facts)),
    ),
  ]
}
