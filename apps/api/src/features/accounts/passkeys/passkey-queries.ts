import type { Context } from '#api/context.ts'

export type Passkey = {
  id: string
  publicKey: Uint8Array<ArrayBuffer>
  counter: number
  transports: string[]
}

export function listRows({ db }: Context, customerId: number) {
  return db
    .selectFrom('passkey')
    .select(['passkey_id', 'credential_id', 'transports', 'user_agent', 'created_at', 'last_used_at'])
    .where('customer_id', '=', customerId)
    .orderBy('passkey_id', 'desc')
    .execute()
}

/** Locked, so that of two uses at once the second sees the count of the first. */
export async function lockPasskey(
  { db }: Context,
  credentialId: string,
): Promise<(Passkey & { customerId: number }) | undefined> {
  const row = await db
    .selectFrom('passkey')
    .select(['customer_id', 'credential_id', 'public_key', 'counter', 'transports'])
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      customerId: row.customer_id,
      id: row.credential_id,
      publicKey: new Uint8Array(row.public_key),
      counter: row.counter,
      transports: row.transports,
    }
  )
}

export async function noteUse({ db, now }: Context, credentialId: string, counter: number): Promise<void> {
  await db
    .updateTable('passkey')
    .set({ counter, last_used_at: now() })
    .where('credential_id', '=', credentialId)
    .execute()
}

export async function deletePasskey({ db }: Context, customerId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey')
    .where('passkey_id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
