import * as calls from '@vitrine/contract/user/password/passwords'
import { WithMeta } from '#api/answer.ts'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import type { Entrance } from '../entrance.ts'
import { askAccount, askReset } from './ask-link.ts'
import { changePassword, choosePassword } from './choose-password.ts'
import { login } from './login.ts'

/** To compare or make a hash is work, whatever comes of it. */
const ATTEMPTS = { attempts: { name: 'password-attempt', times: 120, seconds: 3_600 } }

export function passwordRoutes({ keys, door, kept }: Entrance): ServedRoute[] {
  return [
    serve(
      calls.login,
      async (ctx, { body, facts }) => {
        const { enter, admit } = door(facts)
        const entered = admit(await login(ctx, enter, { ...facts, ...body }))
        const token = entered.user.token ?? ''
        return body.keep === 'cookie'
          ? new WithMeta(token, {}, kept(entered).cookies)
          : new WithMeta(token, { refreshToken: entered.refreshToken })
      },
      ATTEMPTS,
    ),
    serve(
      calls.createAccount,
      (ctx, { body, facts }) => askAccount(ctx, keys, { ...body, ip: facts.ip }),
      ATTEMPTS,
    ),
    serve(
      calls.resetPassword,
      (ctx, { body, facts }) => askReset(ctx, keys, { email: body.email, ip: facts.ip }),
      ATTEMPTS,
    ),
    serve(calls.createPassword, (ctx, { body }) => choosePassword(ctx, keys, body), ATTEMPTS),
    serve(
      calls.changePassword,
      (ctx, { body, facts }) => changePassword(ctx, { ...body, ip: facts.ip }),
      ATTEMPTS,
    ),
  ]
}
