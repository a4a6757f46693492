import { isDeepStrictEqual } from 'node:util'
import type { Totals } from '@vitrine/contract/cart'
import type { PaymentMethod } from '@vitrine/contract/cart/checkout'
import { isVirtualCart } from '@vitrine/domain/cart/is-virtual-cart'
import { parcelGrams } from '@vitrine/domain/checkout/delivery'
import { type Offering, offeringOf } from '#api/commerce/commerce.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { type Cart, type CartLine, getOpenCart, loadLines, touchCart } from '#api/features/cart/index.ts'
import { totalsOf } from './ask-totals.ts'
import { getPayment, getShipping } from './choose-methods.ts'
import { chosenShipping } from './methods/chosen-shipping.ts'
import { offerPayment, toWirePayment } from './methods/offer-payment.ts'

type Input = {
  token: string
  /** Left out: the one chosen before, else the store's own. */
  country?: string | undefined
  postcode?: string | undefined
  carrierCode?: string | undefined
  methodCode?: string | undefined
  paymentCode?: string | undefined
}
type Answer = { payment_methods: PaymentMethod[]; totals: Totals }

/** Keeps where to and how; what is left out stays as chosen before. */
export function setShippingInformation(ctx: Context, input: Input): Promise<Answer> {
  return inTransaction(ctx, async (ctx) => {
    const cart = await getOpenCart(ctx, input.token, { lock: true })
    const lines = await loadLines(ctx, cart)
    const offering = await offeringOf(ctx)
    const country = input.country ?? cart.shipping?.country ?? ctx.store.defaultCountry
    const shipping = chooseShipping(offering, { cart, input: { ...input, country }, lines })
    const carrierCode = chosenShipping(offering, { shipping }, lines)?.carrierCode ?? null
    const payment = choosePayment(offering, { cart, input, lines, carrierCode })
    const isSame = isDeepStrictEqual(
      { shipping, payment },
      { shipping: cart.shipping, payment: cart.payment },
    )
    const version = isSame ? cart.version : await touchCart(ctx, cart.cartId, { shipping, payment })
    const order = { lines: lines.map((line) => line.product), carrierCode }
    return {
      payment_methods: offerPayment(offering, order).map(toWirePayment),
      totals: await totalsOf(ctx, { ...cart, shipping, payment, version }, lines),
    }
  })
}

type Choice = { cart: Cart; input: Input; lines: readonly CartLine[] }
type PlacedChoice = Choice & { input: { country: string } }

function chooseShipping(
  offering: Offering,
  { cart, input, lines }: PlacedChoice,
): NonNullable<Cart['shipping']> {
  const { carrierCode, methodCode } = input
  const place = placeOf(cart, input)
  const { shipping } = cart
  if (carrierCode === undefined || methodCode === undefined)
    return { ...(shipping && pickMethod(shipping)), ...place }
  if (isVirtualCart(lines.map((line) => line.product))) return place
  getShipping(offering, { ...place, grams: parcelGrams(lines), carrierCode, methodCode })
  return { ...place, carrierCode, methodCode }
}

/** A postcode belongs to its country: another country forgets it. */
function placeOf(
  { shipping }: Cart,
  { country, postcode }: PlacedChoice['input'],
): { country: string; postcode?: string } {
  const known = postcode ?? (shipping?.country === country ? shipping.postcode : undefined)
  return { country, ...(known && { postcode: known }) }
}

function pickMethod({ carrierCode, methodCode }: NonNullable<Cart['shipping']>) {
  return { ...(carrierCode && { carrierCode }), ...(methodCode && { methodCode }) }
}

function choosePayment(
  offering: Offering,
  { cart, input, lines, carrierCode }: Choice & { carrierCode: string | null },
): Cart['payment'] {
  if (input.paymentCode === undefined) return cart.payment
  const { code } = getPayment(offering, {
    code: input.paymentCode,
    lines: lines.map((line) => line.product),
    carrierCode,
  })
  return { code }
}
