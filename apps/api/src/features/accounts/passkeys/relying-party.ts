import type { SessionKeys } from '#api/features/sessions/index.ts'

/** Who passkeys are made for: the host of the shop. A key made here is offered by no other host. */
export type RelyingParty = { id: string; origin: string; keys: SessionKeys }

export function relyingParty(publicUrl: string, keys: SessionKeys): RelyingParty {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin, keys }
}

/** Read when somebody first needs it: it is large, and few starts do. */
export const webAuthn = () => import('@simplewebauthn/server')
