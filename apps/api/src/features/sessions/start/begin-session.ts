import type { Context } from '#api/context.ts'
import type { RequestFacts } from '#api/routing/serve.ts'
import type { SessionKeys } from '../keys/session-keys.ts'
import { closeSession, lockToken } from '../session-queries.ts'
import { endActing, openActing } from './act-session.ts'
import { openSession, type Tokens } from './open-session.ts'
import { type SessionCookie, sessionCookie } from './session-cookie.ts'

type Returned = Tokens & { customerId: number }
type StartDeps = { keys: SessionKeys; isHttps?: boolean }
type Deps = { keys: SessionKeys; cookie: SessionCookie }
const MAX_USER_AGENT = 300

/** A browser holds one session: the one its cookie still names ends with the next. In the transaction of the caller. */
async function beginSession(
  { keys, cookie }: Deps,
  ctx: Context,
  { customerId, facts }: { customerId: number; facts: RequestFacts },
): Promise<Tokens> {
  const held = cookie.read(facts)
  const former = held === undefined ? undefined : await lockToken(ctx, held)
  if (former) await closeSession(ctx, former.session_id, 'replaced')
  const device = { user_agent: facts.userAgent?.slice(0, MAX_USER_AGENT) ?? '', country: facts.country ?? '' }
  return openSession(ctx, keys, { customerId, device })
}

/** How a proven customer's session begins, and what the browser is to keep of it. */
export type SessionStart = {
  begin(ctx: Context, who: { customerId: number; facts: RequestFacts }): Promise<Tokens>
  cookie: SessionCookie['write']
  /** For who of the staff acts for somebody: a session that hangs on their own. */
  act(ctx: Context, who: { customerId: number; facts: RequestFacts }): Promise<Tokens>
  /** Back to their own, for the token a program sends or the cookie. */
  back(ctx: Context, from: { refreshToken?: string | undefined; facts: RequestFacts }): Promise<Returned>
}

export function sessionStart({ keys, isHttps = false }: StartDeps): SessionStart {
  const cookie = sessionCookie({ isHttps })
  return {
    begin: (ctx, who) => beginSession({ keys, cookie }, ctx, who),
    cookie: cookie.write,
    act: (ctx, { customerId, facts }) =>
      openActing(ctx, keys, { customerId, userAgent: facts.userAgent?.slice(0, MAX_USER_AGENT) ?? '' }),
    back: (ctx, { refreshToken, facts }) => endActing(ctx, keys, refreshToken ?? cookie.read(facts)),
  }
}
