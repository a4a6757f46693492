import type { BoughtGiftCard } from '@vitrine/contract/order/gift-cards'
import { toMajor } from '@vitrine/domain/money/money'
import type { Selectable } from 'kysely'
import type { Database } from '#api/db/client.ts'
import type { Schema } from '#api/db/schema.ts'

/** Those of an order that hold money; none before it is paid, none once it is undone. */
export async function listBoughtCards(db: Database, orderId: number): Promise<BoughtGiftCard[]> {
  const cards = await db
    .selectFrom('gift_card')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('issued_at', 'is not', null)
    .where('voided_at', 'is', null)
    .orderBy('gift_card_id')
    .execute()
  return cards.map(toBoughtCard)
}

export function toBoughtCard(card: Selectable<Schema['gift_card']>): BoughtGiftCard {
  return {
    id: card.gift_card_id,
    value: toMajor(card.value_minor),
    recipient: card.recipient,
    email: card.email,
    code_end: card.code_end,
    send_at: card.send_at?.toISOString() ?? null,
    sent_at: card.sent_at?.toISOString() ?? null,
  }
}
