import { isWithinWindow, readReferralCode } from '@vitrine/domain/partner/royalty/referral'
import { readClaim, writeClaim } from '../account/claims.ts'

const CLAIM = 'referral'
type Kept = { code: string; at: string }

/** The last link of a partner somebody came by, in this browser alone; what no partner can have is not kept. */
export function rememberReferral(text: string, now = new Date()): void {
  const code = readReferralCode(text)
  if (code !== undefined) writeClaim(CLAIM, { code, at: now.toISOString() } satisfies Kept)
}

/** For an order: undefined where nobody came by a link, or too long ago. */
export function keptReferral(now = Date.now()): Kept | undefined {
  const { code, at } = (readClaim(CLAIM) ?? {}) as Partial<Kept>
  if (typeof code !== 'string' || typeof at !== 'string') return undefined
  return isWithinWindow({ at: Date.parse(at) }, now) ? { code, at } : undefined
}
