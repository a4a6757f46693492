import type { StaffGiftCard } from '@vitrine/contract/desk/gift-cards'
import { toMinor } from '@vitrine/domain/money/money'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { voidMoney } from '#api/ledger/whole-accounts.ts'
import { findStaffGiftCard } from './gift-card-queries.ts'

type Voiding = { id: number; reason: string; balance: number }

/** With all that is left on it, for good. What an order holds of it stays the order's. */
export async function voidGiftCard(
  ctx: Context,
  { id, reason, balance }: Voiding,
  { lock = lockCard } = {},
): Promise<StaffGiftCard> {
  assertMay(ctx, 'commerce:change')
  return inTransaction(ctx, async (ctx) => {
    const card = await lock(ctx, id)
    if (!card) throw new ShopError('GIFT_CARD_NOT_FOUND')
    if (card.account_id === null || card.voided_at !== null)
      throw new ShopError('CONFLICT', { message: 'GIFT_CARD_NOT_LIVE' })
    const amountMinor = card.balance_minor
    if (amountMinor !== toMinor(balance)) throw await changed(ctx, id)
    const cause = { type: 'gift_card', id } as const
    const isVoid =
      amountMinor === 0 || (await voidMoney(ctx, { accountId: card.account_id, cause, amountMinor }))
    if (!isVoid) throw await changed(ctx, id)
    await sql`update gift_card set voided_at = ${ctx.now()}, voided_by = ${myId(ctx)}, void_reason = ${reason}
      where gift_card_id = ${id}`.execute(ctx.db)
    await audit(ctx, {
      ...{ may: 'commerce:change', entity: 'gift_card', id },
      ...{ before: { balanceMinor: amountMinor }, after: { balanceMinor: 0, reason } },
    })
    return found(ctx, id)
  })
}

async function changed(ctx: Context, id: number): Promise<ShopError> {
  return new ShopError('GIFT_CARD_CHANGED', { details: await found(ctx, id) })
}

async function found(ctx: Context, id: number): Promise<StaffGiftCard> {
  const card = await findStaffGiftCard(ctx, id)
  if (!card) throw new ShopError('GIFT_CARD_NOT_FOUND')
  return card
}

type Card = { account_id: number | null; balance_minor: number; voided_at: Date | null }

/** An order that spends from it right now is waited for, and the next one waits; the account is locked before the card, as orders do. */
async function lockCard({ db }: Context, id: number): Promise<Card | undefined> {
  await sql`select from ledger_account where account_id = (
    select account_id from gift_card where gift_card_id = ${id}) for no key update`.execute(db)
  const { rows } = await sql<Card>`
    select g.account_id, coalesce(l.balance_minor, 0)::bigint as balance_minor, g.voided_at
    from gift_card g left join ledger_account l using (account_id)
    where g.gift_card_id = ${id} for no key update of g`.execute(db)
  return rows[0]
}
