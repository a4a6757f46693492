// What the shop was told, or has shown, once: stored locally under the key the specification names.
export const CLAIMS_KEY = 'claims'

export type Claim = { code: string; created_at: string; value: unknown; description?: string }
type Claims = Record<string, Claim>

export function readClaim(code: string): unknown {
  return readClaims()[code]?.value
}

export function writeClaim(code: string, value: unknown): void {
  const claim: Claim = { code, created_at: new Date().toISOString(), value }
  try {
    localStorage.setItem(CLAIMS_KEY, JSON.stringify({ ...readClaims(), [code]: claim }))
  } catch {
    // Without storage it is asked again with the next page.
  }
}

function readClaims(): Claims {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(CLAIMS_KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Claims) : {}
  } catch {
    return {}
  }
}
