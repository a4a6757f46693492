export type Claims = {
  customer: string
  session: string
  /** Who of the staff acts for the customer. */
  actor?: string
}

/** Read, not trusted: it only tells the customers of one device, and their sign-ins, apart. */
export function claimsOf(token: string): Claims {
  const [, claims = ''] = token.split('.')
  try {
    const { sub, sid, act } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as Claimed
    const actor = textOf(act?.sub)
    return { customer: textOf(sub), session: textOf(sid), ...(actor && { actor }) }
  } catch {
    return { customer: '', session: '' }
  }
}

type Claimed = { sub?: unknown; sid?: unknown; act?: { sub?: unknown } }
const textOf = (claim: unknown) => (typeof claim === 'string' ? claim : '')
