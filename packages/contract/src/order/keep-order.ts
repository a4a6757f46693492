import { z } from 'zod'
import { OrderIdSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'

export const keepOrder = defineCall({
  id: 'order.keep',
  method: 'POST',
  path: '/api/order/:id/keep',
  may: 'order:place',
  storeScoped: true,
  summary:
    'A guest’s wish: the order goes into the account of whoever proves to own its mailbox; 409 once it is in one',
  params: z.object({ id: OrderIdSchema }),
  query: z.object({ key: z.string().max(200).optional(), storeCode: z.string().max(20).optional() }),
  reply: z.literal(true),
})
