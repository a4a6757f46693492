// Whose an order of a former shop is, for statements that choose among them.
import { type RawBuilder, sql } from 'kysely'

/**
 * For `former_order` by its alias. Theirs by account, else by the mailbox they have proven: an order may come with a table in
 * the moment in which they sign in.
 */
export function isFormerOfSql(alias: string, customerId: number): RawBuilder<boolean> {
  return sql`(${sql.ref(`${alias}.customer_id`)} = ${customerId} or (${sql.ref(`${alias}.customer_id`)} is null
    and ${sql.ref(`${alias}.email`)} = (select c.email from customer c where c.customer_id = ${customerId})))`
}
