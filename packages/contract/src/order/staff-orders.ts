// Orders as the shop's people see them: of every store, with what needs a hand.

import { MAX_CART_LINES, MAX_QUANTITY } from '@vitrine/domain/cart/to-quantity'
import { ORDER_MAILS } from '@vitrine/domain/order/order-mails'
import { ORDER_LISTS, STAFF_STEPS } from '@vitrine/domain/order/staff-steps'
import { z } from 'zod'
import { IdSchema, SearchTextSchema, StoreCodeSchema, wholeNumber } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { CursorSchema } from '../desk/list-cursor.ts'
import { OrderViewSchema } from '../order.ts'
import { NoteSchema } from '../people/notes.ts'
import { BoughtGiftCardSchema } from './gift-cards.ts'
import { PaidPartsSchema } from './payment.ts'
import { TrackingSchema } from './progress.ts'
import { StatesSchema } from './staff-acts.ts'

const StaffOrderSchema = z
  .object({
    id: z.number(),
    number: z.string(),
    store_code: z.string(),
    created_at: z.string(),
    name: z.string(),
    city: z.string(),
    states: StatesSchema,
    order_status: z.string(),
    stage: z.number(),
    /** Why its money waits for somebody to look; null where it does not. */
    review: z.string().nullable(),
    payment_title: z.string(),
    /** Working days at most, from the order on; null where nothing is sent. */
    days: z.number().nullable(),
    thumbnails: z.array(z.string().nullable()),
    pieces: z.number(),
    total: z.number(),
    currency: z.string(),
  })
  .meta({ id: 'StaffOrder' })
export type StaffOrder = z.output<typeof StaffOrderSchema>

export const ORDER_SORTS = [
  ...(['order', '-order', 'customer', '-customer', 'products', '-products'] as const),
  ...(['stage', '-stage', 'total', '-total'] as const),
] as const
export type OrderSort = Exclude<(typeof ORDER_SORTS)[number], `-${string}`>

