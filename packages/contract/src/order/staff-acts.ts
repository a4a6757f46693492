// What the staff does to many orders at once, and beside their steps: letters sent again, notes.
import { ORDER_MAILS } from '@vitrine/domain/order/order-mails'
import { STAFF_STEPS } from '@vitrine/domain/order/staff-steps'
import { ORDER_STATES, PAYMENT_STATES } from '@vitrine/domain/order/states'
import { z } from 'zod'
import { IdSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { NoteSchema, NoteWordsSchema } from '../people/notes.ts'

const manage = { method: 'POST', may: 'order:manage', storeScoped: false } as const
export const StatesSchema = z.object({ order: z.enum(ORDER_STATES), payment: z.enum(PAYMENT_STATES) })

/** Of as many in one call; who has chosen more asks again. */
export const MOST_STEPS = 100

export const takeStaffSteps = defineCall({
  ...manage,
  id: 'staff.orderSteps',
  path: '/api/admin/orders/steps',
  summary:
    'Take up to a hundred orders a step further, each by itself: `done` names those that went, `left` those that no longer stood as they were seen or cannot',
  body: z.strictObject({
    step: z.enum(STAFF_STEPS.filter((step) => step !== 'cancel' && step !== 'return')),
    orders: z
      .array(z.strictObject({ id: IdSchema, from: StatesSchema }))
      .min(1)
      .max(MOST_STEPS),
  }),
  reply: z.object({ done: z.array(z.number()), left: z.array(z.number()) }),
})

const params = z.object({ id: IdSchema })

export const sendOrderMail = defineCall({
  ...manage,
  id: 'staff.sendOrderMail',
  path: '/api/admin/orders/:id/mails',
  summary: 'Send a letter of an order again; 409 for one that is not due yet, 429 after five in a day',
  params,
  body: z.strictObject({ mail: z.enum(ORDER_MAILS) }),
  reply: z.literal(true),
})

const NotesSchema = z.object({ items: z.array(NoteSchema) })

export const addOrderNote = defineCall({
  ...manage,
  id: 'staff.addOrderNote',
  path: '/api/admin/orders/:id/notes',
  summary: 'Write a note about an order; answers all of them, the latest first',
  params,
  body: z.strictObject({ words: NoteWordsSchema }),
  reply: NotesSchema,
})

export const removeOrderNote = defineCall({
  ...manage,
  id: 'staff.removeOrderNote',
  path: '/api/admin/orders/:id/notes/:note/remove',
  summary: 'Take a note about an order away; answers those that are left',
  params: params.extend({ note: IdSchema }),
  reply: NotesSchema,
})
