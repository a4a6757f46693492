// How whoever has proven who they are comes in, whatever they proved it by.
import type { User } from '@vitrine/contract/user/user'
import { type AnswerCookie, WithMeta } from '#api/answer.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { isStaffCustomer, type SessionKeys, type SessionStart } from '#api/features/sessions/index.ts'
import type { RequestFacts } from '#api/routing/serve.ts'
import { getUser } from './customer-queries.ts'
import { type RelyingParty, relyingParty } from './passkeys/relying-party.ts'
import { methodsOf } from './second-factor/authenticator.ts'
import { putTicket } from './second-factor/tickets.ts'

export type AccountDeps = {
  keys: SessionKeys
  sessions: SessionStart
  publicUrl: string
  /** The staff proves itself twice. */
  secondFactor: boolean
}
export type Entered = { user: User; refreshToken: string }
/** Proven once, and to be proven once more. */
type Tokens = { accessToken: string; refreshToken: string }
type Waiting = { ticket: string; methods: string[] }

export type Entrance = {
  keys: SessionKeys
  party: RelyingParty
  /** A session, for what counts as both factors. */
  open(ctx: Context, customerId: number, facts: RequestFacts): Promise<Entered>
  /** Of the first factor: `enter` in the transaction that spends the proof, `admit` once it is over. */
  door(facts: RequestFacts): {
    enter(ctx: Context, customerId: number): Promise<Entered | Waiting>
    admit(outcome: Entered | Waiting): Entered
  }
  /** In the transaction that audits it. */
  act(ctx: Context, customerId: number, facts: RequestFacts): Promise<Entered>
  back(ctx: Context, from: { refreshToken?: string | undefined; facts: RequestFacts }): Promise<Entered>
  /** A program is told its tokens; a browser keeps one in a cookie, and no script sees it. */
  told(entered: Entered): User
  kept(entered: Entered): WithMeta<User>
  /** Takes away what a browser keeps. */
  left: AnswerCookie
}

export function makeEntrance({ keys, sessions, publicUrl, secondFactor }: AccountDeps): Entrance {
  const entered = async (ctx: Context, customerId: number, { accessToken, refreshToken }: Tokens) => ({
    user: { ...(await getUser(ctx, customerId)), token: accessToken },
    refreshToken,
  })
  const open: Entrance['open'] = async (ctx, customerId, facts) =>
    entered(ctx, customerId, await sessions.begin(ctx, { customerId, facts }))
  return {
    keys,
    party: relyingParty(publicUrl, keys),
    open,
    door: (facts) => ({
      enter: async (ctx, customerId) =>
        secondFactor && (await isStaffCustomer(ctx, customerId))
          ? { ticket: await putTicket(ctx, customerId), methods: await methodsOf(ctx, customerId) }
          : open(ctx, customerId, facts),
      admit(outcome) {
        if ('ticket' in outcome) throw new ShopError('SECOND_FACTOR_REQUIRED', { meta: outcome })
        return outcome
      },
    }),
    act: async (ctx, customerId, facts) =>
      entered(ctx, customerId, await sessions.act(ctx, { customerId, facts })),
    async back(ctx, from) {
      const { customerId, ...tokens } = await sessions.back(ctx, from)
      return entered(ctx, customerId, tokens)
    },
    told: ({ user, refreshToken }) => ({ ...user, refreshToken }),
    kept: ({ user, refreshToken }) => new WithMeta(user, {}, [sessions.cookie(refreshToken)]),
    left: sessions.cookie(undefined),
  }
}
