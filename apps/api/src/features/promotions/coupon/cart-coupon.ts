import type { Coupon } from '@vitrine/contract/cart/promotions'
import { toMajor } from '@vitrine/domain/money/money'
import { couponCode } from '@vitrine/domain/promotion/coupon-code'
import { WithMeta } from '#api/answer.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import {
  type Cart,
  type CartLine,
  getOpenCart,
  isBuyable,
  linesOf,
  listLineRows,
  markOf,
  touchCart,
} from '#api/features/cart/index.ts'
import { type Allowance, spendAllowance } from '#api/limits/spend-allowance.ts'
import { couponProblem, findCoupon, type StoreCoupon } from './find-coupon.ts'

/** Codes are short: whoever tries them one after the other is slowed down. */
const TRIES: Allowance = { name: 'coupon', times: 60, seconds: 600 }

type Applying = { token: string; code: string; ip: string }

/** In place of the one before. What does not count yet, for too little is in the cart, stays and says why. */
export async function applyCoupon(ctx: Context, { token, code, ip }: Applying): Promise<WithMeta<Coupon>> {
  const wanted = couponCode(code)
  await spendAllowance(ctx.db, TRIES, ip)
  return changeCoupon(ctx, token, async (ctx, { lines }) => {
    if (wanted === '') throw new ShopError('COUPON_REQUIRED')
    const coupon = await findCoupon(ctx, { code: wanted }, lines)
    if (!coupon) throw new ShopError('COUPON_NOT_FOUND')
    if (coupon.problem) throw new ShopError(coupon.problem)
    return { couponId: coupon.couponId, answer: toWire(coupon, lines) }
  })
}

export function deleteCoupon(ctx: Context, token: string): Promise<WithMeta<true>> {
  return changeCoupon(ctx, token, async () => ({ couponId: undefined, answer: true as const }))
}

export async function getCoupon(ctx: Context, token: string): Promise<Coupon | null> {
  const cart = await getOpenCart(ctx, token)
  const { couponId } = cart.promotions ?? {}
  if (couponId === undefined) return null
  const { lines } = await readDiscounted(ctx, cart)
  const coupon = await findCoupon(ctx, { couponId }, lines)
  return coupon ? toWire(coupon, lines) : null
}

type Found = { lines: CartLine[] }
type Change<T> = (ctx: Context, found: Found) => Promise<{ couponId: number | undefined; answer: T }>

function changeCoupon<T>(ctx: Context, token: string, change: Change<T>): Promise<WithMeta<T>> {
  return inTransaction(ctx, async (ctx) => {
    const cart = await getOpenCart(ctx, token, { lock: true })
    const { lines, rows } = await readDiscounted(ctx, cart)
    const { couponId, answer } = await change(ctx, { lines })
    const { couponId: before, ...others } = cart.promotions ?? {}
    const promotions = { ...others, ...(couponId !== undefined && { couponId }) }
    const version = before === couponId ? cart.version : await touchCart(ctx, cart.cartId, { promotions })
    return new WithMeta(answer, { cart: markOf({ ...cart, version }, rows) })
  })
}

/** What is sold out takes no discount. */
async function readDiscounted(ctx: Context, cart: Cart) {
  const rows = await listLineRows(ctx, cart.cartId)
  const lines = await linesOf(ctx, rows, { cartId: cart.id })
  return { rows, lines: lines.filter(isBuyable) }
}

function toWire(coupon: StoreCoupon, lines: readonly CartLine[]): Coupon {
  const { code, terms, endsAt } = coupon
  const problem = couponProblem(coupon, lines)
  return {
    code,
    type: terms.type,
    value: terms.value,
    date_end: endsAt?.toISOString() ?? null,
    free_delivery: terms.freeDelivery,
    active: problem === null,
    used: problem === 'COUPON_USED',
    minimum: toMajor(terms.minimumMinor ?? 0),
    problem,
  }
}
