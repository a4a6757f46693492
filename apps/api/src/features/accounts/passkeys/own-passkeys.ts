import { createHmac } from 'node:crypto'
import type { NewPasskeySchema } from '@vitrine/contract/user/passkeys'
import { joinName } from '@vitrine/domain/address/split-name'
import type { z } from 'zod'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { deviceName } from '#api/features/sessions/index.ts'
import { getUser } from '../customer-queries.ts'
import { putChallenge, takeChallenge } from './challenges.ts'
import { deletePasskey, listRows } from './passkey-queries.ts'
import { type RelyingParty, webAuthn } from './relying-party.ts'

const MAX_PASSKEYS = 10
const MAX_USER_AGENT = 300

export async function listPasskeys(ctx: Context) {
  return (await listRows(ctx, myId(ctx))).map(toWire)
}

type Row = { passkey_id: number; user_agent: string; created_at: Date; last_used_at: Date | null }
const toWire = (row: Row) => ({
  id: row.passkey_id,
  device: deviceName(row.user_agent),
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
})

/** A device makes one key for a person, and makes none while it holds one already. */
export async function prepareNewPasskey(ctx: Context, party: RelyingParty) {
  const { generateRegistrationOptions } = await webAuthn()
  const me = await getUser(ctx, myId(ctx))
  const known = await listRows(ctx, me.id)
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: ctx.store.shopName,
    userID: handleOf(party, me.id),
    userName: me.email ?? me.phone ?? '',
    userDisplayName: joinName(me),
    challenge: Buffer.from(await putChallenge(ctx, me.id), 'base64url'),
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return options as unknown as Record<string, unknown>
}

/** The same for one person on every device, and nothing anybody else could read. */
const handleOf = ({ keys }: RelyingParty, customerId: number) =>
  new Uint8Array(createHmac('sha256', keys.code).update(`passkey user ${customerId}`).digest())

type Made = { passkey: z.output<typeof NewPasskeySchema>; userAgent: string | undefined }

export async function addPasskey(ctx: Context, party: RelyingParty, { passkey, userAgent = '' }: Made) {
  const customerId = myId(ctx)
  const made = await verify(ctx, party, passkey)
  return inTransaction(ctx, async (ctx) => {
    // One at a time, so that the limit holds.
    await ctx.db
      .selectFrom('customer')
      .select('customer_id')
      .where('customer_id', '=', customerId)
      .forUpdate()
      .execute()
    if ((await listRows(ctx, customerId)).length >= MAX_PASSKEYS)
      throw new ShopError('CONFLICT', { message: 'TOO_MANY_PASSKEYS' })
    const row = await ctx.db
      .insertInto('passkey')
      .values({
        customer_id: customerId,
        credential_id: made.id,
        public_key: Buffer.from(made.publicKey),
        counter: made.counter,
        transports: made.transports ?? [],
        user_agent: userAgent.slice(0, MAX_USER_AGENT),
        created_at: ctx.now(),
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning(['passkey_id', 'user_agent', 'created_at', 'last_used_at'])
      .executeTakeFirst()
    if (!row) throw new ShopError('CONFLICT', { message: 'PASSKEY_KNOWN' })
    return toWire(row)
  })
}

async function verify(ctx: Context, party: RelyingParty, passkey: Made['passkey']) {
  const { verifyRegistrationResponse } = await webAuthn()
  const customerId = myId(ctx)
  const checked = await verifyRegistrationResponse({
    response: passkey as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: (challenge) => takeChallenge(ctx, challenge, customerId),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => ({ verified: false as const }))
  if (!checked.verified) throw new ShopError('PASSKEY_REFUSED')
  return checked.registrationInfo.credential
}

export async function removePasskey(ctx: Context, id: number): Promise<true> {
  if (!(await deletePasskey(ctx, myId(ctx), id))) throw new ShopError('NOT_FOUND')
  return true
}
