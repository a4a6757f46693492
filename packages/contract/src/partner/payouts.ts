// Payouts as the shop's people make them.
import { z } from 'zod'
import { CurrencySchema, IdSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'

const staff = { may: 'payout:run', storeScoped: false } as const

export const runPayouts = defineCall({
  ...staff,
  id: 'payout.run',
  method: 'POST',
  path: '/api/admin/payouts/run',
  summary: 'Collect what is on account, each partner and currency once; says what is held back and why',
  reply: z.object({
    items: z.array(
      z.object({
        partner_id: z.number(),
        currency: z.string(),
        sum: z.number(),
        payout_id: z.number().nullable(),
        held: z.enum(['below_minimum', 'no_account']).nullable(),
      }),
    ),
  }),
})

const PartnerAccountSchema = z
  .object({
    partner_id: z.number(),
    name: z.string(),
    handle: z.string(),
    /** Since when they are no partner any more; what is owed is paid whatever its sum. */
    ended_at: z.string().nullable(),
    /** Their account is deleted; `name` is that of the bank account, until what is owed is paid. */
    is_gone: z.boolean(),
    currency: z.string(),
    pending: z.number(),
    active: z.number(),
    paid: z.number(),
    /** The end of the account payouts go to; null where none is named. */
    account_end: z.string().nullable(),
    /** Whether the next run pays what is on account, or why not. */
    check: z.enum(['ready', 'nothing', 'below_minimum', 'no_account', 'given_up']),
  })
  .meta({ id: 'PartnerAccount' })
export type PartnerAccount = z.output<typeof PartnerAccountSchema>

export const listPartnerAccounts = defineCall({
  ...staff,
  id: 'payout.accounts',
  method: 'GET',
  path: '/api/admin/partner-accounts',
  summary:
    'What the shop owes each partner, most first, and the payouts that wait to be sent; at most 500 each',
  reply: z.object({
    items: z.array(PartnerAccountSchema),
    waiting: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        currency: z.string(),
        sum: z.number(),
        created_at: z.string(),
      }),
    ),
  }),
})
export type PartnerAccounts = z.output<(typeof listPartnerAccounts)['reply']>

export const getBankFile = defineCall({
  ...staff,
  id: 'payout.bank-file',
  method: 'GET',
  path: '/api/admin/payout-files/:currency',
  summary:
    'What waits to be sent: pain.001 for EUR, CSV otherwise, and which payouts it holds; 404 where nothing waits',
  params: z.object({ currency: CurrencySchema }),
  reply: z.object({ filename: z.string(), text: z.string(), payouts: z.number(), ids: z.array(z.number()) }),
})

export const sendPayout = defineCall({
  ...staff,
  id: 'payout.sent',
  method: 'POST',
  path: '/api/admin/payouts/:id/sent',
  summary: 'The bank has it; told again, nothing changes',
  params: z.object({ id: IdSchema }),
  reply: z.literal(true),
})
