// The only way the money of an order's royalty moves, but for payouts: by lines that are only added, with the account beside them.
import { type Move, royaltyMoves } from '@vitrine/domain/partner/royalty/royalty-moves'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { awardBonuses } from '#api/features/promotions/index.ts'
import { type OrderRoyalty, readRoyalty } from './order-royalty.ts'

/** With the order locked by the caller: what leads from what was written to what is due is written; told again, nothing. */
export async function settleRoyalty(ctx: Context, orderId: number): Promise<boolean> {
  const royalty = await readRoyalty(ctx, orderId)
  if (!royalty) return false
  const moves = royaltyMoves(royalty.standing, royalty)
  if (moves.some(({ kind }) => kind === 'ripen')) await awardBonus(ctx, { ...royalty, orderId })
  if (moves.length > 0) await writeMoves(ctx, { ...royalty, orderId, moves })
  return moves.length > 0
}

type Ripe = Pick<OrderRoyalty, 'partnerId' | 'currencyCode' | 'bonusMinor'> & { orderId: number }

/** Before the royalty's account, as every step of an order takes them. What comes back afterwards keeps it, as cashback is kept. */
async function awardBonus(
  ctx: Context,
  { partnerId, currencyCode, bonusMinor, orderId }: Ripe,
): Promise<void> {
  if (bonusMinor === 0) return
  const cause = { type: 'royalty', id: orderId } as const
  await awardBonuses(ctx, { customerId: partnerId, currencyCode, amountMinor: bonusMinor, cause })
}

type Writing = Pick<OrderRoyalty, 'partnerId' | 'currencyCode'> & { orderId: number; moves: readonly Move[] }

async function writeMoves(
  { db, now }: Context,
  { partnerId, currencyCode, orderId, moves }: Writing,
): Promise<void> {
  const sum = (of: 'pendingMinor' | 'activeMinor') => moves.reduce((all, move) => all + move[of], 0)
  // Whoever earns for the first time gets an account; what goes back finds one.
  const account = moves.some(({ kind }) => kind === 'earn')
    ? sql`insert into royalty_account as a (partner_id, currency_code, pending_minor, active_minor)
      values (${partnerId}, ${currencyCode}, ${sum('pendingMinor')}, ${sum('activeMinor')})
      on conflict (partner_id, currency_code) do update set
        pending_minor = a.pending_minor + excluded.pending_minor, active_minor = a.active_minor + excluded.active_minor`
    : sql`update royalty_account set
        pending_minor = pending_minor + ${sum('pendingMinor')}, active_minor = active_minor + ${sum('activeMinor')}
      where partner_id = ${partnerId} and currency_code = ${currencyCode}`
  await sql`
    with account as (${account})
    insert into royalty_entry (partner_id, currency_code, order_id, kind, pending_minor, active_minor, at)
    select ${partnerId}::bigint, ${currencyCode}, ${orderId}::bigint, m.kind, m."pendingMinor", m."activeMinor", ${now()}
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m(kind text, "pendingMinor" bigint, "activeMinor" bigint)`.execute(
    db,
  )
}
