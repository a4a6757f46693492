import type { Totals } from '@vitrine/contract/cart'
import { WithMeta } from '#api/answer.ts'
import { type Offering, offeringOf } from '#api/commerce/commerce.ts'
import type { Context } from '#api/context.ts'
import { type Cart, type CartLine, isBuyable, markOf, readLines } from '#api/features/cart/index.ts'
import type { TaxPlace } from '#api/features/catalog/index.ts'
import { loadPromotions } from '#api/features/promotions/index.ts'
import { chosenShipping } from './methods/chosen-shipping.ts'
import { type OfferedPayment, offerPayment } from './methods/offer-payment.ts'
import type { OfferedShipping } from './methods/offer-shipping.ts'
import { computeFor } from './totals/compute-for.ts'
import { toWireTotals } from './totals/to-wire-totals.ts'

/** Version and lines are of one moment, or the totals would name a cart they do not belong to. */
export async function askTotals(ctx: Context, token: string): Promise<WithMeta<Totals>> {
  const { cart, rows, lines, generation } = await readLines(ctx, token)
  return new WithMeta(await totalsOf(ctx, { ...cart, generation }, lines), { cart: markOf(cart, rows) })
}

type Chosen = Pick<Cart, 'version' | 'shipping' | 'payment' | 'promotions'> & Pick<TaxPlace, 'generation'>

/**
 * With the delivery and payment chosen so far; a choice that no longer fits counts as none. What is sold out stays in the
 * cart to be seen and is not counted: no order takes it.
 */
export async function totalsOf(ctx: Context, cart: Chosen, all: readonly CartLine[]): Promise<Totals> {
  const lines = all.filter(isBuyable)
  const { country = ctx.store.defaultCountry, postcode = '' } = cart.shipping ?? {}
  const place = { country, postcode, generation: cart.generation }
  const offering = await offeringOf(ctx)
  const shipping = chosenShipping(offering, cart, lines)
  const input = {
    lines,
    place,
    shipping,
    payment: chosenPayment(offering, cart.payment, { lines, shipping }),
    promotions: await loadPromotions(ctx, cart.promotions, lines),
  }
  return toWireTotals(await computeFor(ctx, input), ctx.store, cart.version)
}

type Way = { lines: readonly CartLine[]; shipping: OfferedShipping | null }

function chosenPayment(
  offering: Offering,
  payment: Chosen['payment'],
  { lines, shipping }: Way,
): OfferedPayment | null {
  const order = { lines: lines.map((line) => line.product), carrierCode: shipping?.carrierCode ?? null }
  return offerPayment(offering, order).find((one) => one.code === payment?.code) ?? null
}
