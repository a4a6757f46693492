import { beforeEach, expect, it } from 'vitest'
import { page, press } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { until } from '../orders/testing/a-staff-shop.ts'
import { SystemView } from './system-view.tsx'

const SYSTEM = {
  process: { node: 'v24.21.0', since: '2026-03-02T10:00:00Z', memory_mb: 312 },
  database: {
    ...{ version: '18.1 (Debian)', size_mb: 2_150, connections: 12, max_connections: 64 },
    ...{ is_durable: true, migrations: 61, last_migration: '0460-visits.sql' },
  },
  search: { engine: 'memory', generation: 412, products: 1_204 },
  disk: { free_mb: 30_000, total_mb: 40_000 },
  queues: [
    { topic: 'office', waiting: 0, sent: 4, failed: 2, oldest_seconds: null, last_error: 'no answer' },
    { topic: 'orders', waiting: 3, sent: 214, failed: 0, oldest_seconds: 95, last_error: null },
  ],
  jobs: [
    {
      ...{ job: 'mail.sweep-outbox', cron: '5 * * * *', every_minutes: 60, state: 'done' },
      ...{ last_at: '2026-03-02T11:05:00Z', next_at: '2026-03-02T12:05:00Z' },
    },
    {
      ...{ job: 'royalties.ripen', cron: '0 3 * * *', every_minutes: 1_440, state: 'never' },
      ...{ last_at: null, next_at: '2026-03-03T03:00:00Z' },
    },
    {
      ...{ job: 'office.odd', cron: '0 9,17 * * *', every_minutes: null, state: 'never' },
      ...{ last_at: null, next_at: '2026-03-02T17:00:00Z' },
    },
  ],
  backups: [{ at: '2026-03-01T03:00:00Z', file: 'sunday.tar.gz', size_mb: 2_100, rows: 61_004, seconds: 48 }],
  statements: [{ statement: 'select $1', calls: 4_210, average_ms: 5.2, worst_ms: 41, sum_ms: 22_000 }],
}
let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  shop = scriptedEngine()
  shop.client.script['staff.system'] = () => SYSTEM
})

async function open() {
  await openPage(<SystemView />, { shop, address: '/admin/system' })
  await until(() => document.querySelector('[aria-busy=true]') === null)
}

it('says how each part is, what waits and for how long, what was given up and why, and which jobs ran', async () => {
  await open()
  for (const words of [
    'PostgreSQL 18.1, 2.1 GB',
    '12 of 64',
    'last 0460-visits',
    '1,204 products',
    '29.3 GB free',
  ])
    expect(page()).toContain(words)
  const rows = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
  expect(rows).toEqual([
    expect.stringMatching(/office.*2no answer–/),
    expect.stringMatching(/orders321402 min/),
    expect.stringMatching(/mail\.sweep-outboxevery hourdone/),
    expect.stringMatching(/royalties\.ripenevery daynot yet–Mar 3/),
    expect.stringMatching(/office\.odd0 9,17 \* \* \*not yet/),
    expect.stringMatching(/sunday\.tar\.gz2,100 MB61,00448 sec/),
    expect.stringMatching(/select \$14,2105\.2 ms41 ms22 sec/),
  ])
  expect(page()).not.toContain('needs attention')
})

it('marks a full disk, a database without a place and one a power cut takes from, in words too', async () => {
  shop.client.script['staff.system'] = () => ({
    ...SYSTEM,
    database: { ...SYSTEM.database, connections: 60, is_durable: false },
    disk: { free_mb: 900, total_mb: 40_000 },
  })
  await open()
  expect(page().match(/needs attention/g)).toHaveLength(3)
  expect(page()).toContain('The last seconds may be lost')
})

it('looks again when asked, and says so when it cannot', async () => {
  await open()
  shop.client.script['staff.system'] = refuses(500)
  await press('button', 'Look again')
  await until(() => page().includes('Try again'))
  expect(page()).toContain('PostgreSQL 18.1')
})

it('is not for who runs the shop only', async () => {
  shop.client.script['staff.system'] = refuses(403)
  await open()
  expect(document.querySelector('table')).toBeNull()
})
