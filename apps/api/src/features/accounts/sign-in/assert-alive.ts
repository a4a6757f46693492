import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { MAX_TRIES } from './budgets.ts'

type Tried = { tries: number; expires_at: Date }

/**
 * A code that was tried too often is dead. A program that sends the same again before its end only takes from the guesses its
 * reader has for the day, and so it is told to wait for that; a new code may be asked for before.
 */
export function assertAlive({ now }: Pick<Context, 'now'>, { tries, expires_at }: Tried): void {
  if (tries <= MAX_TRIES) return
  const retryAfter = Math.max(1, Math.ceil((expires_at.getTime() - now().getTime()) / 1000))
  throw new ShopError('REGISTER_SMS_CODE_INCORRECT', { status: 429, meta: { retryAfter } })
}
