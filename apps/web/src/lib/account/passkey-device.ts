// What this browser and its device can do with passkeys.

/** Keys belong to a host by its name; an address of numbers can have none. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname)
}

/** Whether the device itself can keep one, by finger, face or PIN. */
export async function canKeepPasskey(): Promise<boolean> {
  if (!canUsePasskeys()) return false
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)
}

/** Who turned away from their device’s question has changed their mind; nothing went wrong. */
export const isTurnedAway = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)
