import type { Selectable } from 'kysely'
import type { Database } from '#api/db/client.ts'
import type { PaymentsSchema } from '#api/db/schema/order/payments.ts'

export type GatewayPayment = Selectable<PaymentsSchema['test_gateway_payment']>

export function findPayment(db: Database, token: string): Promise<GatewayPayment | undefined> {
  return db.selectFrom('test_gateway_payment').selectAll().where('token', '=', token).executeTakeFirst()
}

export function findByReference(db: Database, reference: string): Promise<GatewayPayment | undefined> {
  return db
    .selectFrom('test_gateway_payment')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
}