const MoneyReviewSchema = z
  .object({
    id: z.number(),
    reason: z.string(),
    at: z.string(),
    /** The one it is about, where a service refused to give money back. */
    refund: z
      .object({
        sum: z.number(),
        /** Why it was wished for, and why the service refused it, as each said. */
        reason: z.string(),
        why: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'MoneyReview' })

/** Ways and sums are told in the language of who reads. */
const reading = { may: 'order:manage', storeScoped: true } as const

export const listStaffOrders = defineCall({
  ...reading,
  id: 'staff.orders',
  method: 'GET',
  path: '/api/admin/orders',
  summary: 'Orders of all stores, latest first or as `sort` says; `counts` says how many stand in each view',
  query: z.object({
    view: z.enum(ORDER_LISTS).default('open'),
    /** Number, e-mail, name, phone or SKU; the beginning is enough. */
    q: SearchTextSchema,
    store: StoreCodeSchema,
    sort: z.enum(ORDER_SORTS).optional(),
    /** `next` of the page before, in the same order. */
    before: CursorSchema.optional(),
    size: wholeNumber(1, 100).default(50),
  }),
  reply: z.object({
    items: z.array(StaffOrderSchema),
    counts: z.record(z.enum(ORDER_LISTS), z.number()),
    next: CursorSchema.nullable(),
  }),
})

const StaffOrderDetailsSchema = z
  .object({
    order: OrderViewSchema,
    store_code: z.string(),
    language: z.string(),
    states: StatesSchema,
    /** What can be done with it now, in the order it is usually done. */
    steps: z.array(z.enum(STAFF_STEPS)),
    /** What can still be given back, major units. */
    refundable: z.number(),
    /** How much of it is what. */
    refundable_parts: PaidPartsSchema,
    /** Of it, for pieces that came back while others stay; null where none did, or the order is off as a whole. */
    returned_worth: z.number().nullable(),
    /** Pieces that can be booked as come back now. */
    returnable: z.array(
      z.object({
        line_id: z.number(),
        name: z.string(),
        options: z.array(z.object({ label: z.string(), value: z.string() })),
        /** So many have come back before. */
        returned: z.number(),
        left: z.number(),
        /** Of those that are left: announced by its shopper. */
        awaited: z.number(),
      }),
    ),
    reviews: z.array(MoneyReviewSchema),
    events: z.array(
      z.object({ step: z.string(), states: StatesSchema, by: z.string(), name: z.string(), at: z.string() }),
    ),
    orders_of_customer: z.number(),
    /** Letters that can be sent again now. */
    mails: z.array(z.enum(ORDER_MAILS)),
    notes: z.array(NoteSchema),
  })
  .meta({ id: 'StaffOrderDetails' })
export type StaffOrderDetails = z.output<typeof StaffOrderDetailsSchema>

const params = z.object({ id: wholeNumber(1, Number.MAX_SAFE_INTEGER) })

export const getStaffOrder = defineCall({
  ...reading,
  id: 'staff.order',
  method: 'GET',
  path: '/api/admin/orders/:id',
  summary: 'One order with its history and what can be done with it',
  params,
  reply: StaffOrderDetailsSchema,
})

export const takeStaffStep = defineCall({
  ...reading,
  id: 'staff.orderStep',
  method: 'POST',
  path: '/api/admin/orders/:id/step',
  summary: 'Take an order a step further; 409 where it no longer stands as `from` says',
  params,
  body: z
    .object({
      step: z.enum(STAFF_STEPS),
      from: StatesSchema,
      reason: z.string().trim().max(500).default(''),
      /** Told in the letter that the parcel has left, and on the page of the order. */
      tracking: TrackingSchema.optional(),
    })
    .refine(({ step, tracking }) => tracking === undefined || step === 'ship', {
      error: 'goes with the step that hands the parcel over',
      path: ['tracking'],
    }),
  reply: StaffOrderDetailsSchema,
})

export const returnStaffLines = defineCall({
  ...reading,
  id: 'staff.returnLines',
  method: 'POST',
  path: '/api/admin/orders/:id/came-back',
  summary:
    'Book pieces that came back; with the last of them the order is returned. 409 where a line no longer stands as it was seen. Stock and money follow by calls of their own',
  params,
  body: z.strictObject({
    lines: z
      .array(
        z.strictObject({
          line_id: IdSchema,
          qty: wholeNumber(1, MAX_QUANTITY),
          /** How many had come back when it was looked at. */
          returned: wholeNumber(0, MAX_QUANTITY),
        }),
      )
      .min(1)
      .max(MAX_CART_LINES),
  }),
  reply: StaffOrderDetailsSchema,
})

export const closeStaffReturn = defineCall({
  ...reading,
  id: 'staff.closeReturn',
  method: 'POST',
  path: '/api/admin/orders/:id/returns/:number/close',
  summary: 'Wait no more for announced pieces that never came; 409 where nothing is waited for',
  params: params.extend({ number: z.string().max(40) }),
  reply: StaffOrderDetailsSchema,
})

export const sendStaffGiftCard = defineCall({
  ...reading,
  id: 'staff.sendGiftCard',
  method: 'POST',
  path: '/api/admin/orders/:id/gift-cards/:card/send',
  summary: 'Mail a gift card of an order again; a new code takes the place of the one before',
  params: params.extend({ card: wholeNumber(1, Number.MAX_SAFE_INTEGER) }),
  reply: BoughtGiftCardSchema,
})

export const resolveReview = defineCall({
  ...reading,
  id: 'staff.resolveReview',
  method: 'POST',
  path: '/api/admin/payment-reviews/:id/resolve',
  summary: 'Say what was done about money that waited for somebody to look',
  params,
  body: z.object({ resolution: z.string().trim().min(1).max(500) }),
  reply: z.object({ id: z.number(), resolved: z.boolean() }),
})
