// An order for who ordered without an account: found by its number and a contact that stands in it.
import { z } from 'zod'
import { ContactSchema, OrderIdSchema, OrderKeyQuerySchema } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { OrderViewSchema } from '../order.ts'
import { PaymentViewSchema } from './payment.ts'

/** Whoever knows both learns how it stands, not where it goes. */
const OrderLookupSchema = OrderViewSchema.omit({
  id: true,
  email: true,
  shipping_address: true,
  billing_address: true,
  pickup_point: true,
  downloads: true,
  gift_cards: true,
  returns: true,
  ways_back: true,
  payment: true,
  pay_instruction: true,
  payment_link: true,
  clear_basket: true,
})
  .extend({ payment: PaymentViewSchema.pick({ online: true, state: true }) })
  .meta({ id: 'OrderLookup' })
export type OrderLookup = z.output<typeof OrderLookupSchema>

export const lookUpOrder = defineCall({
  id: 'order.lookUp',
  method: 'POST',
  path: '/api/order/lookup',
  may: 'order:look-up',
  storeScoped: true,
  summary: 'How an order stands, by its number and the e-mail or phone it was ordered with; else 404',
  body: z.object({
    number: z.string().trim().min(1).max(20),
    contact: ContactSchema,
  }),
  reply: OrderLookupSchema,
})

export const keepOrder = defineCall({
  id: 'order.keep',
  method: 'POST',
  path: '/api/order/:id/keep',
  may: 'order:place',
  storeScoped: true,
  summary:
    'A guest’s wish: the order goes into the account of whoever proves to own its mailbox; 409 once it is in one',
  params: z.object({ id: OrderIdSchema }),
  query: OrderKeyQuerySchema,
  reply: z.literal(true),
})
