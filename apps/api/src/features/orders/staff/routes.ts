import * as acts from '@vitrine/contract/order/staff-acts'
import * as calls from '@vitrine/contract/order/staff-orders'
import { assertMay } from '#api/access/assert-may.ts'
import { addNote, removeNote } from '#api/features/customers/index.ts'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { sendCardAgain } from '../gifts/send-card-again.ts'
import type { OrderPayments } from '../order-payments.ts'
import { closeReturn } from '../returns/close-return.ts'
import { getStaffOrder } from './get-staff-order.ts'
import { listStaffOrders } from './list-staff-orders.ts'
import { resolveReview } from './resolve-review.ts'
import { returnStaffLines } from './return-lines.ts'
import { sendMailAgain } from './send-mail-again.ts'
import { takeStaffStep } from './take-staff-step.ts'
import { takeStaffSteps } from './take-staff-steps.ts'

export const staffOrderRoutes = (payments: OrderPayments): ServedRoute[] => [
  serve(calls.listStaffOrders, (ctx, { query }) => listStaffOrders(ctx, query)),
  serve(calls.getStaffOrder, (ctx, { params }) => getStaffOrder(ctx, { payments }, params.id)),
  serve(calls.takeStaffStep, async (ctx, { params, body }) => {
    await takeStaffStep(ctx, { ...body, id: params.id })
    return getStaffOrder(ctx, { payments }, params.id)
  }),
  serve(acts.takeStaffSteps, (ctx, { body }) => takeStaffSteps(ctx, body)),
  serve(acts.sendOrderMail, (ctx, { params, body }) => sendMailAgain(ctx, { ...body, id: params.id })),
  serve(acts.addOrderNote, async (ctx, { params, body }) => ({
    items: await addNote(ctx, { orderId: params.id }, body.words),
  })),
  serve(acts.removeOrderNote, async (ctx, { params }) => ({
    items: await removeNote(ctx, { orderId: params.id }, params.note),
  })),
  serve(calls.returnStaffLines, async (ctx, { params: { id }, body }) => {
    await returnStaffLines(ctx, { ...body, id })
    return getStaffOrder(ctx, { payments }, id)
  }),
  serve(calls.closeStaffReturn, async (ctx, { params: { id, number } }) => {
    await closeReturn(ctx, { orderId: id, number })
    return getStaffOrder(ctx, { payments }, id)
  }),
  serve(calls.sendStaffGiftCard, (ctx, { params: { id, card } }) => {
    assertMay(ctx, 'order:manage')
    return sendCardAgain(ctx, { orderId: id, giftCardId: card, by: 'staff' })
  }),
  serve(calls.resolveReview, (ctx, { params, body }) => resolveReview(ctx, { ...body, id: params.id })),
]
