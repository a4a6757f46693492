import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { paidBySql, paidMinorSql, refundedMinorSql } from '#api/db/rules/order-money.ts'
import { ShopError } from '#api/errors.ts'

export type Money = { paidMinor: number; refundedMinor: number; paymentId: number | null }

export async function countMoney({ db }: Context, orderId: number): Promise<Money> {
  const { rows } = await sql<Money>`
    select ${paidMinorSql('o')} as "paidMinor", (${paidBySql('o', 'payment_id')}) as "paymentId",
      ${refundedMinorSql('o')} as "refundedMinor"
    from shop_order o where o.order_id = ${orderId}`.execute(db)
  const [money] = rows
  if (!money) throw new ShopError('ORDER_NOT_FOUND')
  return money
}
