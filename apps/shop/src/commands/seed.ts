import { setImmediate } from 'node:timers/promises'
import { createDatabase } from '@vitrine/api/db/client'
import { dayOfImport } from '@vitrine/api/features/imports/records/day-of-import'
import { checkRecords } from '@vitrine/api/features/imports/records/read-records'
import { saveCoupons } from '@vitrine/api/features/promotions/coupon/save-coupons'
import { savePoints } from '@vitrine/api/features/stores/save-points'
import type { ShopRecord } from '@vitrine/domain/catalog/records'
import { demoRecords, demoTrade } from '../demo.ts'
import { makeDemoHistory, makeDemoPeople } from '../demo-people.ts'
import { ExpectedFailure } from '../expected-failure.ts'
import { bringIn, type Feed } from './feed/bring-in.ts'
import { reportTable } from './feed/report-table.ts'
import { type CommandInput, withDatabase } from './with-database.ts'

const MAX_PRODUCTS = 1_000_000
const SLICE_MS = 2
const NO_FEED: Feed = { job: 'command:seed', source: 'stores', records: [] }

/** `seed [--products N]` */
export async function runSeed(input: CommandInput, args: readonly string[]): Promise<void> {
  const products = readProducts(args)
  const feed = await demoFeed(products)
  if (!feed) throw new ExpectedFailure('The demo shop is not installed here.')
  await withDatabase(input, async (db) => {
    input.say(reportTable(await bringIn(db, feed)))
    await saveCoupons(db, (await demoTrade()).coupons)
    await savePoints(db, (await demoTrade()).points)
    if (products !== undefined) return
    await makeDemoPeople(db, input)
    await makeDemoHistory(db, input)
  })
}

type SeedInput = CommandInput & { records?: ShopRecord[] | undefined }

/** A clone without data shows the demo shop. Without that too, there are stores, open and empty. */
export async function seedEmptyShop(connectionString: string, input: SeedInput): Promise<void> {
  const { settings, say, records } = input
  const feed = settings.seed !== 'on' ? undefined : records ? feedOf(records) : await demoFeed()
  const db = createDatabase({ connectionString, max: 4 })
  try {
    if (feed) say('Making the demo shop …')
    const { counts } = await bringIn(db, feed ?? NO_FEED)
    if (feed) await saveCoupons(db, (await demoTrade()).coupons)
    if (feed) await makeDemoPeople(db, input)
    if (feed) await savePoints(db, (await demoTrade()).points)
    if (feed) say(`Made ${counts.product.created} products in ${counts.category.created} categories.`)
    else say('The shop is empty: bring in a catalogue by "npm run shop -- import".')
  } finally {
    await db.destroy()
  }
}

async function demoFeed(products?: number): Promise<Feed | undefined> {
  const records = await checkedRecords(products)
  return records && feedOf(records)
}

const feedOf = (records: Iterable<ShopRecord>): Feed => ({ job: 'command:seed', source: 'demo', records })

async function checkedRecords(products?: number): Promise<Iterable<ShopRecord> | undefined> {
  const now = dayOfImport(new Date())
  const records = await demoRecords({ products, now: now.toISOString() })
  return records && checkRecords(records, { file: 'demo', now })
}

/** The demo shop's records, made a few at a time, so that whoever starts a database beside it is heard. */
export async function makeDemoRecords(): Promise<ShopRecord[] | undefined> {
  const records = await checkedRecords()
  if (!records) return undefined
  const made: ShopRecord[] = []
  let since = performance.now()
  for (const record of records) {
    made.push(record)
    if (performance.now() - since < SLICE_MS) continue
    await setImmediate()
    since = performance.now()
  }
  return made
}

function readProducts([option, value = '', ...more]: readonly string[]): number | undefined {
  if (option === undefined) return undefined
  const count = Number(value)
  if (
    option !== '--products' ||
    more.length > 0 ||
    !/^\d+$/.test(value) ||
    count < 1 ||
    count > MAX_PRODUCTS
  ) {
    throw new ExpectedFailure(
      `Use: seed [--products N], where N is a whole number from 1 to ${MAX_PRODUCTS}.`,
    )
  }
  return count
}
