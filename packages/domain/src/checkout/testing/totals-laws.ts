// What holds for the totals of every cart. `npm test` asks it of some thousand carts, `npm run carts` of as many as one likes.
import { deepStrictEqual, ok, strictEqual } from 'node:assert'
import { addMoney } from '../../money/money.ts'
import { termsFor } from '../methods.ts'
import { totalSegments } from '../total-segments.ts'
import { type CartTotals, computeTotals, type TotalsInput } from '../totals.ts'
import { whatIsOwed } from './totals-oracle.ts'

export type Law = { name: string; holds: (cart: TotalsInput) => void }

export const TOTALS_LAWS: readonly Law[] = [
  { name: 'the parts sum to the whole, to the last cent', holds: partsMakeTheWhole },
  { name: 'nothing is negative, and tax stays inside what is paid', holds: nothingIsNegative },
  { name: 'the sequence of lines is irrelevant', holds: sequenceIsIrrelevant },
  { name: 'a discount of payment is a multiple of its rounding, or all there is', holds: paymentIsRounded },
  { name: 'nothing makes a gift card cheaper', holds: cardsAreMoney },
  {
    name: 'more coupon never takes less off, nor costs more by the same delivery',
    holds: moreCouponIsNoLoss,
  },
  { name: 'bonuses and cards never pay more than there is on them', holds: nobodyOverspends },
  { name: 'no card buys another, and each pays all it can before the next', holds: cardsPayForGoods },
  { name: 'what is offered to a cart counts as what the store offers', holds: offersCountTheSame },
  { name: 'delivery is told of where something is delivered', holds: deliveryIsToldOf },
  { name: 'it is what the specification says, counted a second time', holds: agreesWithTheOracle },
]

function partsMakeTheWhole(cart: TotalsInput): void {
  const sum = computeTotals(cart)
  const discount = sum.couponMinor + sum.paymentDiscountMinor
  strictEqual(addMoney(...sum.lines.map((line) => line.rowMinor)), sum.subtotalMinor)
  strictEqual(addMoney(...sum.lines.map((line) => line.discountMinor)), discount)
  const paid = discount + sum.bonusMinor + sum.giftCardMinor
  strictEqual(sum.beforeDiscountMinor - paid, sum.grandTotalMinor)
  const value = (code: string) => totalSegments(sum).find((one) => one.code === code)?.valueMinor ?? 0
  const roles = ['grand_total_before_discount', 'our_discount', 'user_account', 'gift_card'].map(value)
  strictEqual(addMoney(...roles), value('grand_total'))
}

function nothingIsNegative(cart: TotalsInput): void {
  const { lines, giftCards, shippingMinor, isVirtual: _, ...sums } = computeTotals(cart)
  const ofLines = lines.flatMap(({ key: _, ...amounts }) => Object.values(amounts))
  const all = [
    ...Object.values(sums),
    ...ofLines,
    ...giftCards.map((card) => card.usedMinor),
    shippingMinor ?? 0,
  ]
  for (const amount of all) ok(Number.isSafeInteger(amount) && amount >= 0, `${amount}`)
  for (const line of lines) ok(line.discountMinor <= line.rowMinor)
  ok(sums.taxMinor <= sums.grandTotalMinor + sums.giftCardMinor + sums.bonusMinor)
}

function sequenceIsIrrelevant(cart: TotalsInput): void {
  const turned = computeTotals({ ...cart, lines: cart.lines.toReversed() })
  deepStrictEqual({ ...turned, lines: turned.lines.toReversed() }, computeTotals(cart))
}

function paymentIsRounded(cart: TotalsInput): void {
  const { paymentDiscountMinor, couponMinor, lines } = computeTotals(cart)
  const step = Math.max(1, cart.payment?.roundingMinor ?? 1)
  const goods = lines.filter((_, at) => !cart.lines[at]?.isGiftCard)
  const all = addMoney(...goods.map(({ rowMinor }) => rowMinor)) - couponMinor
  ok(paymentDiscountMinor % step === 0 || paymentDiscountMinor === all)
}

