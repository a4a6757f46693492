// A shop that takes tables of customers: what comes of them, and who was there before.
import type { TableReport } from '@vitrine/contract/people/table-report'
import { type Role, rightsOf } from '@vitrine/domain/access/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { takeCustomers } from '../bring-customers.ts'

type Values = { email?: string; phone?: string; firstname?: string; lastname?: string; roles?: Role[] }

/** Opens it for the tests of a file, empty before each of them. */
export function openCustomers() {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    for (const table of ['audit', 'newsletter_subscriber', 'customer'] as const)
      await database.db.deleteFrom(table).execute()
  })

  const as = (...roles: Role[]) =>
    aContext(database.db, {
      actor: { kind: 'customer', customerId: 1, sessionId: 1, rights: rightsOf(roles) },
    })
  const take = (text: string, mode: 'try' | 'take' = 'take', ctx = as('manager')) =>
    takeCustomers(ctx, {
      ...{ title: 'people.csv', store: 'de', charset: 'utf-8', mode },
      bytes: new TextEncoder().encode(text),
    })
  async function people(): Promise<object[]> {
    const { rows } = await sql<object>`
      select c.email, c.phone, c.firstname, c.lastname, c.city, c.created_at as since,
        (select jsonb_agg(jsonb_build_array(a.address, a.is_default) order by a.is_default desc, a.address_id desc)
          from customer_address a where a.customer_id = c.customer_id) as places,
        (select jsonb_agg(jsonb_build_array(n.store_id, n.status) order by n.store_id)
          from newsletter_subscriber n where n.email = c.email) as letters
      from customer c order by c.email nulls last`.execute(database.db)
    return rows
  }
  async function aCustomer(values: Values) {
    const { customer_id: id } = await database.db
      .insertInto('customer')
      .values({ ...values, created_at: new Date('2024-05-01T08:00:00Z') })
      .returning('customer_id')
      .executeTakeFirstOrThrow()
    return id
  }
  return { db: () => database.db, as, take, people, aCustomer }
}

/** Rows, and how many of them were new, changed, as they stand, left out. */
export const figures = ({ rows, created, updated, same, left_out }: TableReport) => [
  ...[rows, created, updated, same, left_out.count],
]
