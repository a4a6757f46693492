// Invoices: issued once an order is paid or has left, drawn as PDF from the sums the order has stored.
import { getInvoice } from '@vitrine/contract/order/invoice'
import type { Context } from '#api/context.ts'
import type { Feature } from '#api/routing/feature.ts'
import { serve } from '#api/routing/serve.ts'
import { invoiceFor, type OrderRow } from './invoice-for.ts'

export { drawInThread as drawSheet, drawInThread } from './draw/in-thread.ts'
export { attachInvoice } from './invoice-for.ts'
export { accountLines, payInstructionOf } from './pay-instruction.ts'

type FindOrder = (ctx: Context, asked: { id: string; key?: string | undefined }) => Promise<OrderRow>

/** Whose an order is, orders say; they attach invoices to their mails, and so cannot be imported here. */
export function createInvoices({
  findOrder,
  publicUrl,
}: {
  findOrder: FindOrder
  publicUrl: string
}): Feature {
  return {
    name: 'invoices',
    routes: [
      serve(getInvoice, async (ctx, { params, query }) => {
        const order = await findOrder(ctx, { id: params.id, key: query.key })
        return invoiceFor(ctx, order, publicUrl)
      }),
    ],
  }
}
