import type { Totals } from '@vitrine/contract/cart'
import type { Context } from '#api/context.ts'
import {
  type Cart,
  type CartLine,
  getOpenCart,
  isBuyable,
  linesOf,
  listLineRows,
  markOf,
} from '#api/features/cart/index.ts'
import { WithMeta } from '#api/routing/serve.ts'
import { type OfferedPayment, offerPayment } from './methods/offer-payment.ts'
import { type OfferedShipping, offerShipping } from './methods/offer-shipping.ts'
import { computeFor } from './totals/compute-for.ts'
import { toWireTotals } from './totals/to-wire-totals.ts'

/** Version and lines are of one moment, or the totals would name a cart they do not belong to. */
export function askTotals(ctx: Context, token: string): Promise<WithMeta<Totals>> {
  const moment = ctx.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return moment.execute(async (db) => {
    const atOnce = { ...ctx, db }
    const cart = await getOpenCart(atOnce, token)
    const rows = await listLineRows(atOnce, cart.cartId)
    const totals = await totalsOf(atOnce, cart, await linesOf(atOnce, rows))
    return new WithMeta(totals, { cart: markOf(cart, rows) })
  })
}

/**
 * With the delivery and payment chosen so far; a choice that no longer fits counts as none. What is sold out stays in the
 * cart to be seen and is not counted: no order takes it.
 */
export async function totalsOf(ctx: Context, cart: Cart, held: readonly CartLine[]): Promise<Totals> {
  const lines = held.filter(isBuyable)
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
