import type { ShopClient } from '@vitrine/contract/client'
import { refreshSession } from '@vitrine/contract/user/session'
import { verdictOfError } from '../transport/verdict.ts'
import type { Claims } from './claims.ts'
import { createTokenKeeper, type TokenKeeper, type TokenKeeperDeps } from './token-keeper.ts'

type Deps = Pick<TokenKeeperDeps, 'place' | 'clock' | 'lock' | 'onLost'> & {
  /** Nobody's: a refresh carries no token, but the cookie. */
  client: ShopClient
}
export type SessionTokens = Pick<TokenKeeper, 'load' | 'current' | 'send'> & {
  begin(token: string): Promise<void>
  /** Who is signed in, on any tab, and in which session. */
  who(): Promise<Claims | undefined>
  customer(): Promise<string | undefined>
  end(): Promise<void>
}

/** The tokens of a session: the access token of the moment, and what asks for the next one. */
export function sessionTokens({ place, clock, lock, client, onLost }: Deps): SessionTokens {
  const tokens = createTokenKeeper({
    place,
    clock,
    lock,
    refresh: () => client.call(refreshSession, { body: {} }).catch(nullIfRefused),
    onLost,
  })
  return {
    ...tokens,
    who: place.who,
    customer: async () => (await place.who().catch(() => undefined))?.customer,
    begin: tokens.signedIn,
    end: tokens.signedOut,
  }
}

function nullIfRefused(error: unknown): null {
  if (verdictOfError(error) === 'retry') throw error
  return null
}
