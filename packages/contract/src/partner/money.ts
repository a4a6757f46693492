// What a partner earned, as the specification's calls tell it (api-shapes §1.11).
import { z } from 'zod'
import { BeforeSchema, CurrencySchema, IdSchema, moment, TokenSchema, wholeNumber } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { PartnerSumsSchema, RoyaltySchema, SALES_PERIODS } from './sums.ts'

const mine = { may: 'royalty:read', storeScoped: true, method: 'GET' } as const
const TokenQuery = z.object({ token: TokenSchema })
const PageQuery = TokenQuery.extend({
  size: wholeNumber(1, 1_000).default(1_000),
  from: wholeNumber(0, 1_000_000).default(0),
  sort: z.enum(['id:desc', 'id:asc']).default('id:desc'),
})

/** `undone`: called off or sent back whole, so that nothing is left of it. */
export const ORDER_MONEY = ['pending', 'active', 'paid', 'undone'] as const

/** Major units by currency. */
const AmountsSchema = z.record(z.string(), z.number())
const PeriodSchema = z.object({
  mentioned: AmountsSchema,
  count: AmountsSchema,
  profit: AmountsSchema,
  /** Of the shop, to be spent there. */
  bonus: AmountsSchema,
})
export type PartnerPeriod = z.output<typeof PeriodSchema>

export const getPartnerBalance = defineCall({
  ...mine,
  id: 'blogger.balance',
  path: '/api/blogger/balance',
  summary:
    'On account, being confirmed, paid and their sum, in one currency; the store’s where nothing is said',
  query: TokenQuery.extend({ currency: CurrencySchema.optional() }),
  reply: z
    .object({
      id: z.number(),
      currency: z.string(),
      active: z.number(),
      pending: z.number(),
      total: z.number(),
      paid: z.number(),
      next_payment: z.string().nullable(),
      /** What of `pending` nobody can return any more on that day, if nothing more is announced. */
      expected: z.number(),
      /** Orders behind the first two sums, and payouts. */
      counts: z.object({ pending: z.number(), active: z.number(), payouts: z.number() }),
      /** Less than this waits for the next run. */
      minimum: z.number(),
      /** The end of the account payouts go to; null where none is named. */
      account_end: z.string().nullable(),
    })
    .meta({ id: 'PartnerBalance' }),
})

export const getPartnerStatistics = defineCall({
  ...mine,
  id: 'blogger.statistics',
  path: '/api/blogger/statistics',
  summary: 'This week beside the one before, and periods by currency',
  query: TokenQuery,
  reply: z
    .object({
      weekly: PartnerSumsSchema.extend({
        count_diff: z.number(),
        sum_diff: z.number(),
        profit_diff: z.number(),
        mentions_goal: z.number(),
      }),
      periods: z.object({
        today: PeriodSchema,
        week: PeriodSchema,
        month: PeriodSchema,
        year: PeriodSchema,
        total: z.object({ start_date: z.string().nullable(), profit: AmountsSchema, bonus: AmountsSchema }),
      }),
    })
    .meta({ id: 'PartnerStatistics' }),
})

const PayoutSchema = z
  .object({
    id: z.number(),
    created_at: z.string(),
    sum: z.number(),
    currency: z.string(),
    status: z.enum(['created', 'sent']),
    file: z.string(),
    /** Those it pays for. */
    orders: z.number(),
    /** The end of the account it went to, as that was on its day. */
    account_end: z.string(),
  })
  .meta({ id: 'PartnerPayout' })

export const listPartnerPayouts = defineCall({
  ...mine,
  id: 'blogger.payouts',
  path: '/api/blogger/payouts',
  summary: 'One’s own payouts, of one currency where it is named',
  query: PageQuery.extend({ currency: CurrencySchema.optional(), before: BeforeSchema }),
  reply: z.object({ items: z.array(PayoutSchema), total: z.number() }),
})

export const getPayoutStatement = defineCall({
  ...mine,
  id: 'blogger.payout-statement',
  path: '/api/blogger/payouts/:id/statement',
  summary: 'The statement of one’s own payout, as PDF',
  params: z.object({ id: IdSchema }),
  query: TokenQuery,
  reply: z.object({ number: z.string(), filename: z.string(), pdf: z.string() }),
})

export const listPartnerOrders = defineCall({
  ...mine,
  id: 'blogger.orders',
  path: '/api/blogger/orders',
  summary:
    'Orders one has brought, with their royalty: of a payout, a state of money, a currency or a period (from `at` on one part of it) where that is named',
  query: PageQuery.extend({
    payout: IdSchema.optional(),
    money: z.enum(ORDER_MONEY).optional(),
    currency: CurrencySchema.optional(),
    /** Those the sums of the sales count; with `undone` those they leave out. */
    period: z.enum(SALES_PERIODS).optional(),
    /** As a part of the sales says it begins. */
    at: moment({ local: true, precision: -1 }).optional(),
  }),
  reply: z.object({
    items: z.array(
      z
        .object({
          id: z.number(),
          number: z.string(),
          date: z.string(),
          price: z.number(),
          currency: z.string(),
          /** A link that was followed, or a code that was typed in. */
          way: z.enum(['link', 'code']),
          royalty: RoyaltySchema,
          order_status: z.string(),
          stage: z.number(),
          canceled: z.boolean(),
          products: z.array(
            z.object({
              name: z.string(),
              image: z.string().nullable(),
              sku: z.string(),
              count: z.number(),
              price: z.number(),
              returned: z.boolean(),
              /** One’s share, per cent, and what of the order’s royalty the line brings by now. */
              percent: z.number(),
              royalty: z.number(),
            }),
          ),
        })
        .meta({ id: 'PartnerOrder' }),
    ),
    total: z.number(),
    /** How many there would be with each `money`, and without it. */
    counts: z.object({
      all: z.int(),
      ...{ pending: z.int(), active: z.int(), paid: z.int(), undone: z.int() },
    }),
  }),
})
