// What a shopper puts on a cart besides goods (api-shapes §1.1, calls 12 to 14).
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { CartQuerySchema } from '../cart.ts'

const CouponSchema = z
  .object({
    code: z.string(),
    type: z.enum(['percent', 'fixed']),
    /** Per cent, or an amount in the money of the store. */
    value: z.number(),
    /** ISO-8601; null: for ever. */
    date_end: z.string().nullable(),
    free_delivery: z.boolean(),
    /** Whether it takes anything off this cart as it is. */
    active: z.boolean(),
    used: z.boolean(),
    /** Goods must be worth this much, gift cards aside. */
    minimum: z.number(),
    /** Why it is not active. */
    problem: z.enum(['COUPON_MINIMUM', 'COUPON_NOT_FOR_THESE', 'COUPON_EXPIRED', 'COUPON_USED']).nullable(),
  })
  .meta({ id: 'Coupon' })
export type Coupon = z.output<typeof CouponSchema>

const reading = { may: 'cart:read', storeScoped: true } as const
const changing = { may: 'cart:change', storeScoped: true } as const

export const applyCoupon = defineCall({
  ...changing,
  id: 'cart.applyCoupon',
  method: 'POST',
  path: '/api/cart/apply-coupon',
  summary: 'Put a coupon on the cart, in place of another. One that does not count yet stays and says why',
  query: CartQuerySchema.extend({ coupon: z.string().max(100).default('') }),
  reply: CouponSchema,
})

export const deleteCoupon = defineCall({
  ...changing,
  id: 'cart.deleteCoupon',
  method: 'POST',
  path: '/api/cart/delete-coupon',
  summary: 'Take the coupon off the cart; true also when there is none',
  query: CartQuerySchema,
  reply: z.literal(true),
})

export const getCoupon = defineCall({
  ...reading,
  id: 'cart.coupon',
  method: 'GET',
  path: '/api/cart/coupon',
  summary: 'The coupon of the cart; null without one',
  query: CartQuerySchema,
  reply: CouponSchema.nullable(),
})

const BonusesSchema = z
  .object({
    /** Whether this cart spends them, how much of it they pay (asked by GET: would pay), and what there is; in `currency`. */
    spend: z.boolean(),
    amount: z.number(),
    account: z.number(),
    currency: z.string(),
    /** Per cent of a total they may pay, and the total from which on they may pay all of it. */
    percent: z.number(),
    unlimited_from: z.number(),
    unlimited: z.boolean(),
    /** Per cent of the goods' price that comes back so many days after delivery. */
    cashback_percent: z.number(),
    return_days: z.number(),
  })
  .meta({ id: 'Bonuses' })
export type Bonuses = z.output<typeof BonusesSchema>

const spending = { may: 'bonus:spend', storeScoped: true } as const

export const getBonuses = defineCall({
  ...spending,
  id: 'cart.bonuses',
  method: 'GET',
  path: '/api/cart/bonuses',
  summary: 'The bonuses of whoever is signed in, what of the cart they pay, and the rule',
  query: CartQuerySchema,
  reply: BonusesSchema,
})

export const spendBonuses = defineCall({
  ...spending,
  id: 'cart.bonusesSpend',
  method: 'POST',
  path: '/api/cart/bonuses-spend',
  summary: 'Let bonuses pay what they may of this cart',
  query: CartQuerySchema,
  reply: BonusesSchema,
})

export const skipBonuses = defineCall({
  ...spending,
  id: 'cart.bonusesSkip',
  method: 'POST',
  path: '/api/cart/bonuses-skip',
  summary: 'Spend no bonuses on this cart',
  query: CartQuerySchema,
  reply: BonusesSchema,
})

const typedCode = z.object({ code: z.string().max(100).default('') })

export const applyGiftCard = defineCall({
  ...changing,
  id: 'cart.applyGiftCard',
  method: 'POST',
  path: '/api/cart/apply-gift-card',
  summary: 'Let a gift card pay what it can of this cart, after those already on it; true also when it is',
  query: CartQuerySchema,
  body: typedCode,
  reply: z.literal(true),
})

export const removeGiftCard = defineCall({
  ...changing,
  id: 'cart.removeGiftCard',
  method: 'POST',
  path: '/api/cart/remove-gift-card',
  summary: 'Take a gift card off the cart, by the id its totals name; true also when it is not there',
  query: CartQuerySchema,
  body: z.object({ id: z.int().min(1) }),
  reply: z.literal(true),
})

export const checkGiftCard = defineCall({
  may: 'gift-card:check',
  storeScoped: true,
  id: 'giftCard.check',
  method: 'POST',
  path: '/api/gift-card/check',
  summary: 'What is on a gift card, in its own money. A card that is spent looks like one nobody has',
  body: typedCode,
  reply: z
    .object({
      code_end: z.string(),
      balance: z.number(),
      currency: z.string(),
      /** ISO-8601. */
      expires_at: z.string(),
    })
    .meta({ id: 'GiftCardBalance' }),
})
