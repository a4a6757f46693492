// What a shopper sends back, or withdraws from: what may be, the word that it will be, and the slip for the parcel.
import { MAX_CART_LINES, MAX_QUANTITY } from '@vitrine/domain/cart/to-quantity'
import { RETURN_REASONS } from '@vitrine/domain/order/returns/left-to-return'
import { RETURN_KINDS } from '@vitrine/domain/order/returns/return-window'
import { z } from 'zod'
import {
  ContactSchema,
  IdempotencyKeySchema,
  IdSchema,
  OrderIdSchema,
  OrderKeySchema,
  wholeNumber,
} from '../atoms.ts'
import { defineCall } from '../call.ts'

/** Either an order's address, for its owner and the holder of its key; or its number and a contact that stands in it. */
const proof = {
  id: OrderIdSchema.optional(),
  key: OrderKeySchema,
  number: z.string().trim().min(1).max(20).optional(),
  contact: ContactSchema.optional(),
}
type Proof = { id?: string | undefined; number?: string | undefined; contact?: string | undefined }
const isProven = ({ id, number, contact }: Proof) =>
  id !== undefined || (number !== undefined && contact !== undefined)
const NOT_PROVEN = { error: 'needs an order’s id, or its number and contact', path: ['number'] }

const EXAMPLE = { number: '000001004', contact: 'ann@example.org' }

const LineSchema = z.object({
  line_id: z.number(),
  name: z.string(),
  options: z.array(z.object({ label: z.string(), value: z.string() })),
  thumbnail: z.string().nullable(),
  qty: z.number(),
})

export const ReturnViewSchema = z
  .object({
    number: z.string(),
    kind: z.enum(RETURN_KINDS),
    reason: z.string(),
    at: z.string(),
    /** The whole order is canceled: nothing needs to be sent. */
    cancels: z.boolean(),
    /** It has come, or there is nothing to wait for. */
    closed: z.boolean(),
    lines: z.array(LineSchema.extend({ received: z.number() })),
  })
  .meta({ id: 'ReturnView' })
export type ReturnView = z.output<typeof ReturnViewSchema>

/** Where a parcel goes, and how; from the settings of the shop. */
const WaySchema = z.object({ address: z.array(z.string()), text: z.string() })
export type ReturnWay = z.output<typeof WaySchema>

const ReturnOfferSchema = z
  .object({
    number: z.string(),
    created_at: z.string(),
    open: z.boolean(),
    problem: z.enum(['not_here', 'over', 'too_early', 'too_late']).nullable(),
    /** The last day for it; null while the days have not begun to count. */
    last_day: z.string().nullable(),
    /** All of it withdrawn now would cancel the order. */
    can_cancel: z.boolean(),
    lines: z.array(
      LineSchema.extend({ left: z.number(), kept: z.enum(['made_to_order', 'digital']).nullable() }),
    ),
    returns: z.array(ReturnViewSchema),
    way: WaySchema,
  })
  .meta({ id: 'ReturnOffer' })
export type ReturnOffer = z.output<typeof ReturnOfferSchema>

const shared = { method: 'POST', storeScoped: true } as const

export const offerReturn = defineCall({
  ...shared,
  id: 'order.offerReturn',
  path: '/api/order/returns/offer',
  may: 'order:look-up',
  summary:
    'What of an order can be sent back or withdrawn from, and until when; unknown and foreign orders are 404 alike',
  body: z
    .object({ ...proof, kind: z.enum(RETURN_KINDS) })
    .refine(isProven, NOT_PROVEN)
    .meta({ example: { ...EXAMPLE, kind: 'withdrawal' } }),
  reply: ReturnOfferSchema,
})

export const announceReturn = defineCall({
  ...shared,
  id: 'order.announceReturn',
  path: '/api/order/returns',
  may: 'order:return',
  summary:
    'Withdraw from the contract, or announce what is sent back; the same request is the same receipt for ever, and its id stands for no other one',
  body: z
    .object({
      ...proof,
      kind: z.enum(RETURN_KINDS),
      request_id: IdempotencyKeySchema,
      lines: z
        .array(z.object({ line_id: IdSchema, qty: wholeNumber(1, MAX_QUANTITY) }))
        .min(1)
        .max(MAX_CART_LINES),
      reason: z.enum(RETURN_REASONS).or(z.literal('')).default(''),
    })
    .refine(isProven, NOT_PROVEN)
    .meta({
      example: {
        ...EXAMPLE,
        kind: 'withdrawal',
        request_id: '6f1c9d2e-7a55-4c1f-9d0e-2b8f1f3a4c5d',
        lines: [{ line_id: 1, qty: 1 }],
      },
    }),
  reply: z.object({
    /** Of the address the receipt went to as much as its owner knows again. */
    mailed_to: z.string(),
    receipt: ReturnViewSchema,
    way: WaySchema,
  }),
})

export const getReturnSlip = defineCall({
  ...shared,
  id: 'order.returnSlip',
  path: '/api/order/returns/slip',
  may: 'order:look-up',
  summary: 'The slip that goes into the parcel, as PDF',
  body: z
    .object({ ...proof, return_number: z.string().max(40) })
    .refine(isProven, NOT_PROVEN)
    .meta({ example: { ...EXAMPLE, return_number: '000001004-1' } }),
  reply: z.object({
    filename: z.string(),
    /** In base64. */
    pdf: z.string(),
  }),
})
