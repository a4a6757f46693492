// Customers and orders as tables, by command: the same as at the screen of imports, and in the same audit.
import { readFile, stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Context } from '@vitrine/api/context'
import type { Database } from '@vitrine/api/db/client'
import { ShopError } from '@vitrine/api/errors'
import { takeCustomers } from '@vitrine/api/features/imports/customers/bring-customers'
import { exportCustomers } from '@vitrine/api/features/imports/customers/export-customers'
import { MAX_TABLE_BYTES } from '@vitrine/api/features/imports/formats/table/decode-text'
import { exportOrders } from '@vitrine/api/features/imports/orders/export-orders'
import { takeOrders } from '@vitrine/api/features/imports/orders/former/bring-orders'
import { bringOrders, exportOrders as ordersCall } from '@vitrine/contract/office/order-table'
import { bringCustomers, exportCustomers as customersCall } from '@vitrine/contract/people/customer-table'
import type { TableReport } from '@vitrine/contract/people/table-report'
import { ExpectedFailure } from '../../expected-failure.ts'
import { systemContext } from '../system-context.ts'
import { type CommandInput, withDatabase } from '../with-database.ts'

const IMPORT_USE = {
  customers:
    'Use: import customers <file> [--dry-run] [--store de, for phone numbers without a country] [--charset windows-1252].',
  orders:
    'Use: import orders <file> [--dry-run] [--currency EUR, of orders that name none] [--charset windows-1252].',
}
const EXPORT_USE =
  'Use: export customers <file> [--format shopify], or export orders <file> [--of former] [--store de] [--from 2026-01-01] [--to 2026-12-31].'
const LISTED = 50

/** `import customers <file>`: all of it, or nothing where the process ends. */
export async function importCustomers(input: CommandInput, args: readonly string[]): Promise<void> {
  const use = IMPORT_USE.customers
  const { name, values } = readWish(args, { use, options: ['store', 'charset'] })
  const { isDryRun, ...rest } = values
  const wish = parsed(bringCustomers.body, { ...rest, mode: modeOf(isDryRun) }, use)
  await bringTable(input, { name, isDryRun }, async (db, file) =>
    takeCustomers(await systemContext(db, input, 'command:customers'), { ...wish, ...file }),
  )
}

/** `import orders <file>`: history of a former shop. */
export async function importOrders(input: CommandInput, args: readonly string[]): Promise<void> {
  const use = IMPORT_USE.orders
  const { name, values } = readWish(args, { use, options: ['currency', 'charset'] })
  const { isDryRun, ...rest } = values
  const wish = parsed(bringOrders.body, { ...rest, mode: modeOf(isDryRun) }, use)
  await bringTable(input, { name, isDryRun }, async (db, file) =>
    takeOrders(await systemContext(db, input, 'command:orders'), { ...wish, ...file }),
  )
}

const modeOf = (isDryRun: boolean | undefined) => (isDryRun ? 'try' : 'take')

type Source = { name: string; isDryRun: boolean | undefined }
type TableFile = { title: string; bytes: Uint8Array }
type Take = (db: Database, file: TableFile) => Promise<TableReport>

async function bringTable(input: CommandInput, { name, isDryRun }: Source, take: Take): Promise<void> {
  const file = await open(resolve(name))
  await withDatabase(input, (db) =>
    told(async () => {
      const { rows, created, updated, same, left_out, remarks } = await take(db, file)
      const counts = Object.entries({ 'rows read': rows, created, updated, same }) as [string, number][]
      input.say(counts.map(([of, count]) => `${of} ${count}`).join(', '))
      say(input, 'left out', left_out)
      say(input, 'remarks', remarks)
      if (isDryRun) input.say('Nothing was written: this was a dry run.')
    }),
  )
}

/** `export customers <file>`, `export orders <file>`: what is written, and into which file. */
export function peopleExport(input: CommandInput, kind: 'customers' | 'orders', args: readonly string[]) {
  const options = kind === 'customers' ? ['format'] : ['of', 'store', 'from', 'to']
  const { name, values } = readWish(args, { use: EXPORT_USE, options })
  const { isDryRun, ...rest } = values
  // Who says so wants nothing written.
  if (isDryRun) throw new ExpectedFailure(EXPORT_USE)
  if (kind === 'customers') {
    const wish = parsed(customersCall.query, { format: 'csv', ...rest }, EXPORT_USE)
    return { name, lines: linesOf((ctx, after) => exportCustomers(ctx, { ...wish, after }), input, kind) }
  }
  const wish = parsed(ordersCall.query, rest, EXPORT_USE)
  return { name, lines: linesOf((ctx, after) => exportOrders(ctx, { ...wish, after }), input, kind) }
}

type Piece = { text: string; next: number | null; customers?: number; orders?: number }
type Kind = 'customers' | 'orders'

function linesOf(read: (ctx: Context, after: number) => Promise<Piece>, input: CommandInput, kind: Kind) {
  return async function* (db: Database, counts: Map<string, number>): AsyncGenerator<string> {
    const ctx = await systemContext(db, input, `command:${kind}`)
    for (let after: number | null = 0; after !== null; ) {
      const piece: Piece = await told(() => read(ctx, after ?? 0))
      counts.set(kind, (counts.get(kind) ?? 0) + (piece[kind] ?? 0))
      yield piece.text
      after = piece.next
    }
  }
}

/** What a call would refuse is said in its words, without a stack. */
async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof ShopError ? new ExpectedFailure(error.message) : error
  }
}

type Told = { count: number; items: readonly { line: number; message: string }[] }

function say(input: CommandInput, title: string, { count, items }: Told): void {
  if (count === 0) return
  const lines = items.slice(0, LISTED).map(({ line, message }) => `  line ${line}: ${message}`)
  const more = count - lines.length
  input.say([`${count} ${title}:`, ...lines, ...(more > 0 ? [`  … and ${more} more`] : [])].join('\n'))
}

type Wish = { name: string; values: { isDryRun?: boolean; [name: string]: string | boolean | undefined } }

function readWish(args: readonly string[], how: { use: string; options: readonly string[] }): Wish {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...Object.fromEntries(how.options.map((name) => [name, { type: 'string' as const }])),
        'dry-run': { type: 'boolean', default: false },
      },
    })
    const [name, ...rest] = positionals
    if (name === undefined || rest.length > 0) throw new Error()
    const { 'dry-run': isDryRun, ...others } = values as Record<string, string | boolean>
    return { name, values: { ...others, isDryRun: isDryRun === true } }
  } catch (error) {
    throw new ExpectedFailure([(error as Error).message, how.use].filter(Boolean).join('\n'))
  }
}

type Parsed<T> = { success: true; data: T } | { success: false; error: { issues: readonly Issue[] } }
type Issue = { path: readonly PropertyKey[]; message: string }

/** By the rules of the call, so that both ways in know the same stores, days and charsets. */
function parsed<T>(schema: { safeParse(values: unknown): Parsed<T> }, values: object, use: string): T {
  const result = schema.safeParse(values)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new ExpectedFailure(`${issue?.path.join('.')}: ${issue?.message}\n${use}`)
}

async function open(path: string): Promise<TableFile> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new ExpectedFailure(`There is no file ${path}.`)
  if (found.size > MAX_TABLE_BYTES) throw new ExpectedFailure(`${path} is larger than 64 MB.`)
  return { title: basename(path), bytes: await readFile(path) }
}
