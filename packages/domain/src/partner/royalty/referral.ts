// A partner's link: any page with `?ref=<code>`. What it left in the browser goes with the order.
import { DAY_MS } from '../../duration.ts'

export const REFERRAL_PARAMETER = 'ref'
/** The last link somebody came by counts, for so long. */
export const REFERRAL_WINDOW_DAYS = 30

/** A clock of a shopper's device may be ahead by so much. */
const AHEAD_MS = DAY_MS
const CODE = /^[a-z0-9][a-z0-9-]{2,39}$/

export type Referral = { code: string; at: number }

/** As it is kept; undefined for what no partner can have. */
export function readReferralCode(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > 100) return undefined
  const code = text.trim().toLowerCase()
  return CODE.test(code) ? code : undefined
}

export function isWithinWindow({ at }: Pick<Referral, 'at'>, now: number): boolean {
  return at > now - REFERRAL_WINDOW_DAYS * DAY_MS && at <= now + AHEAD_MS
}
