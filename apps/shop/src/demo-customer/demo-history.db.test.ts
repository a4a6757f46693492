import { readSettings } from '@vitrine/api/config'
import { aFeed } from '@vitrine/api/features/imports/testing/small-feed'
import { importCatalogue } from '@vitrine/api/features/imports/writer/import-catalogue'
import { makeCustomer } from '@vitrine/api/features/sessions/index'
import { createTestDatabase } from '@vitrine/api/testing/test-database'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { systemContext } from '../commands/system-context.ts'
import { placeDemoOrders } from './demo-history.ts'

test('the history of a demo order says that its shopper placed it, and nobody else’s work for theirs', async () => {
  const { db, drop } = await createTestDatabase()
  try {
    await importCatalogue(db, aFeed(), { source: 'demo' })
    const input = { settings: readSettings({ LOG_LEVEL: 'silent' }), say: () => {} }
    const person = { email: 'customer@vitrine.example', firstname: 'Clara', lastname: 'Weiss' }
    await makeCustomer(await systemContext(db, input, 'command:seed'), { ...person, roles: [] })
    const steps = { pay: 2, confirm: 4, pack: 22 }
    const order = {
      store: 'us' as const,
      payment: 'invoice',
      daysAgo: 3,
      goods: [{ sku: 'CAP', qty: 1 }],
      steps,
    }
    await placeDemoOrders(db, { customerId: 1, person, orders: [order], points: [] }, input)
    const { rows } = await sql`select step, taken_by, customer_id is not null as is_hers, job from order_event
      order by event_id`.execute(db)
    const byShop = { taken_by: 'system', is_hers: false, job: 'command:seed' }
    expect(rows).toEqual([
      { step: 'place', taken_by: 'customer', is_hers: true, job: null },
      ...['pay', 'confirm', 'pack'].map((step) => ({ step, ...byShop })),
    ])
  } finally {
    await drop()
  }
})
