// What the shop was told, or has shown, once: stored locally under the key the specification names.
export const CLAIMS_KEY = 'claims'

export type Claim = { code: string; created_at: string; value: unknown; description?: string }
type Claims = Record<string, Claim>

export function readClaim(code: string): unknown {
  return readClaims(CLAIMS_KEY)[code]?.value
}

export function writeClaim(code: string, value: unknown): void {
  const claim: Claim = { code, created_at: new Date().toISOString(), value }
  try {
    localStorage.setItem(CLAIMS_KEY, JSON.stringify({ ...readClaims(CLAIMS_KEY), [code]: claim }))
  } catch {
    // Without storage it is asked again with the next page.
  }
}

/**
 * None where storage is shut or broken. It runs in a page before its files have come, too: nothing from outside it can be
 * used.
 */
export function readClaims(key: string): Claims {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Claims) : {}
  } catch {
    return {}
  }
}
