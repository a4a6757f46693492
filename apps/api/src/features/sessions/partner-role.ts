// Who promotes goods of the shop has this role; other features ask, give and take it here, without knowing how it is kept.
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#api/context.ts'

/** For a query on `customer`, by its name there: whether they are a partner, and may still sign in. */
export const isPartnerSql = (customer: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${customer}.enabled`)} and 'blogger' = any(${sql.ref(`${customer}.roles`)}))`

export async function isPartner({ db }: Pick<Context, 'db'>, customerId: number): Promise<boolean> {
  const { rows } =
    await sql`select from customer c where c.customer_id = ${customerId} and ${isPartnerSql('c')}`.execute(db)
  return rows.length > 0
}

/** Said twice, it is there once. The line of the audit is its caller's, who knows by which right. */
export async function makePartner({ db }: Pick<Context, 'db'>, customerId: number): Promise<void> {
  await sql`update customer set roles = array_append(array_remove(roles, 'former-blogger'), 'blogger')
    where customer_id = ${customerId} and enabled and not 'blogger' = any(roles)`.execute(db)
}

/** In one guarded statement: of those who take the role at once one did, and the others are told that they did not. */
export async function unmakePartner({ db }: Pick<Context, 'db'>, customerId: number): Promise<boolean> {
  const { rows } =
    await sql`update customer set roles = array_append(array_remove(roles, 'blogger'), 'former-blogger')
    where customer_id = ${customerId} and 'blogger' = any(roles) returning customer_id`.execute(db)
  return rows.length > 0
}
