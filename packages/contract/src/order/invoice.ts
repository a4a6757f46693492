import { z } from 'zod'
import { OrderIdSchema, OrderKeyQuerySchema } from '../atoms.ts'
import { defineCall } from '../call.ts'

export const getInvoice = defineCall({
  id: 'order.invoice',
  method: 'GET',
  path: '/api/order/:id/invoice',
  may: 'order:read',
  storeScoped: true,
  summary: 'The invoice of an order that is paid or has left, as PDF; before that 409 `INVOICE_NOT_DUE`',
  params: z.object({ id: OrderIdSchema }),
  query: OrderKeyQuerySchema,
  reply: z.object({
    number: z.string(),
    filename: z.string(),
    /** In base64. */
    pdf: z.string(),
  }),
})
