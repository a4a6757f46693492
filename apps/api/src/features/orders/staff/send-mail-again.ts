import { mailsOf, type OrderMail } from '@vitrine/domain/order/order-mails'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { isPlacedSql } from '#api/db/rules/order-rules.ts'
import { ShopError } from '#api/errors.ts'
import { enqueue } from '#api/features/mail/index.ts'
import { type Allowance, spendAllowance } from '#api/limits/spend-allowance.ts'
import { noteOrderEvent } from '../order-event.ts'
import { lockStates } from '../take-step.ts'

/** Of one order, whoever sends: a mailbox is not ours to fill. */
const SENDINGS: Allowance = { name: 'order-mail-again', times: 5, seconds: 86_400 }

/** As it would be written now: with the address, the parcel and the sums the order has. */
export async function sendMailAgain(
  ctx: Context,
  { id, mail }: { id: number; mail: OrderMail },
): Promise<true> {
  assertMay(ctx, 'order:manage')
  await assertPlaced(ctx, id)
  await spendAllowance(ctx.db, SENDINGS, [id])
  await inTransaction(ctx, async (ctx) => {
    const states = await lockStates(ctx, id)
    if (!mailsOf(states.order).includes(mail)) throw new ShopError('CONFLICT', { message: 'MAIL_NOT_DUE' })
    await enqueue(ctx.db, `order.${mail}`, { orderId: id, again: true })
    await noteOrderEvent(ctx, { orderId: id, step: 'sendMail', states, by: 'staff', details: { mail } })
    await audit(ctx, { may: 'order:manage', entity: 'order', id, after: { mail } })
  })
  return true
}

async function assertPlaced({ db }: Context, id: number): Promise<void> {
  const row = await db
    .selectFrom('shop_order')
    .select('email')
    .where('order_id', '=', id)
    .where(isPlacedSql('shop_order'))
    .executeTakeFirst()
  if (!row) throw new ShopError('ORDER_NOT_FOUND')
  // Its customer has deleted the account.
  if (row.email === '') throw new ShopError('CONFLICT', { message: 'MAIL_NOT_DUE' })
}
