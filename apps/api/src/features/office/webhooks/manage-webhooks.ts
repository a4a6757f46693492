import { createHmac, randomBytes } from 'node:crypto'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { findLivingKey } from '../keys/key-queries.ts'

type Wish = { name: string; url: string | null; shopSecret: Buffer }

/**
 * Where the holder of a key hears of orders; one place a key, the new one in the place of the old, none with null. Answers
 * the secret of its signatures, '' where there is none any more, undefined where there is no such key.
 */
export function setWebhook(ctx: Context, { name, url, shopSecret }: Wish): Promise<string | undefined> {
  assertMay(ctx, 'key:grant')
  return inTransaction(ctx, async (ctx) => {
    const key = await findLivingKey(ctx.db, { name })
    if (!key) return undefined
    await ctx.db
      .updateTable('webhook')
      .set({ ended_at: ctx.now() })
      .where('key_id', '=', key.key_id)
      .where('ended_at', 'is', null)
      .execute()
    const salt = randomBytes(16)
    if (url !== null)
      await ctx.db
        .insertInto('webhook')
        .values({ key_id: key.key_id, url, salt, created_at: ctx.now() })
        .execute()
    await audit(ctx, { may: 'key:grant', entity: 'webhook', id: key.key_id, after: { url } })
    return url === null ? '' : webhookSecret(shopSecret, { salt })
  })
}

/** What its receiver checks signatures with: made of the shop's own secret, so that it lies in no database. */
export function webhookSecret(shopSecret: Buffer, { salt }: { salt: Buffer }): string {
  return `whsec_${createHmac('sha256', shopSecret).update('webhook').update(salt).digest('base64url')}`
}
