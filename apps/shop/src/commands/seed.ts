import { createDatabase } from '@vitrine/api/db/client'
import { demoShop } from '@vitrine/demo/demo-shop'
import { generatedShop } from '@vitrine/demo/generated-shop'
import { ExpectedFailure } from '../expected-failure.ts'
import { bringIn } from './bring-in.ts'
import { reportTable } from './report-table.ts'
import { type CommandInput, withDatabase } from './with-database.ts'

const MOST_PRODUCTS = 500_000

/** `seed [--products N]` */
export async function runSeed(input: CommandInput, args: readonly string[]): Promise<void> {
  const products = readProducts(args)
  await withDatabase(input, async (db) => input.say(reportTable(await bringIn(db, demoFeed(products)))))
}

/** A clone without data shows a shop. */
export async function seedDemoShop(connectionString: string, say: (line: string) => void): Promise<void> {
  const db = createDatabase({ connectionString, max: 4 })
  try {
    say('Making the demo shop …')
    const { counts } = await bringIn(db, demoFeed(undefined))
    say(`Made ${counts.product.created} products in ${counts.category.created} categories.`)
  } finally {
    await db.destroy()
  }
}

function demoFeed(products: number | undefined) {
  const now = new Date().toISOString()
  return { source: 'demo', records: products ? generatedShop({ products, now }) : demoShop({ now }) }
}

function readProducts([option, value = '']: readonly string[]): number | undefined {
  if (option === undefined) return undefined
  const count = Number(value)
  if (option !== '--products' || !/^\d+$/.test(value) || count < 1 || count > MOST_PRODUCTS) {
    throw new ExpectedFailure(
      `Use: seed [--products N], where N is a whole number from 1 to ${MOST_PRODUCTS}.`,
    )
  }
  return count
}
