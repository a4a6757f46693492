import { toMajor } from '@vitrine/domain/money/money'
import { MAX_GIFT_CARDS } from '@vitrine/domain/promotion/gift-card'
import { WithMeta } from '#api/answer.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { getOpenCart, listLineRows, markOf, touchCart } from '#api/features/cart/index.ts'
import { type Allowance, returnAllowance, spendAllowance } from '#api/limits/spend-allowance.ts'
import { findGiftCard, giftCardProblem, isExpired, type StoreGiftCard } from './find-gift-cards.ts'

/** Wrong codes from one address. Nobody finds a card of 80 bits so; it keeps machines from trying all the same. */
const GUESSES: Allowance = { name: 'gift-card', times: 20, seconds: 600 }

type Typed = { code: string; ip: string }

/** After those already on the cart; one that is on it stays where it is. */
export async function applyGiftCard(ctx: Context, { token, code, ip }: Typed & { token: string }) {
  // Whoever has no cart here learns nothing of cards.
  await getOpenCart(ctx, token)
  const card = await getGiftCard(ctx, { code, ip })
  const problem = giftCardProblem(ctx, card)
  if (problem) throw new ShopError(problem)
  return changeCards(ctx, token, (ids) => {
    if (ids.includes(card.id)) return ids
    if (ids.length >= MAX_GIFT_CARDS) throw new ShopError('GIFT_CARD_TOO_MANY')
    return [...ids, card.id]
  })
}

export function removeGiftCard(ctx: Context, { token, id }: { token: string; id: number }) {
  return changeCards(ctx, token, (ids) => ids.filter((one) => one !== id))
}

/** In any store: a card tells what is on it in its own money. */
export async function checkGiftCard(ctx: Context, typed: Typed) {
  const card = await getGiftCard(ctx, typed)
  const { codeEnd, balanceMinor, currencyCode, expiresAt } = card
  if (isExpired(ctx, card)) throw new ShopError('GIFT_CARD_EXPIRED')
  return {
    code_end: codeEnd,
    balance: toMajor(balanceMinor),
    currency: currencyCode,
    expires_at: expiresAt.toISOString(),
  }
}

/** Counted before it is looked up, and given back for a card that is one: only guesses use the budget up. */
async function getGiftCard(ctx: Context, { code, ip }: Typed): Promise<StoreGiftCard> {
  if (code.trim() === '') throw new ShopError('GIFT_CARD_REQUIRED')
  await spendAllowance(ctx.db, GUESSES, ip)
  const card = await findGiftCard(ctx, code)
  if (!card) throw new ShopError('GIFT_CARD_NOT_FOUND')
  await returnAllowance(ctx.db, GUESSES, ip)
  return card
}

type Change = (ids: number[]) => number[]

function changeCards(ctx: Context, token: string, change: Change): Promise<WithMeta<true>> {
  return inTransaction(ctx, async (ctx) => {
    const cart = await getOpenCart(ctx, token, { lock: true })
    const { giftCardIds: before = [], ...others } = cart.promotions ?? {}
    const giftCardIds = change(before)
    const promotions = { ...others, ...(giftCardIds.length > 0 && { giftCardIds }) }
    const isSame = giftCardIds.length === before.length
    const version = isSame ? cart.version : await touchCart(ctx, cart.cartId, { promotions })
    return new WithMeta(true as const, {
      cart: markOf({ ...cart, version }, await listLineRows(ctx, cart.cartId)),
    })
  })
}
