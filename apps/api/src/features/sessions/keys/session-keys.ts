import { createHash, createHmac, hkdfSync } from 'node:crypto'

const ACCESS_MINUTES = 15
const STAMP = { issuer: 'vitrine', audience: 'shop' }

/** `actorId`: who of the staff acts; for the page to show, never believed. */
export type AccessClaims = { customerId: number; sessionId: number; actorId?: number | undefined }
export type SessionKeys = { access: Uint8Array; refresh: Uint8Array; code: Uint8Array; second: Uint8Array }

/** One secret, a key of its own for each use. */
export function sessionKeys(secret: Buffer): SessionKeys {
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    access: derive('access token'),
    refresh: derive('refresh token'),
    code: derive('sign-in code'),
    second: derive('second factor'),
  }
}

/** Says who, never what they may: roles are read with every request. */
export async function signAccess({ access }: SessionKeys, claims: AccessClaims, now: Date): Promise<string> {
  const { SignJWT } = await import('jose')
  const issued = Math.floor(now.getTime() / 1000)
  const act = claims.actorId === undefined ? {} : { act: { sub: String(claims.actorId) } }
  return new SignJWT({ sid: String(claims.sessionId), ...act })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(claims.customerId))
    .setIssuer(STAMP.issuer)
    .setAudience(STAMP.audience)
    .setIssuedAt(issued)
    .setExpirationTime(issued + ACCESS_MINUTES * 60)
    .sign(access)
}

/** Undefined for anything but a token of ours that is still good. */
export async function readAccess(
  { access }: SessionKeys,
  token: string,
  now: Date,
): Promise<AccessClaims | undefined> {
  const { jwtVerify } = await import('jose')
  try {
    const { payload } = await jwtVerify(token, access, { ...STAMP, algorithms: ['HS256'], currentDate: now })
    const [customerId, sessionId] = [Number(payload.sub), Number(payload.sid)]
    return Number.isSafeInteger(customerId) && Number.isSafeInteger(sessionId)
      ? { customerId, sessionId }
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Always the same for one parent: a client that lost the answer gets it again, and the shop need not keep it in
 * plain for that.
 */
export function successorOf({ refresh }: SessionKeys, parent: string): string {
  return createHmac('sha256', refresh).update(parent).digest('base64url')
}

export function hashRefresh(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
