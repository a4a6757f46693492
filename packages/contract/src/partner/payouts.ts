// Payouts as the shop's people make them.
import { z } from 'zod'
import { IdSchema } from '../atoms.ts'
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

export const getBankFile = defineCall({
  ...staff,
  id: 'payout.bank-file',
  method: 'GET',
  path: '/api/admin/payout-files/:currency',
  summary: 'What waits to be sent: pain.001 for EUR, CSV otherwise; 404 where nothing does',
  params: z.object({ currency: z.string().regex(/^[A-Z]{3}$/) }),
  reply: z.object({ filename: z.string(), text: z.string(), payouts: z.number() }),
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
