// A command somebody mistyped says how it is written, before a database is opened or a file made.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aDataDir } from '../testing/run-cli.ts'
import { runHere } from '../testing/run-here.ts'
import { runSecondFactor } from './account/second-factor.ts'
import { runAudit } from './audit.ts'
import { runBackup } from './backup/backup.ts'
import { runRestore } from './backup/restore.ts'
import { runBonus } from './bonus.ts'
import { runDelivery } from './commerce/delivery.ts'
import { runExport } from './export.ts'
import { runImport } from './import.ts'
import { runKeys } from './keys.ts'
import { runMigrate } from './migrate.ts'
import { runPayouts } from './partner/payouts.ts'
import { runReset } from './reset.ts'
import { runReview } from './review.ts'
import { runSeed } from './seed.ts'
import { runSession } from './session.ts'

vi.mock('./with-database.ts', () => ({
  withDatabase: () => Promise.reject(new Error('A database was opened.')),
}))

const COMMANDS = {
  ...{ backup: runBackup, restore: runRestore, bonus: runBonus, delivery: runDelivery, export: runExport },
  ...{ import: runImport, keys: runKeys, payouts: runPayouts, review: runReview, seed: runSeed },
  ...{ audit: runAudit, migrate: runMigrate, reset: runReset },
  ...{ session: runSession, 'second-factor': runSecondFactor },
}
let shop: ReturnType<typeof aDataDir>
const inShop = (line: string) => line.replaceAll('$', shop.dataDir)
beforeAll(() => {
  shop = aDataDir()
  mkdirSync(join(shop.dataDir, 'two-tables'))
  for (const name of ['a.csv', 'b.csv.gz']) writeFileSync(join(shop.dataDir, 'two-tables', name), 'sku\n')
  mkdirSync(join(shop.dataDir, 'no-table'))
  writeFileSync(join(shop.dataDir, 'goods.csv'), 'sku\n')
})
afterAll(() => shop.remove())

const run = (line: string) => {
  const [name, ...args] = inShop(line).split(' ')
  return runHere(COMMANDS[name as keyof typeof COMMANDS], shop.dataDir, args.filter(Boolean))
}

describe.each<[use: string, lines: string[]]>([
  ['Use: backup', ['backup', 'backup $/shop.zip', 'backup $/a.tar.gz $/b.tar.gz']],
  ['Use: restore', ['restore', 'restore --replace', 'restore $/a.tar.gz now']],
  [
    'Use: bonus grant',
    [
      'bonus',
      'bonus give a@b.example de 5',
      'bonus grant a@b.example de 1,000',
      'bonus grant a@b.example de 5.005',
    ],
  ],
  [
    'Use: bonus grant',
    ['bonus grant a@b.example de 0', 'bonus grant a@b.example de 100001', 'bonus grant a de 5 x'],
  ],
  ['Use: delivery', ['delivery', 'delivery export', 'delivery drop $/a.csv', 'delivery import $/a.csv b']],
  ['Use: export records', ['export', 'export records', 'export records a b', 'export things $/a']],
  [
    'Use: export records',
    ['export csv', 'export csv a b', 'export csv a --currency XYZ', 'export csv a --language fr'],
  ],
  [
    'Use: export customers',
    [
      'export customers',
      'export customers a --format pdf',
      'export customers a --store de',
      'export orders a b',
    ],
  ],
  [
    'Use: export customers',
    ['export orders a --from yesterday', 'export orders a --of nobody', 'export orders $/a.csv --dry-run'],
  ],
  [
    'Use: import luma',
    ['import', 'import things a', 'import records', 'import records a b c', 'import records a --dry'],
  ],
  [
    'Use: import shopify',
    ['import csv', 'import csv a b', 'import csv a --currency XYZ', 'import csv a --half'],
  ],
  [
    'Use: import customers',
    ['import customers', 'import customers a --store xx', 'import customers a --currency EUR'],
  ],
  [
    'Use: import orders',
    ['import orders a b', 'import orders a --currency EURO', 'import orders a --charset ebcdic'],
  ],
  ['Use: keys', ['keys', 'keys make erp', 'keys toString']],
  [
    'Use: payouts',
    ['payouts', 'payouts run now', 'payouts file eur $/a', 'payouts file EUR', 'payouts file EUR a b'],
  ],
  ['Use: payouts', ['payouts sent', 'payouts sent seven', 'payouts sent 7 8']],
  ['Use: review', ['review approve', 'review approve all', 'review delete 7', 'review hold -1']],
  [
    'Use: seed',
    [
      'seed --products 5 --bogus',
      'seed 30',
      'seed --products',
      'seed --products 0',
      'seed --products 1e3',
      'seed --products 1000001',
    ],
  ],
  [
    'Use: session',
    ['session', 'session anna', 'session a@b.example --roles king', 'session a@b.example vip'],
  ],
  ['Use: reset.', ['reset --help', 'reset now']],
  ['Use: migrate.', ['migrate --dry-run']],
  ['Use: audit.', ['audit orders']],
  ['Use: second-factor', ['second-factor', 'second-factor reset', 'second-factor show a@b.example']],
])('%s', (use, lines) => {
  test.each(lines)('%s', async (line) => {
    expect(await run(line)).toEqual({ code: 1, out: '', err: expect.stringContaining(use) })
  })
})

test.each([
  ['import records $/none.jsonl', 'There is no file $/none.jsonl.'],
  ['import records $/goods.csv $/none', 'There is no folder $/none.'],
  ['import luma $/none', 'There is no folder $/none.'],
  ['import luma $ fr=$', '"fr=$" names no language of this shop'],
  ['import luma $ de=$/none', 'There is no folder $/none.'],
  ['import csv $/none.csv', 'There is no file $/none.csv.'],
  ['import csv $/two-tables', 'There are 2 CSV files in $/two-tables; one is needed.'],
  ['import csv $/no-table', 'There are 0 CSV files in $/no-table; one is needed.'],
  ['import csv http://127.0.0.1/goods.csv', 'http://127.0.0.1/goods.csv: '],
  ['import customers $/none.csv', '$/none.csv'],
  ['delivery import $/none.csv', '$/none.csv cannot be read: ENOENT.'],
  ['restore $/goods.csv', '$/goods.csv is no whole backup of this shop; nothing was changed.'],
])('%s: what is not there is named', async (line, words) => {
  expect(await run(line)).toEqual({ code: 1, out: '', err: expect.stringContaining(inShop(words)) })
})

test('none of them left a file behind', () => {
  expect(readdirSync(shop.dataDir).toSorted()).toEqual(['goods.csv', 'no-table', 'two-tables'])
  expect(['a', 'b'].some((name) => existsSync(name))).toBe(false)
})
