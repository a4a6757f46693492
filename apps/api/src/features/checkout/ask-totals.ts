import type { Totals } from '@vitrine/contract/cart'
import type { Context } from '#api/context.ts'
import { type Cart, type CartLine, getOpenCart, loadLines } from '#api/features/cart/index.ts'
import { type OfferedPayment, offerPayment } from './methods/offer-payment.ts'
import { type OfferedShipping, offerShipping } from './methods/offer-shipping.ts'
import { computeFor } from './totals/compute-for.ts'
import { toWireTotals } from './totals/to-wire-totals.ts'

/** Version and lines are of one moment, or the totals would name a cart they do not belong to. */
export function askTotals(ctx: Context, token: string): Promise<Totals> {
  const moment = ctx.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return moment.execute(async (db) => {
    const atOnce = { ...ctx, db }
    const cart = await getOpenCart(atOnce, token)
    return totalsOf(atOnce, cart, await loadLines(atOnce, cart.cartId))
  })
}

/** With the delivery and payment chosen so far; a choice that no longer fits counts as none. */
export async function totalsOf(ctx: Context, cart: Cart, lines: readonly CartLine[]): Promise<Totals> {
  const place = { country: cart.shipping?.country ?? ctx.store.defaultCountry, region: '' }
  const input = {
    lines,
    place,
    shipping: chosenShipping(ctx, cart),
    payment: chosenPayment(ctx, cart, lines),
  }
  return toWireTotals(await computeFor(ctx, input), ctx.store, cart.version)
}

function chosenShipping({ store }: Context, { shipping }: Cart): OfferedShipping | null {
  if (!shipping?.methodCode) return null
  const { carrierCode, methodCode, country } = shipping
  const offers = offerShipping(store, country)
  return offers.find((one) => one.carrierCode === carrierCode && one.methodCode === methodCode) ?? null
}

function chosenPayment({ store }: Context, cart: Cart, lines: readonly CartLine[]): OfferedPayment | null {
  const order = { lines: lines.map((line) => line.product), carrierCode: cart.shipping?.carrierCode ?? null }
  return offerPayment(store, order).find((one) => one.code === cart.payment?.code) ?? null
}
