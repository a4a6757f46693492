// `import shopify <file|folder|https://…>` and its like: tables of other shops, beside a running one or alone.
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { FetchRefused, fetchFile } from '@vitrine/api/adapters/egress/fetch-file'
import { CURRENCIES } from '@vitrine/api/features/imports/formats/goods/prices'
import {
  type Format,
  type FormatOptions,
  readFormat,
  TABLE_SOURCE,
} from '@vitrine/api/features/imports/formats/read-format'
import { readKnownCatalogue } from '@vitrine/api/features/imports/formats/read-known-catalogue'
import {
  CHARSETS,
  MAX_TABLE_BYTES,
  Unreadable,
} from '@vitrine/api/features/imports/formats/table/decode-text'
import { describeProblem } from '@vitrine/api/features/imports/index'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { ExpectedFailure } from '../../expected-failure.ts'
import { type CommandInput, withDatabase } from '../with-database.ts'
import { bringIn } from './bring-in.ts'
import { reportTable } from './report-table.ts'

export const TABLE_USE =
  'Use: import shopify|woocommerce|magento|csv <file|folder|https://…> [--dry-run] [--whole] [--currency EUR] [--language de] [--charset windows-1252].'
const LISTED = 50
const FETCH_MS = 60_000

type Source = { name: string; bytes: Uint8Array; mediaFolders: string[] }

export async function importTable(
  input: CommandInput,
  { format, args }: { format: Format; args: readonly string[] },
): Promise<void> {
  const { from, options, isDryRun, isWhole } = wishOf(args)
  const { mediaFolders, ...file } = await open(from)
  await withDatabase(input, async (db) => {
    try {
      const reading = await readFormat(
        { ...file, format },
        { ...options, isWhole },
        await readKnownCatalogue(db),
      )
      const report = await bringIn(db, {
        job: 'command:import',
        source: TABLE_SOURCE,
        records: reading.records,
        mediaFolders,
        isPart: !isWhole,
        keeps: [...reading.named],
        isDryRun,
      })
      input.say(reportTable(report, [['rows read', reading.rows]], isDryRun))
      say(input, 'left out', reading.leftOut)
      say(input, 'remarks', reading.remarks)
      if (isDryRun) input.say('Nothing was written: this was a dry run.')
    } catch (error) {
      throw error instanceof Unreadable ? new ExpectedFailure(`${file.name}: ${error.message}.`) : error
    }
  })
}

type Problems = Awaited<ReturnType<typeof readFormat>>['leftOut']

function say(input: CommandInput, title: string, { count, listed }: Problems): void {
  if (count === 0) return
  const lines = listed.slice(0, LISTED).map((problem) => `  ${describeProblem(problem)}`)
  const more = count - lines.length
  input.say(['', `${count} ${title}:`, ...lines, ...(more > 0 ? [`  … and ${more} more`] : [])].join('\n'))
}

function wishOf(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        whole: { type: 'boolean', default: false },
        currency: { type: 'string', default: 'USD' },
        language: { type: 'string', default: 'en' },
        charset: { type: 'string', default: 'utf-8' },
      },
    })
    const [from, ...rest] = positionals
    if (from === undefined || rest.length > 0) throw new Error()
    const options: FormatOptions = {
      language: oneOf(LANGUAGES, values.language),
      currency: oneOf(CURRENCIES, values.currency),
      charset: oneOf(CHARSETS, values.charset),
    }
    return { from, options, isDryRun: values['dry-run'], isWhole: values.whole }
  } catch (error) {
    throw new ExpectedFailure([(error as Error).message, TABLE_USE].filter(Boolean).join('\n'))
  }
}

function oneOf<T extends string>(known: readonly T[], given: string): T {
  const found = known.find((one) => one === given)
  if (found === undefined) throw new Error(`"${given}" is none of ${known.join(', ')}.`)
  return found
}

/** A folder holds one table, and pictures its paths lead to. */
async function open(from: string): Promise<Source> {
  if (/^[a-z]+:\/\//i.test(from)) return fetchSource(from)
  const path = resolve(from)
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) throw new ExpectedFailure(`There is no file ${path}.`)
  if (!found.isDirectory()) return openFile(path, [])
  const tables = (await readdir(path)).filter((name) => /\.csv(\.gz)?$/i.test(name))
  const [only, ...others] = tables
  if (only === undefined || others.length > 0)
    throw new ExpectedFailure(`There are ${tables.length} CSV files in ${path}; one is needed.`)
  return openFile(join(path, only), [path])
}

async function openFile(path: string, mediaFolders: string[]): Promise<Source> {
  if ((await stat(path)).size > MAX_TABLE_BYTES) throw new ExpectedFailure(`${path} is larger than 64 MB.`)
  return { name: basename(path), bytes: await readFile(path), mediaFolders }
}

async function fetchSource(url: string): Promise<Source> {
  try {
    const bytes = await fetchFile({ url, maxBytes: MAX_TABLE_BYTES, timeoutMs: FETCH_MS })
    return { name: basename(new URL(url).pathname) || 'table.csv', bytes, mediaFolders: [] }
  } catch (error) {
    throw error instanceof FetchRefused ? new ExpectedFailure(`${url}: ${error.message}.`) : error
  }
}
