import type { PlaceOrder } from '@vitrine/contract/order'
import { isVirtualCart } from '@vitrine/domain/cart/is-virtual-cart'
import { toMajor, toMinor } from '@vitrine/domain/money/money'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { computeFor, getPayment, getShipping, toWireTotals } from '#api/features/checkout/index.ts'
import { makeLines, type OrderLine } from './make-lines.ts'

export type PricedOrder = Awaited<ReturnType<typeof priceOrder>>

/** The server's own total; when it is higher than what the shopper saw, nothing is bought without asking. */
export async function priceOrder(ctx: Context, body: PlaceOrder, cartVersion: number) {
  const lines = await makeLines(ctx, body.products)
  const isVirtual = isVirtualCart(lines.map((line) => line.product))
  const shippingAddress = isVirtual ? null : getShippingAddress(body)
  const computed = await computeFor(ctx, {
    lines,
    place: placeOf(shippingAddress ?? body.addressInformation.billingAddress),
    ...chooseMethods(ctx, { body, lines, country: shippingAddress?.country_id ?? null }),
  })
  const totals = toWireTotals(computed, ctx.store, cartVersion)
  const expected = body.expected_total
  if (expected !== undefined && computed.totals.grandTotalMinor > toMinor(expected))
    throw new ShopError('TOTAL_CHANGED', { details: { totals, expected: toMajor(toMinor(expected)) } })
  return { ...computed, lines, shippingAddress, wireTotals: totals }
}

type Choice = { body: PlaceOrder; lines: readonly OrderLine[]; country: string | null }

function chooseMethods(ctx: Context, { body, lines, country }: Choice) {
  const { shipping_carrier_code, shipping_method_code, payment_method_code } = body.addressInformation
  const shipping =
    country === null
      ? null
      : getShipping(ctx, { country, carrierCode: shipping_carrier_code, methodCode: shipping_method_code })
  const payment = getPayment(ctx, {
    code: payment_method_code,
    lines: lines.map((line) => line.product),
    carrierCode: shipping?.carrierCode ?? null,
  })
  return { shipping, payment }
}

function getShippingAddress({ addressInformation: { shippingAddress } }: PlaceOrder) {
  if (shippingAddress) return shippingAddress
  const path = 'addressInformation.shippingAddress'
  throw new ShopError('VALIDATION', {
    message: `${path}: is missing`,
    details: [{ path, message: 'is missing' }],
  })
}

function placeOf(address: { country_id: string; region_code: string }) {
  return { country: address.country_id, region: address.region_code }
}
