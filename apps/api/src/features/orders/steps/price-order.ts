import type { PlaceOrder } from '@vitrine/contract/order'
import { isVirtualCart } from '@vitrine/domain/cart/is-virtual-cart'
import { parcelGrams } from '@vitrine/domain/checkout/delivery'
import { toMajor, toMinor } from '@vitrine/domain/money/money'
import { type Offering, offeringOf } from '#api/commerce/commerce.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { findProducts } from '#api/features/cart/index.ts'
import {
  countOrder,
  getPayment,
  getPoint,
  getShippingOfOrder,
  loadTaxTerms,
} from '#api/features/checkout/index.ts'
import type { Promotions } from '#api/features/promotions/index.ts'
import { assertPromotions } from './assert-claims.ts'
import type { OrderLine } from './make-lines.ts'

export type PricedOrder = ReturnType<typeof priceOrder>

/** All that an order needs of the catalogue, read before anything is locked; nothing is refused here. */
export async function readGoods(ctx: Context, { products, addressInformation }: PlaceOrder) {
  const goods = await findProducts(ctx, products)
  const { shippingAddress, billingAddress } = addressInformation
  const isVirtual = isVirtualCart(goods.flatMap((product) => product ?? []))
  const address = (isVirtual ? undefined : shippingAddress) ?? billingAddress
  const { country_id: country, postcode } = address
  const tax = await loadTaxTerms(ctx, { country, postcode })
  return { goods, tax, offering: await offeringOf(ctx) }
}

type Input = Pick<Awaited<ReturnType<typeof readGoods>>, 'tax' | 'offering'> & {
  body: PlaceOrder
  lines: readonly OrderLine[]
  promotions: Promotions
  cartVersion: number
}

/** The server's own total; when it is higher than what the shopper saw, nothing is bought without asking. */
export function priceOrder(ctx: Context, { body, lines, tax, offering, promotions, cartVersion }: Input) {
  const isVirtual = isVirtualCart(lines.map((line) => line.product))
  const shippingAddress = isVirtual ? null : getShippingAddress(body)
  if (tax.byZip?.region === null) throw unknownZip(isVirtual ? 'billingAddress' : 'shippingAddress')
  const { point, ...methods } = chooseMethods(offering, { body, lines, to: shippingAddress })
  const input = { lines, promotions, ...methods }
  const counted = countOrder(ctx.store, { tax, input, cartVersion })
  assertPromotions(body, counted)
  const expected = body.expected_total ?? body.totals?.grand_total
  if (expected !== undefined && counted.totals.grandTotalMinor > toMinor(expected))
    throw new ShopError('TOTAL_CHANGED', {
      details: { totals: counted.wireTotals, expected: toMajor(toMinor(expected)) },
    })
  return { ...counted, lines, shippingAddress, point }
}

/** Nothing is sold where the tax is not known (api-shapes, zip tax). */
function unknownZip(address: 'shippingAddress' | 'billingAddress'): ShopError {
  const path = `addressInformation.${address}.postcode`
  const details = [{ path, key: 'REFUSED', message: 'lies in no state the shop delivers to' }]
  return new ShopError('TAX_ZIP_UNKNOWN', { status: 400, details })
}

type Address = PlaceOrder['addressInformation']['billingAddress']
type Choice = { body: PlaceOrder; lines: readonly OrderLine[]; to: Address | null }

function chooseMethods(offering: Offering, { body, lines, to }: Choice) {
  const { shipping_carrier_code, shipping_method_code, payment_method_code } = body.addressInformation
  const shipping =
    to === null
      ? null
      : getShippingOfOrder(offering, {
          ...{ country: to.country_id, postcode: to.postcode, grams: parcelGrams(lines) },
          carrierCode: shipping_carrier_code,
          methodCode: shipping_method_code,
        })
  const payment = getPayment(offering, {
    code: payment_method_code,
    lines: lines.map((line) => line.product),
    carrierCode: shipping?.carrierCode ?? null,
  })
  const point = to && shipping && getPoint(offering, { ...wishOf(body), way: shipping, to })
  return { shipping, payment, point }
}

const wishOf = ({ transmited, addressInformation: { shippingExtraFields } }: PlaceOrder) => ({
  code: shippingExtraFields?.pickup_point,
  wasDelayed: transmited === false,
})

function getShippingAddress({ addressInformation: { shippingAddress } }: PlaceOrder) {
  if (shippingAddress) return shippingAddress
  const path = 'addressInformation.shippingAddress'
  throw new ShopError('VALIDATION', {
    message: `${path}: is missing`,
    details: [{ path, key: 'REQUIRED', message: 'is missing' }],
  })
}
