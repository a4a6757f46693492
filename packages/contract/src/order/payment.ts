// How an order is paid through a service, and how its payment stands.
import { PAYMENT_STATES } from '@vitrine/domain/order/states'
import { z } from 'zod'
import { MAX_AMOUNT, OrderIdSchema, OrderKeyQuerySchema } from '../atoms.ts'
import { defineCall } from '../call.ts'

const PayFormSchema = z.object({
  action: z.string(),
  method: z.literal('POST'),
  fields: z.record(z.string(), z.string()),
})

/** One of the two: an address to go to, or a form to be sent at once. */
export const PayWaySchema = z
  .object({
    pay_link: z.string().nullable(),
    pay_form: PayFormSchema.nullable(),
    /** The same form as HTML, for clients that put it into their page. */
    pay_script: z.string().nullable(),
  })
  .meta({ id: 'PayWay' })
export type PayWay = z.output<typeof PayWaySchema>

/** What an order was paid with, or what of it goes back. Major units, of the order's currency. */
export const PaidPartsSchema = z
  .object({ money: z.number(), gift_cards: z.number(), bonuses: z.number() })
  .meta({ id: 'PaidParts' })
export type WirePaidParts = z.output<typeof PaidPartsSchema>

export const PaymentViewSchema = z
  .object({
    state: z.enum(PAYMENT_STATES),
    /** Through a service; otherwise it is settled outside the shop. */
    online: z.boolean(),
    /** `order.pay` leads somewhere. */
    payable: z.boolean(),
    /** The bank has not answered: no second try before it has, or the service has closed it. */
    waits_for_bank: z.boolean(),
    /** Where the try under way is paid. */
    link: z.string().nullable(),
    /** Until then the order is kept unpaid. */
    pay_until: z.string().nullable(),
    /** Nobody paid in time, so the shop itself gave the order up. */
    expired: z.boolean(),
    /** How often the service was asked, and when it is asked again. */
    asked: z.number(),
    ask_at: z.string().nullable(),
    /** In money. */
    refunded: z.number(),
    /** All that went back, by refunds or with the order itself. */
    given_back: PaidPartsSchema,
    /** The way it was to be paid by is still one of the store’s; without it only the others lead somewhere. */
    own_method_offered: z.boolean(),
    /** Other ways, each with what the whole order costs that way. */
    other_methods: z.array(
      z.object({ code: z.string(), title: z.string(), offline: z.boolean(), total: z.number() }),
    ),
  })
  .meta({ id: 'PaymentView' })
export type PaymentView = z.output<typeof PaymentViewSchema>

const params = z.object({ id: OrderIdSchema })
const query = OrderKeyQuerySchema

export const payOrder = defineCall({
  id: 'order.pay',
  method: 'POST',
  path: '/api/order/:id/pay',
  may: 'order:pay',
  storeScoped: true,
  summary: 'Pay an order, again or another way; while a try is under way the answer is that one',
  params,
  query,
  body: z.object({
    payment_method_code: z.string().min(1).max(40).optional(),
    /** What the shopper saw it cost that way, major units; a higher one is 409 `TOTAL_CHANGED`. */
    expected_total: z.number().min(0).max(MAX_AMOUNT).optional(),
  }),
  reply: PayWaySchema.extend({ payment: PaymentViewSchema }),
})

export const askPayment = defineCall({
  id: 'order.askPayment',
  method: 'POST',
  path: '/api/order/:id/payment',
  may: 'order:pay',
  storeScoped: true,
  summary: 'Ask the payment service now what became of a payment',
  params,
  query,
  reply: PaymentViewSchema,
})
