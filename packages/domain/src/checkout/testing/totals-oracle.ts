// What the specification says a cart costs (api-shapes "Local totals", shopping-core §9), written a second time from its
// text: fractions instead of rounding on the way, no code of the house. It knows sums, not how lines share them.
import type { TotalsInput } from '../totals.ts'

const SCALE = 10_000n
/** Per cent as ten-thousandths of a per cent. */
const rate = (percent: number) => BigInt(Math.round(percent * 10_000))
const least = (a: bigint, b: bigint) => (a < b ? a : b)
const ceilTo = (numerator: bigint, denominator: bigint, step: bigint) => {
  const unit = denominator * step
  return ((numerator + unit - 1n) / unit) * step
}
const halfUp = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator)

export type Owed = Record<
  'subtotal' | 'coupon' | 'payment' | 'shipping' | 'fee' | 'tax' | 'bonus' | 'card' | 'total',
  number
>

export function whatIsOwed(cart: TotalsInput): Owed {
  const worth = cart.lines.map((line) => BigInt(line.unitMinor) * BigInt(line.qty))
  const subtotal = worth.reduce((a, b) => a + b, 0n)
  // Nothing makes a gift card cheaper: it is money.
  const reducible = worth.map((one, at) => (cart.lines[at]?.isGiftCard ? 0n : one))
  const cards = subtotal - reducible.reduce((a, b) => a + b, 0n)
  const base = coveredWorth(cart, reducible)
  const coupon = couponOff(cart, base)
  const payment = paymentOff(cart, { subtotal: subtotal - cards, rest: subtotal - cards - coupon })
  const shipping = shippingOf(cart, { goods: subtotal - coupon, base })
  const fee = cart.lines.length > 0 ? BigInt(cart.payment?.feeMinor ?? 0) : 0n
  return pay(cart, { subtotal, cards, coupon, payment, shipping, fee })
}

function coveredWorth({ lines, coupon }: TotalsInput, worth: readonly bigint[]): bigint {
  const subtotal = worth.reduce((a, b) => a + b, 0n)
  if (coupon === null || subtotal < BigInt(coupon.minimumMinor ?? 0)) return 0n
  return worth.reduce((sum, one, at) => {
    const isCovered = !coupon.covers || coupon.covers.has(lines[at]?.key ?? '')
    return isCovered ? sum + one : sum
  }, 0n)
}

function couponOff({ coupon }: TotalsInput, base: bigint): bigint {
  if (coupon === null) return 0n
  if (coupon.type === 'fixed') return least(base, BigInt(Math.round(coupon.value * 100)))
  return least(base, ceilTo(base * rate(coupon.value), 100n * SCALE, 100n))
}

function paymentOff(
  { payment }: TotalsInput,
  { subtotal, rest }: { subtotal: bigint; rest: bigint },
): bigint {
  if (payment === null || subtotal < BigInt(payment.minimumMinor)) return 0n
  const step = payment.roundingMinor > 0 ? BigInt(payment.roundingMinor) : 1n
  return least(rest, ceilTo(rest * rate(payment.discountPercent), 100n * SCALE, step))
}

function shippingOf(
  { lines, shipping, coupon }: TotalsInput,
  { goods, base }: { goods: bigint; base: bigint },
) {
  const isCarried = lines.some((line) => line.type !== 'virtual' && line.type !== 'downloadable')
  if (!isCarried || shipping === null) return 0n
  const isGiven = coupon?.freeDelivery === true && base > 0n
  return isGiven || isPastLimit(goods, shipping.limitMinor) ? 0n : BigInt(shipping.priceMinor)
}

/** 1,000,000 of the currency is how the specification writes "never". */
const isPastLimit = (goods: bigint, limit: number) => limit < 100_000_000 && goods >= BigInt(limit)

type Sums = Record<'subtotal' | 'cards' | 'coupon' | 'payment' | 'shipping' | 'fee', bigint>

function pay(cart: TotalsInput, sums: Sums): Owed {
  const { subtotal, coupon, payment, shipping, fee } = sums
  const tax = cart.lines.some((line) => line.zipTaxPercent) ? null : 0n
  const before = subtotal - coupon - payment + shipping + fee
  // How the tax of mixed rates is spread depends on shares, which the oracle does not know: then it is asked for none.
  const owed = before + (tax ?? taxOfOneRate(cart, sums))
  let bonus = 0n
  if (cart.bonus) {
    const { accountMinor, isVip, proportion, unlimitedFromMinor } = cart.bonus
    const all = isVip || owed >= BigInt(unlimitedFromMinor)
    const most = all ? owed : (owed * BigInt(Math.round(proportion * 10_000))) / 10_000n
    bonus = least(most, BigInt(accountMinor))
  }
  const onCards = (cart.giftCards ?? []).reduce((sum, card) => sum + BigInt(card.balanceMinor), 0n)
  const card = least(onCards, owed - (bonus > sums.cards ? bonus : sums.cards))
  const result = {
    subtotal,
    coupon,
    payment,
    shipping,
    fee,
    tax: owed - before,
    bonus,
    card,
    total: owed - bonus - card,
  }
  return Object.fromEntries(Object.entries(result).map(([name, sum]) => [name, Number(sum)])) as Owed
}

function taxOfOneRate(cart: TotalsInput, { subtotal, coupon, payment, shipping }: Sums): bigint {
  const base = subtotal - coupon - payment + (cart.isShippingTaxed ? shipping : 0n)
  return halfUp(base * rate(cart.lines[0]?.zipTaxPercent ?? 0), 100n * SCALE)
}
