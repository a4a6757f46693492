import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { endOfDaySql } from '#api/db/rules/end-of-day.ts'
import { openAccounts } from '#api/ledger/whole-accounts.ts'
import { sendGiftCards } from './send-gift-cards.ts'

type Card = { gift_card_id: number; currency_code: string; value_minor: number }

/**
 * Of an order that was just paid, which is locked: each of its cards gets its money, once, and goes out when it is due. The day
 * its letter names is the last it can be spent on.
 */
export async function issueGiftCards(ctx: Context, orderId: number): Promise<void> {
  const { rows } = await sql<Card>`
    select gift_card_id, currency_code, value_minor from gift_card
    where order_id = ${orderId} and issued_at is null order by gift_card_id for no key update`.execute(ctx.db)
  if (rows.length === 0) return
  const accounts = await openAccounts(
    ctx,
    rows.map(({ gift_card_id: id, currency_code: currencyCode, value_minor: amountMinor }) => ({
      cause: { type: 'gift_card', id },
      currencyCode,
      amountMinor,
    })),
  )
  const issued = rows.map(({ gift_card_id }, index) => ({ gift_card_id, account_id: accounts[index] }))
  await sql`
    update gift_card g set account_id = i.account_id, issued_at = ${ctx.now()}::timestamptz,
      expires_at = ${endOfDaySql({ from: ctx.now(), later: '3 years', storeId: sql.ref('g.store_id') })}
    from jsonb_to_recordset(${JSON.stringify(issued)}::jsonb) as i(gift_card_id bigint, account_id bigint)
    where g.gift_card_id = i.gift_card_id`.execute(ctx.db)
  await sendGiftCards(ctx, { orderId })
}
