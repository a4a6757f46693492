import { readClaim, writeClaim } from '#web/lib/account/claims.ts'

/** Asked once in a browser's life: who did not want one finds it on the page of their account. */
export function isPasskeyOfferDue(): boolean {
  if (readClaim('passkeyOffered')) return false
  writeClaim('passkeyOffered', true)
  return true
}