function cardsAreMoney(cart: TotalsInput): void {
  for (const [at, { discountMinor }] of computeTotals(cart).lines.entries())
    ok(discountMinor === 0 || !cart.lines[at]?.isGiftCard)
}

function moreCouponIsNoLoss(cart: TotalsInput): void {
  if (!cart.coupon) return
  // A discount may cost the free delivery, the minimum of a payment, or all of the bonuses: that is so by the rules.
  const plain = { ...cart, payment: null, bonus: null, shipping: null, isShippingTaxed: false }
  const costs = (value: number): CartTotals =>
    computeTotals({ ...plain, coupon: cart.coupon && { ...cart.coupon, value } })
  const [less, more] = [costs(cart.coupon.value), costs(cart.coupon.value + 1)]
  ok(more.couponMinor >= less.couponMinor)
  // Where lines are taxed each at its own rate, a cent more off may move a cent of tax.
  ok(more.grandTotalMinor <= less.grandTotalMinor + cart.lines.length)
}

function nobodyOverspends(cart: TotalsInput): void {
  const { bonusMinor, giftCards } = computeTotals(cart)
  ok(bonusMinor <= (cart.bonus?.accountMinor ?? 0))
  for (const [place, { usedMinor }] of giftCards.entries())
    ok(usedMinor <= (cart.giftCards?.[place]?.balanceMinor ?? 0))
}

function cardsPayForGoods(cart: TotalsInput): void {
  const { giftCards, giftCardMinor, grandTotalMinor, bonusMinor, lines } = computeTotals(cart)
  const bought = lines.filter((_, index) => cart.lines[index]?.isGiftCard)
  const rests = addMoney(...bought.map(({ rowMinor, discountMinor }) => rowMinor - discountMinor))
  ok(giftCardMinor === 0 || grandTotalMinor + bonusMinor >= rests)
  const isFull = ({ usedMinor }: { usedMinor: number }, place: number) =>
    usedMinor === cart.giftCards?.[place]?.balanceMinor
  const last = giftCards.findLastIndex(({ usedMinor }) => usedMinor > 0)
  ok(giftCards.slice(0, Math.max(0, last)).every(isFull))
}

function offersCountTheSame(cart: TotalsInput): void {
  const payment = cart.payment && termsFor(cart.payment, cart.lines)
  deepStrictEqual(computeTotals({ ...cart, payment }), computeTotals(cart))
  // A discount that is told of can be had by somebody: something in the cart is no money.
  const isReducible = cart.lines.length === 0 || cart.lines.some(({ isGiftCard }) => !isGiftCard)
  ok(isReducible || !payment?.discountPercent)
}

function deliveryIsToldOf(cart: TotalsInput): void {
  const isTold = totalSegments(computeTotals(cart)).some(({ code }) => code.startsWith('shipping'))
  const isMailed = cart.lines.length > 0 && cart.lines.every(({ type }) => MAILED.has(type))
  strictEqual(isTold, !isMailed)
}
const MAILED = new Set(['virtual', 'downloadable'])

function agreesWithTheOracle(cart: TotalsInput): void {
  // One rate for all lines, or none, and either cards or goods: then all are sums of the cart alone.
  const [first] = cart.lines
  const { zipTaxPercent = 0, isGiftCard = false } = first ?? {}
  const lines = cart.lines.map((line) => ({ ...line, zipTaxPercent, isGiftCard }))
  const sum = computeTotals({ ...cart, lines })
  deepStrictEqual(whatIsOwed({ ...cart, lines }), {
    subtotal: sum.subtotalMinor,
    coupon: sum.couponMinor,
    payment: sum.paymentDiscountMinor,
    shipping: sum.shippingMinor ?? 0,
    fee: sum.paymentFeeMinor,
    tax: sum.zipTaxMinor,
    bonus: sum.bonusMinor,
    card: sum.giftCardMinor,
    total: sum.grandTotalMinor,
  })
}
