// What the cabinet's own pages ask besides: sums for a chart, a partner's link, and where payouts go.
import { z } from 'zod'
import { CurrencySchema, oneLine, TokenSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { PartnerSumsSchema, SALES_PERIODS } from './sums.ts'

const mine = { may: 'royalty:read', storeScoped: true, query: z.object({ token: TokenSchema }) } as const

export const getPartnerSales = defineCall({
  ...mine,
  id: 'blogger.sales',
  method: 'GET',
  path: '/api/blogger/sales',
  summary: 'A period in one currency, part by part, beside the one before',
  query: mine.query.extend({
    period: z.enum(SALES_PERIODS).default('week'),
    currency: CurrencySchema.optional(),
  }),
  reply: z
    .object({
      period: z.enum(SALES_PERIODS),
      currency: z.string(),
      /** All there are besides. */
      currencies: z.array(z.string()),
      mentions_goal: z.number(),
      total: PartnerSumsSchema,
      before: PartnerSumsSchema,
      /** `at`: the day, or the hour, it begins with, by the clock of the store. Parts to come hold nothing. */
      parts: z.array(
        PartnerSumsSchema.extend({ at: z.string(), is_to_come: z.boolean(), profit_before: z.number() }),
      ),
    })
    .meta({ id: 'PartnerSales' }),
})

/** Royalties, major units by currency: nobody adds euros to dollars. */
const ByCurrencySchema = z.record(z.string(), z.number())

export const getPartnerEarnings = defineCall({
  ...mine,
  id: 'blogger.earnings',
  method: 'GET',
  path: '/api/blogger/earnings',
  summary:
    'Of each product among one’s pieces the share one gets, and what it and each post have brought by now',
  reply: z.object({
    items: z.array(
      z.object({
        /** As `parent_sku` of the pieces. */
        sku: z.string(),
        /** Per cent of what goods cost without tax. */
        percent: z.number(),
        /** Of the tax inside the price of the store, which is nobody’s to earn. */
        tax_percent: z.number(),
        /** Orders it is in, and its part of their royalties. */
        count: z.number(),
        profit: ByCurrencySchema,
      }),
    ),
    /** Posts that brought something: a piece counts for the newest post it was in when it was sold. */
    posts: z.array(z.object({ id: z.int(), count: z.number(), profit: ByCurrencySchema })),
  }),
})

export const getPartnerLink = defineCall({
  ...mine,
  id: 'blogger.link',
  method: 'GET',
  path: '/api/blogger/link',
  summary:
    'One’s own word in links: any page with `?ref=<code>`; and the coupon codes that name one, as far as this store takes them now',
  reply: z.object({ parameter: z.string(), code: z.string(), coupons: z.array(z.string()) }),
})

const AccountSchema = z.object({ currency: z.string(), holder: z.string(), account_end: z.string() })

export const getPayoutAccount = defineCall({
  ...mine,
  id: 'blogger.payout-account',
  method: 'GET',
  path: '/api/blogger/payout-account',
  summary: 'Where one’s payouts go, by its last four signs',
  reply: z.object({ items: z.array(AccountSchema) }),
})

export const savePayoutAccount = defineCall({
  ...mine,
  id: 'blogger.save-payout-account',
  method: 'POST',
  path: '/api/blogger/payout-account',
  may: 'payout:change-account',
  summary: 'Where payouts in a currency go: an IBAN for euros',
  body: z
    .strictObject({
      currency: CurrencySchema,
      holder: oneLine(70, 2),
      account: oneLine(40, 5),
    })
    .meta({ example: { currency: 'EUR', holder: 'Mila Sorel', account: 'DE89370400440532013000' } }),
  reply: AccountSchema,
})
