import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { findPaper } from './rooms.ts'

/** Of the wording that counts: what its block says, else the day it was last written. Empty where the shop has none. */
export async function agreementVersion(ctx: Context): Promise<string> {
  const block = await findPaper(ctx, 'agreement')
  if (!block) return ''
  const { version } = block.json
  return typeof version === 'string' && version !== '' ? version : block.update_time.slice(0, 10)
}

/** Kept with its language and time; said twice, the first time counts. */
export async function acceptAgreement(ctx: Context, version: string): Promise<void> {
  if (version !== (await agreementVersion(ctx)))
    throw new ShopError('CONFLICT', {
      message: 'AGREEMENT_CHANGED',
      details: [{ path: 'version', key: 'REFUSED', message: 'is not the wording that counts' }],
    })
  await ctx.db
    .insertInto('partner_agreement')
    .values({
      ...{ customer_id: myId(ctx), version, language: ctx.store.language },
      accepted_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'version']).doNothing())
    .execute()
}
