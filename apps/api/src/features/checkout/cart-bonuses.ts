import type { Totals } from '@vitrine/contract/cart'
import type { Bonuses } from '@vitrine/contract/cart/promotions'
import { toMajor } from '@vitrine/domain/money/money'
import { RETURN_DAYS } from '@vitrine/domain/order/returns/return-window'
import { WithMeta } from '#api/answer.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { type Cart, getOpenCart, linesOf, listLineRows, markOf, touchCart } from '#api/features/cart/index.ts'
import { findBonus } from '#api/features/promotions/index.ts'
import { totalsOf } from './ask-totals.ts'

export async function getBonuses(ctx: Context, token: string): Promise<Bonuses> {
  return describe(ctx, await getOpenCart(ctx, token))
}

/** How much they pay follows the cart; the account is charged when the order is placed. */
export function setBonuses(
  ctx: Context,
  { token, spend }: { token: string; spend: boolean },
): Promise<WithMeta<Bonuses>> {
  return inTransaction(ctx, async (ctx) => {
    const cart = await getOpenCart(ctx, token, { lock: true })
    const { spendsBonuses, ...others } = cart.promotions ?? {}
    const promotions = { ...others, ...(spend && { spendsBonuses: true as const }) }
    const isSame = (spendsBonuses === true) === spend
    const version = isSame ? cart.version : await touchCart(ctx, cart.cartId, { promotions })
    const bonuses = await describe(ctx, { ...cart, promotions, version })
    if (spend && bonuses.account === 0) throw new ShopError('NO_BONUSES')
    const told = spend ? bonuses : { ...bonuses, amount: 0 }
    return new WithMeta(told, { cart: markOf({ ...cart, version }, await listLineRows(ctx, cart.cartId)) })
  })
}

async function describe(ctx: Context, cart: Cart): Promise<Bonuses> {
  const bonus = await findBonus(ctx)
  if (!bonus) throw new ShopError('NO_BONUSES')
  const lines = await linesOf(ctx, await listLineRows(ctx, cart.cartId), { cartId: cart.id })
  const spending = { ...cart, promotions: { ...cart.promotions, spendsBonuses: true as const } }
  return {
    spend: cart.promotions?.spendsBonuses === true,
    amount: paidWithBonuses(await totalsOf(ctx, spending, lines)),
    account: toMajor(bonus.accountMinor),
    currency: ctx.store.currencyCode,
    percent: bonus.spendPercent,
    unlimited_from: toMajor(bonus.unlimitedFromMinor),
    unlimited: bonus.isVip,
    cashback_percent: bonus.cashbackPercent,
    return_days: RETURN_DAYS,
  }
}

const paidWithBonuses = ({ total_segments }: Totals): number =>
  -(total_segments.find(({ code }) => code === 'user_account')?.value ?? 0) || 0
