import * as keys from '@vitrine/contract/admin/keys'
import * as goods from '@vitrine/contract/office/goods'
import * as changes from '@vitrine/contract/office/order-changes'
import * as orders from '@vitrine/contract/office/orders'
import { toMinor } from '@vitrine/domain/money/money'
import { returnLines } from '#api/features/orders/index.ts'
import { askRefund } from '#api/features/payments/index.ts'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { answerOnce, ownKey } from './answer-once.ts'
import { setPrices } from './goods/set-prices.ts'
import { setStock } from './goods/set-stock.ts'
import { makeKey, rotateKey, takeKeyAway, tellKeys } from './keys/key-calls.ts'
import { cancelOrder } from './order/cancel-order.ts'
import { changeOrder, takerOf } from './order/change-order.ts'
import { getOfficeOrder } from './order/get-office-order.ts'
import { listChanges } from './order/list-changes.ts'
import { markPaid } from './order/mark-paid.ts'
import { updateOrder } from './order/update-order.ts'

export const officeRoutes: ServedRoute[] = [
  serve(orders.listOfficeOrders, (ctx, { query }) => listChanges(ctx, query)),
  serve(orders.getOfficeOrder, (ctx, { params }) => getOfficeOrder(ctx, params.id)),
  serve(changes.updateOfficeOrder, (ctx, input) =>
    changeOrder(ctx, wishOf('update', input), (ctx, orderId) => updateOrder(ctx, orderId, input.body)),
  ),
  serve(changes.cancelOfficeOrder, (ctx, input) =>
    changeOrder(ctx, wishOf('cancel', input), (ctx, orderId) => cancelOrder(ctx, orderId, input.body.reason)),
  ),
  serve(changes.payOfficeOrder, (ctx, input) =>
    changeOrder(ctx, { ...wishOf('payment', input), may: 'order:mark-paid' }, (ctx, orderId) =>
      markPaid(ctx, { ...input.body, orderId }),
    ),
  ),
  serve(changes.returnOfficeLines, (ctx, input) =>
    changeOrder(ctx, wishOf('return', input), (ctx, orderId) =>
      returnLines(ctx, { ...input.body, orderId, by: takerOf(ctx) }),
    ),
  ),
  serve(changes.refundOfficeOrder, (ctx, input) =>
    changeOrder(ctx, { ...wishOf('refund', input), may: 'order:refund' }, async (ctx, orderId) => {
      const { amount, reason } = input.body
      const key = ownKey(ctx, input.facts.idempotencyKey)
      await askRefund(ctx, { orderId, amountMinor: toMinor(amount), reason, key })
    }),
  ),
  serve(goods.setOfficeStock, (ctx, { body: { items }, facts }) =>
    answerOnce(ctx, { key: facts.idempotencyKey, what: ['stock', items] }, (ctx) => setStock(ctx, items)),
  ),
  serve(goods.setOfficePrices, (ctx, { body: { items }, facts }) =>
    answerOnce(ctx, { key: facts.idempotencyKey, what: ['prices', items] }, (ctx) => setPrices(ctx, items)),
  ),
  serve(keys.listApiKeys, (ctx) => tellKeys(ctx)),
  serve(keys.createApiKey, (ctx, { body }) => makeKey(ctx, body)),
  serve(keys.rotateApiKey, (ctx, { params, query, body }) =>
    rotateKey(ctx, { ...params, ...query, ...body }),
  ),
  serve(keys.revokeApiKey, (ctx, { params, query }) => takeKeyAway(ctx, { ...params, ...query })),
]

type Asked = { params: { id: string }; body: object; facts: { idempotencyKey: string | undefined } }

const wishOf = (call: string, { params, body, facts }: Asked) =>
  ({ id: params.id, key: facts.idempotencyKey, what: [call, body], may: 'order:fulfil' }) as const
