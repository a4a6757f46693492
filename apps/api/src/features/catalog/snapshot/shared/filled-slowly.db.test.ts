import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#api/testing/test-database.ts'
import { readOnly } from '../load/load-snapshot.ts'

test('the database waits for an index that is filled for longer than a request may take', async () => {
  const database = await createTestDatabase()
  const { rows } = await readOnly(database.db, (tx) =>
    sql<{ idle: string }>`select current_setting('idle_in_transaction_session_timeout') as idle`.execute(tx),
  )
  await database.drop()
  expect(rows).toEqual([{ idle: '0' }])
})
