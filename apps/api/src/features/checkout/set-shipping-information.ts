import { isDeepStrictEqual } from 'node:util'
import type { Totals } from '@vitrine/contract/cart'
import type { PaymentMethod } from '@vitrine/contract/cart/checkout'
import { isVirtualCart } from '@vitrine/domain/cart/is-virtual-cart'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { type Cart, type CartLine, getOpenCart, loadLines, touchCart } from '#api/features/cart/index.ts'
import { totalsOf } from './ask-totals.ts'
import { getPayment, getShipping } from './choose-methods.ts'
import { offerPayment, toWirePayment } from './methods/offer-payment.ts'

type Input = {
  token: string
  country: string
  carrierCode?: string | undefined
  methodCode?: string | undefined
  paymentCode?: string | undefined
}
type Answer = { payment_methods: PaymentMethod[]; totals: Totals }

/** Keeps where to and how; what is left out stays as chosen before. */
export function setShippingInformation(ctx: Context, input: Input): Promise<Answer> {
  return inTransaction(ctx, async (ctx) => {
    const cart = await getOpenCart(ctx, input.token, { lock: true })
    const lines = await loadLines(ctx, cart.cartId)
    const shipping = chooseShipping(ctx, { cart, input, lines })
    const payment = choosePayment(ctx, { cart, input, lines, carrierCode: shipping.carrierCode ?? null })
    const isSame = isDeepStrictEqual(
      { shipping, payment },
      { shipping: cart.shipping, payment: cart.payment },
    )
    const version = isSame ? cart.version : await touchCart(ctx, cart.cartId, { shipping, payment })
    const order = { lines: lines.map((line) => line.product), carrierCode: shipping.carrierCode ?? null }
    return {
      payment_methods: offerPayment(ctx.store, order).map(toWirePayment),
      totals: await totalsOf(ctx, { ...cart, shipping, payment, version }, lines),
    }
  })
}

type Choice = { cart: Cart; input: Input; lines: readonly CartLine[] }

function chooseShipping(ctx: Context, { cart, input, lines }: Choice): NonNullable<Cart['shipping']> {
  const { country, carrierCode, methodCode } = input
  if (carrierCode === undefined || methodCode === undefined) return { ...cart.shipping, country }
  if (isVirtualCart(lines.map((line) => line.product))) return { country }
  getShipping(ctx, { country, carrierCode, methodCode })
  return { country, carrierCode, methodCode }
}

function choosePayment(
  ctx: Context,
  { cart, input, lines, carrierCode }: Choice & { carrierCode: string | null },
): Cart['payment'] {
  if (input.paymentCode === undefined) return cart.payment
  const { code } = getPayment(ctx, {
    code: input.paymentCode,
    lines: lines.map((line) => line.product),
    carrierCode,
  })
  return { code }
}
