import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { makeCode } from '#api/ledger/gift-code.ts'

const AT_ONCE = 100

/**
 * Cards whose day has come, all or those of one order. The code is made here, for the mail alone: the shop keeps its hash,
 * and the outbox forgets it once the mail is out. Answers how many went.
 */
export async function sendGiftCards(ctx: Context, { orderId }: { orderId?: number } = {}): Promise<number> {
  let sent = 0
  for (;;) {
    const some = await inTransaction(ctx, (ctx) => sendSome(ctx, orderId ?? null))
    sent += some
    if (some < AT_ONCE) return sent
  }
}

async function sendSome(ctx: Context, orderId: number | null): Promise<number> {
  const { rows } = await sql<{ gift_card_id: number }>`
    select gift_card_id from gift_card
    where issued_at is not null and sent_at is null and voided_at is null
      and (send_at is null or send_at <= ${ctx.now()}) and (${orderId}::bigint is null or order_id = ${orderId})
    order by gift_card_id limit ${AT_ONCE} for no key update skip locked`.execute(ctx.db)
  if (rows.length === 0) return 0
  const cards = rows.map(({ gift_card_id: id }) => {
    const { code, hash, end } = makeCode()
    return { id, code, hash: hash.toString('hex'), end }
  })
  await sql`
    with card as (
      select * from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as c(id bigint, code text, hash text, "end" text)),
    announced as (
      insert into outbox (topic, payload)
      select 'gift-card.issued', jsonb_build_object('giftCardId', id, 'secret', jsonb_build_object('code', code))
      from card order by id)
    update gift_card g set code_hash = decode(card.hash, 'hex'), code_end = card."end", sent_at = ${ctx.now()}
    from card where g.gift_card_id = card.id`.execute(ctx.db)
  return rows.length
}
