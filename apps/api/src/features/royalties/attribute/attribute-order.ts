// Who brought an order, and what that is worth to them: written in the transaction of the order, by what it costs there.
import type { PlaceOrder } from '@vitrine/contract/order'
import type { CartTotals, PricedLine } from '@vitrine/domain/checkout/totals'
import { type Buyer, isOwnOrder } from '@vitrine/domain/partner/royalty/own-order'
import { isWithinWindow, readReferralCode } from '@vitrine/domain/partner/royalty/referral'
import { royaltyBases } from '@vitrine/domain/partner/royalty/royalty-base'
import { royaltyOf } from '@vitrine/domain/partner/royalty/royalty-due'
import { sql } from 'kysely'
import { type Context, customerIdOf } from '#api/context.ts'
import { findPartner } from './find-partner.ts'
import { findRates } from './find-rates.ts'

type Attributing = {
  orderId: number
  body: PlaceOrder
  /** Whose code is on the cart. */
  couponPartnerId: number | null
  productIds: readonly number[]
  priced: readonly PricedLine[]
  totals: CartTotals
}

/** Swapped in tests, to prove that each is needed. */
export const attributionGuards = { findPartner, isOwnOrder, isWithinWindow }
export type AttributionGuards = typeof attributionGuards

/** At most one partner, once. A link nobody has, an old one and an order of the partner's own name nobody. */
export async function attributeOrder(
  ctx: Context,
  order: Attributing,
  guards: AttributionGuards = attributionGuards,
): Promise<void> {
  const { body, couponPartnerId } = order
  const code = codeOf(ctx, body.referral, guards)
  const partner = await guards.findPartner(ctx, { code, couponPartnerId })
  if (!partner || guards.isOwnOrder(buyerOf(ctx, body), partner)) return
  const bases = basesOf(order)
  const percents = await findRates(ctx, { partnerId: partner.customerId, productIds: order.productIds })
  const lines = bases.map((base, place) => {
    const percent = percents[place] ?? 0
    return { place, base, percent, royalty: royaltyOf(base, percent) }
  })
  await sql`
    with noted as (
      insert into order_attribution (order_id, partner_id, way, currency_code, base_minor, bonus_minor, at)
      values (${order.orderId}, ${partner.customerId}, ${partner.way}, ${ctx.store.currencyCode},
        ${bases.reduce((sum, base) => sum + base, 0)}, coalesce((
          select order_minor from partner_bonus where currency_code = ${ctx.store.currencyCode}), 0), ${ctx.now()})
      returning order_id)
    insert into royalty_line (order_id, place, base_minor, percent, royalty_minor)
    select order_id, place, base, percent, royalty
    from noted, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l(place int, base bigint, percent numeric, royalty bigint)`.execute(
    ctx.db,
  )
}

function codeOf(
  ctx: Context,
  referral: PlaceOrder['referral'],
  { isWithinWindow }: AttributionGuards,
): string | undefined {
  if (!referral || !isWithinWindow({ at: Date.parse(referral.at) }, ctx.now().getTime())) return undefined
  return readReferralCode(referral.code)
}

function buyerOf(ctx: Context, { addressInformation }: PlaceOrder): Buyer {
  const { billingAddress, shippingAddress } = addressInformation
  const places = shippingAddress ? [billingAddress, shippingAddress] : [billingAddress]
  return {
    customerId: customerIdOf(ctx),
    emails: places.map(({ email }) => email),
    phones: places.map(({ telephone }) => telephone),
    places,
  }
}

function basesOf({ priced, totals }: Attributing): number[] {
  const { bonusMinor, giftCardMinor, grandTotalMinor } = totals
  return royaltyBases({
    lines: priced.map(({ taxPercent, isGiftCard = false }, at) => ({
      rowMinor: totals.lines[at]?.rowMinor ?? 0,
      discountMinor: totals.lines[at]?.discountMinor ?? 0,
      taxPercent,
      isGiftCard,
    })),
    totalMinor: grandTotalMinor + bonusMinor + giftCardMinor,
    notInMoneyMinor: bonusMinor + giftCardMinor,
  })
}
