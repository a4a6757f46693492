import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { voidMoney } from '#api/ledger/whole-accounts.ts'

type Card = { gift_card_id: number; account_id: number; value_minor: number }

/**
 * Of an order that is undone: the money of its cards goes back to whoever paid, so it must still be on them. A card that was
 * spent from keeps its order as it is.
 */
export async function voidGiftCards(ctx: Context, orderId: number): Promise<void> {
  await assertTakenWhole(ctx, orderId)
  const { rows } = await sql<Card>`
    select gift_card_id, account_id, value_minor from gift_card
    where order_id = ${orderId} and issued_at is not null and voided_at is null
    order by account_id for no key update`.execute(ctx.db)
  for (const { gift_card_id: id, account_id: accountId, value_minor: amountMinor } of rows) {
    const cause = { type: 'gift_card', id } as const
    if (!(await voidMoney(ctx, { accountId, cause, amountMinor })))
      throw new ShopError('CONFLICT', { message: 'GIFT_CARD_SPENT' })
  }
  if (rows.length === 0) return
  await sql`update gift_card set voided_at = ${ctx.now()}
    where order_id = ${orderId} and issued_at is not null and voided_at is null`.execute(ctx.db)
}

/** One taken back by hand may have been spent from before. */
async function assertTakenWhole({ db }: Context, orderId: number): Promise<void> {
  const { rows } = await sql`
    select from gift_card g where g.order_id = ${orderId} and g.voided_by is not null and g.value_minor <> coalesce(
      (select -e.change_minor from ledger_entry e where e.account_id = g.account_id and e.kind = 'void'), 0)`.execute(
    db,
  )
  if (rows.length > 0) throw new ShopError('CONFLICT', { message: 'GIFT_CARD_SPENT' })
}
