import type { CallParsed } from '@vitrine/contract/call'
import type { applyAsPartner as applyCall, Membership } from '@vitrine/contract/partner/membership'
import { can } from '@vitrine/domain/access/can'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { agreementVersion } from './agreement.ts'
import { ensurePartner, findName, findPartner } from './partner-queries.ts'
import { getRooms } from './rooms.ts'

export async function getMembership(ctx: Context): Promise<Membership> {
  const customerId = myId(ctx)
  const version = await agreementVersion(ctx)
  const agreement = { version, accepted_at: null }
  const rooms = await getRooms(ctx)
  const name = await findName(ctx, customerId)
  if (!can(ctx, 'partner:change'))
    return {
      ...(await asked(ctx, customerId)),
      ...{ name, show_attention_photo_modal: true, ...rooms, agreement },
    }
  await ensurePartner(ctx, { customerId })
  const partner = await findPartner(ctx, customerId)
  const accepted = await ctx.db
    .selectFrom('partner_agreement')
    .select('accepted_at')
    .where('customer_id', '=', customerId)
    .where('version', '=', version)
    .executeTakeFirst()
  return {
    ...{ state: 'partner', reason: '', name, handle: partner?.handle ?? '' },
    ...{ since: partner?.since.toISOString() ?? null, ended_at: null },
    show_attention_photo_modal: partner?.shows_photo_reminder ?? true,
    ...rooms,
    agreement: { version, accepted_at: accepted?.accepted_at.toISOString() ?? null },
  }
}

/** One question at a time, held by an index: of two sent at once the second is a conflict. */
export async function applyAsPartner(
  ctx: Context,
  body: CallParsed<typeof applyCall>['body'],
): Promise<Membership> {
  const customerId = myId(ctx)
  if (can(ctx, 'partner:change')) throw new ShopError('CONFLICT', { message: 'PARTNER_ALREADY' })
  const { numInsertedOrUpdatedRows = 0n } = await ctx.db
    .insertInto('partner_application')
    .values({ ...body, customer_id: customerId, store_id: ctx.store.storeId, created_at: ctx.now() })
    .onConflict((conflict) => conflict.column('customer_id').where('state', '=', 'waiting').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) throw new ShopError('CONFLICT', { message: 'APPLICATION_WAITS' })
  return getMembership(ctx)
}

type Asked = Pick<Membership, 'state' | 'reason' | 'handle' | 'since' | 'ended_at'>

async function asked(ctx: Context, customerId: number): Promise<Asked> {
  const former = await findPartner(ctx, customerId)
  const last = await ctx.db
    .selectFrom('partner_application')
    .select(['state', 'reason', 'handle', 'decided_at'])
    .where('customer_id', '=', customerId)
    .orderBy('application_id', 'desc')
    .executeTakeFirst()
  const ended = former?.ended_at ?? null
  const dates = {
    since: ended && former ? former.since.toISOString() : null,
    ended_at: ended?.toISOString() ?? null,
  }
  // A partner who lost the role may ask anew; what was answered before the partnership ended is over with it.
  const isOver = ended !== null && last?.decided_at != null && last.decided_at <= ended
  if (last && last.state !== 'approved' && !isOver)
    return { state: last.state, reason: last.reason, handle: last.handle, ...dates }
  if (!former || ended === null) return { state: 'none', reason: '', handle: '', ...dates }
  return { state: 'ended', reason: former.end_reason, handle: former.handle, ...dates }
}
