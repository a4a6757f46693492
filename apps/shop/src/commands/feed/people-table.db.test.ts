import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '@vitrine/api/config'
import { createTestDatabase, type TestDatabase } from '@vitrine/api/testing/test-database'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runExport } from '../export.ts'
import { runImport } from '../import.ts'

// A command refuses a server that could lose orders, which that of the tests is: it is given the test's own database.
const opened = vi.hoisted(() => ({ db: undefined as unknown }))
vi.mock('../with-database.ts', () => ({
  withDatabase: (_: unknown, work: (db: unknown) => Promise<void>) => work(opened.db),
}))

let database: TestDatabase
let folder = ''
beforeAll(async () => {
  database = await createTestDatabase()
  opened.db = database.db
  folder = mkdtempSync(join(tmpdir(), 'vitrine-people-'))
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** What a command says, or why it does not do it. */
async function run(command: 'import' | 'export', ...args: string[]): Promise<string> {
  const said: string[] = []
  const env = { DATA_DIR: folder, LOG_LEVEL: 'silent' }
  const input = { settings: readSettings(env), say: (line: string) => void said.push(line) }
  await (command === 'import' ? runImport : runExport)(input, args).catch((error: Error) =>
    said.push(error.message),
  )
  return said.join('\n')
}
const file = (name: string) => join(folder, name)

test('customers come in by a table, go out, and come back unchanged', async () => {
  writeFileSync(
    file('people.csv'),
    'email,firstname,lastname,street,postcode,city,country\n' +
      'ann@example.org,Ann,Lee,Torstraße 1,10119,Berlin,DE\nnobody,No,Body,,,,\n',
  )
  const tried = await run('import', 'customers', file('people.csv'), '--dry-run')
  expect(tried).toMatch(/created 1, .*1 left out:\n {2}line 3: .*dry run/s)
  expect(await run('import', 'customers', file('people.csv'))).toContain(
    'read 2, created 1, updated 0, same 0',
  )
  expect(await run('export', 'customers', file('out.csv'))).toContain('customers 1: written to')
  expect(readFileSync(file('out.csv'), 'utf8')).toContain('ann@example.org')
  expect(await run('import', 'customers', file('out.csv'))).toContain('created 0, updated 0, same 1')
})

test('orders of a former shop come in, go out, and come back unchanged', async () => {
  writeFileSync(
    file('former.csv'),
    'number,email,date,total,name\n1,ann@example.org,2020-05-01,12.50,Scarf\n2,ann@example.org,soon,1,Cap\n',
  )
  const args = ['orders', file('former.csv'), '--currency', 'PLN']
  const tried = await run('import', ...args, '--dry-run')
  expect(tried).toMatch(/created 1, .*1 left out:\n {2}line 3: .*dry run/s)
  expect(await run('import', ...args)).toContain('read 2, created 1, updated 0, same 0')
  expect(await run('export', 'orders', file('old.csv'), '--of', 'former')).toContain('orders 1: written to')
  expect(readFileSync(file('old.csv'), 'utf8')).toContain('#1,ann@example.org')
  expect(await run('import', 'orders', file('old.csv'))).toContain('created 0, updated 0, same 1')
})

test('orders go out, and both leave a line in the audit', async () => {
  expect(await run('export', 'orders', file('orders.csv'), '--store', 'de')).toContain('orders 0: written to')
  expect(readFileSync(file('orders.csv'), 'utf8').trim().split('\n')).toHaveLength(1)
  const lines = await database.db
    .selectFrom('audit')
    .select(['job', 'entity'])
    .distinct()
    .orderBy('job')
    .execute()
  expect(lines).toEqual([
    { job: 'command:customers', entity: 'customer_table' },
    { job: 'command:orders', entity: 'order_table' },
  ])
})

test.each([
  ['import', ['customers'], 'Use: import customers'],
  ['import', ['customers', 'nowhere.csv'], 'There is no file'],
  ['import', ['orders', 'a.csv', '--currency', 'euro'], 'currency: '],
  ['import', ['customers', 'a.csv', '--store', 'atlantis'], 'store: '],
  ['export', ['customers', 'out.csv', '--format', 'excel'], 'format: '],
  ['export', ['orders', 'o.csv', '--from', '2026-02-01', '--to', '2026-01-01'], 'is before the first day'],
] as const)('%s %j is refused in words', async (command, args, words) => {
  expect(await run(command, ...args)).toContain(words)
})
