import type { BoughtGiftCard } from '@vitrine/contract/order/gift-cards'
import type { StepTaker } from '@vitrine/domain/order/status'
import type { Selectable } from 'kysely'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import type { Schema } from '#api/db/schema.ts'
import { ShopError } from '#api/errors.ts'
import { enqueue } from '#api/features/mail/index.ts'
import { makeCode } from '#api/ledger/gift-code.ts'
import { type Allowance, returnAllowance, spendAllowance } from '#api/limits/spend-allowance.ts'
import { noteOrderEvent } from '../order-event.ts'
import { lockStates } from '../take-step.ts'
import { toBoughtCard } from './bought-cards.ts'

/** Of one card, whoever asks: its reader's mailbox is not ours to fill. */
const SENDINGS: Allowance = { name: 'gift-card-again', times: 3, seconds: 86_400 }
/** Who presses twice means it once. */
const REST_MS = 60_000

type Card = Selectable<Schema['gift_card']>
type Wish = { orderId: number; giftCardId: number; by: StepTaker }

/** Swapped in tests, to prove that it is needed. */
export const againGuards = { takeCard }
export type AgainGuards = typeof againGuards

/**
 * The shop keeps no code, so a new one is made and the one before opens nothing any more. What is on the card stays, and
 * so it does on bags that hold it.
 */
export async function sendCardAgain(
  ctx: Context,
  wish: Wish,
  guards: AgainGuards = againGuards,
): Promise<BoughtGiftCard> {
  const { giftCardId } = wish
  await assertSent(ctx, wish)
  await spendAllowance(ctx.db, SENDINGS, ['card', giftCardId])
  try {
    return await inTransaction(ctx, (ctx) => replaceCode(ctx, wish, guards))
  } catch (error) {
    // Nothing was sent.
    await returnAllowance(ctx.db, SENDINGS, ['card', giftCardId])
    throw error
  }
}

async function replaceCode(ctx: Context, wish: Wish, guards: AgainGuards): Promise<BoughtGiftCard> {
  const { orderId, giftCardId, by } = wish
  const states = await lockStates(ctx, orderId)
  const { code, hash, end } = makeCode()
  const card = await guards.takeCard(ctx, wish, { code_hash: hash, code_end: end })
  if (!card) throw refusal()
  await enqueue(ctx.db, 'gift-card.issued', { giftCardId, secret: { code } })
  await noteOrderEvent(ctx, { orderId, step: 'sendGiftCard', states, by, details: { code_end: end } })
  return toBoughtCard(card)
}

/** Before the budget is touched: what cannot be sent uses none of it up. Cards of others look like none. */
async function assertSent({ db }: Context, { orderId, giftCardId }: Wish): Promise<void> {
  const card = await db
    .selectFrom('gift_card')
    .select(['sent_at', 'voided_at'])
    .where('order_id', '=', orderId)
    .where('gift_card_id', '=', giftCardId)
    .executeTakeFirst()
  if (!card?.sent_at || card.voided_at) throw refusal()
}

/** One that was sent, is not taken back, and not in this minute. */
function takeCard(
  { db, now }: Context,
  { orderId, giftCardId }: Wish,
  code: Pick<Card, 'code_hash' | 'code_end'>,
): Promise<Card | undefined> {
  return db
    .updateTable('gift_card')
    .set({ ...code, sent_at: now() })
    .where('order_id', '=', orderId)
    .where('gift_card_id', '=', giftCardId)
    .where('sent_at', '<=', new Date(now().getTime() - REST_MS))
    .where('voided_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

const refusal = () => new ShopError('CONFLICT', { message: 'GIFT_CARD_NOT_TO_SEND' })
