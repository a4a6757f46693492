import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** `table.column` as the schema files declare them; types are erased, so the text is what can be read. */
function declaredColumns(): string[] {
  const folder = new URL('./schema/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  return files.flatMap((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8')
    const tables = new Map(
      [...text.matchAll(/^ {2}(\w+): (\w+Table)$/gm)].map(([, table, type]) => [type, table]),
    )
    return [...text.matchAll(/^type (\w+Table) = \{\n([\s\S]*?)^\}/gm)].flatMap(([, type, body = '']) =>
      [...body.matchAll(/^ {2}(\w+): /gm)].map(([, column]) => `${tables.get(type)}.${column}`),
    )
  })
}

test('the declared tables and columns are exactly those of the migrations', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and table_name <> 'schema_migration'`.execute(database.db)
  expect(declaredColumns().sort()).toEqual(rows.map(({ name }) => name).sort())
})
