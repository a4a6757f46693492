// Who promotes goods of the shop has this role; other features ask and give it here, without knowing how it is kept.
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#api/context.ts'

/** For a query on `customer`, by its name there: whether they are a partner, and may still sign in. */
export const isPartnerSql = (customer: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${customer}.enabled`)} and 'blogger' = any(${sql.ref(`${customer}.roles`)}))`

/** Said twice, it is there once. The line of the audit is its caller's, who knows by which right. */
export async function makePartner({ db }: Pick<Context, 'db'>, customerId: number): Promise<void> {
  await sql`update customer set roles = array_append(roles, 'blogger')
    where customer_id = ${customerId} and enabled and not 'blogger' = any(roles)`.execute(db)
}
