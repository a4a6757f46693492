import type { ShopClient } from '@vitrine/contract/client'
import { refreshSession } from '@vitrine/contract/user/session'
import { judge } from '../cart/send/judge.ts'
import { createTokenKeeper, type TokenKeeper, type TokenKeeperDeps } from './token-keeper.ts'

type Deps = Pick<TokenKeeperDeps, 'storage' | 'clock' | 'lock' | 'onLost'> & {
  prefix: string
  /** Nobody's: a refresh carries no token. */
  client: ShopClient
}
export type SessionTokens = Pick<TokenKeeper, 'load' | 'current' | 'send'> & {
  begin(token: string, refreshToken: string): Promise<void>
  refreshToken(): Promise<string | undefined>
  /** Who is signed in, on any tab. */
  customer(): Promise<string | undefined>
  end(): Promise<void>
}

/** The two tokens of a session, as this device keeps them. */
export function sessionTokens({ storage, prefix, clock, lock, client, onLost }: Deps): SessionTokens {
  const refreshKey = `${prefix}/user/current-refresh-token`
  const refreshToken = () => storage.get<string>(refreshKey)
  const forget = () => storage.remove(refreshKey)
  const tokens = createTokenKeeper({
    storage,
    key: `${prefix}/user/current-token`,
    clock,
    lock,
    async refresh() {
      const held = await refreshToken()
      if (held === undefined) return null
      const answer = await client.ask(refreshSession, { body: { refreshToken: held } }).catch(nullIfRefused)
      if (answer === null) return null
      // Who signed out meanwhile stays out.
      if ((await refreshToken()) === held) await storage.set(refreshKey, answer.meta.refreshToken ?? held)
      return answer.result
    },
    onLost() {
      void forget()
      onLost()
    },
  })
  return {
    ...tokens,
    refreshToken,
    async customer() {
      await tokens.load()
      return subjectOf(tokens.current())
    },
    async begin(token, refreshToken) {
      await storage.set(refreshKey, refreshToken)
      await tokens.signedIn(token)
    },
    end: async () => void (await Promise.all([tokens.signedOut(), forget()])),
  }
}

/** Read, not trusted: it only tells the customers of one device apart. */
function subjectOf(token = ''): string | undefined {
  const [, claims = ''] = token.split('.')
  try {
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown }
    return typeof sub === 'string' ? sub : undefined
  } catch {
    return undefined
  }
}

function nullIfRefused(error: unknown): null {
  if (judge(error).verdict === 'later') throw error
  return null
}
