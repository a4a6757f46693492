import type { UsedPasskeySchema } from '@vitrine/contract/user/passkeys'
import type { z } from 'zod'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { isEnabled } from '../customer-queries.ts'
import { putChallenge, takeChallenge } from './challenges.ts'
import { listRows, lockPasskey, noteUse, type Passkey } from './passkey-queries.ts'
import { type RelyingParty, webAuthn } from './relying-party.ts'

export type Used = z.output<typeof UsedPasskeySchema>
const refused = () => new ShopError('PASSKEY_REFUSED')

/** `customerId`: whose keys may answer; null for whoever holds one. */
export async function askPasskey(ctx: Context, party: RelyingParty, customerId: number | null = null) {
  const { generateAuthenticationOptions } = await webAuthn()
  const known = customerId === null ? [] : await listRows(ctx, customerId)
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: Buffer.from(await putChallenge(ctx, customerId), 'base64url'),
    userVerification: 'required',
    allowCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
  })
  return options as unknown as Record<string, unknown>
}

/** Answers whose key it was; in a transaction of the caller's when what follows must be with it. */
export function checkPasskey(
  ctx: Context,
  party: RelyingParty,
  { passkey, customerId = null }: { passkey: Used; customerId?: number | null },
): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const known = await lockPasskey(ctx, passkey.id)
    if (!known || (customerId !== null && known.customerId !== customerId)) throw refused()
    const counter = await verify(ctx, party, { passkey, known, customerId })
    if (!(await isEnabled(ctx, known.customerId))) throw refused()
    await noteUse(ctx, known.id, counter)
    return known.customerId
  })
}

type Answer = { passkey: Used; known: Passkey; customerId: number | null }

async function verify(ctx: Context, party: RelyingParty, { passkey, known, customerId }: Answer) {
  const { verifyAuthenticationResponse } = await webAuthn()
  const checked = await verifyAuthenticationResponse({
    response: passkey as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: (challenge) => takeChallenge(ctx, challenge, customerId),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: known,
    requireUserVerification: true,
  }).catch(() => ({ verified: false as const }))
  if (!checked.verified) throw refused()
  return checked.authenticationInfo.newCounter
}
