import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { measureTone } from '@vitrine/api/adapters/pictures/measure-tone'
import { loadCommerce } from '@vitrine/api/commerce/load-commerce'
import { FORMATS } from '@vitrine/api/features/imports/formats/read-format'
import {
  type CatalogueCounts,
  countCatalogue,
  lumaMediaFolders,
  type OverlayFolders,
  readLuma,
} from '@vitrine/api/features/imports/index'
import { keepStock } from '@vitrine/api/features/imports/records/keep-stock'
import { readRecords } from '@vitrine/api/features/imports/records/read-records'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { ExpectedFailure } from '../expected-failure.ts'
import { bringIn, type Feed } from './feed/bring-in.ts'
import { importTable, TABLE_USE } from './feed/import-table.ts'
import { importCustomers, importOrders } from './feed/people-table.ts'
import { reportTable } from './feed/report-table.ts'
import { type CommandInput, withDatabase } from './with-database.ts'

type Row = [string, number]

const USE =
  'Use: import luma <dir> [<language>=<dir> …], import records <file> [<folder with its pictures>] [--keep-stock] [--dry-run], import customers <file>, or import orders <file>.'

export async function runImport(input: CommandInput, [kind, ...args]: readonly string[]): Promise<void> {
  if (kind === 'luma') return importLuma(input, args)
  if (kind === 'records') return importRecords(input, args)
  if (kind === 'customers') return importCustomers(input, args)
  if (kind === 'orders') return importOrders(input, args)
  const format = FORMATS.find((one) => one === kind)
  if (format) return importTable(input, { format, args })
  throw new ExpectedFailure(`${USE}\n${TABLE_USE}`)
}

/** `import records <file> [<folder>] [--keep-stock] [--dry-run]` */
async function importRecords(input: CommandInput, args: readonly string[]): Promise<void> {
  const { file, folder, isDryRun, keepsStock } = recordsWish(args)
  await withDatabase(input, async (db) => {
    const records = readRecords(file, new Date())
    const report = await bringIn(db, {
      job: 'command:import',
      source: 'records',
      records: keepsStock ? keepStock(db, records) : records,
      mediaFolders: folder === undefined ? [] : [resolve(folder)],
      isDryRun,
    })
    input.say(reportTable(report, catalogueRows(await countCatalogue(db)), isDryRun))
    if (isDryRun) input.say('Nothing was written: this was a dry run.')
  })
}

function recordsWish(args: readonly string[]) {
  const isFlag = (one: string) => one.startsWith('--')
  const flags = new Set(args.filter(isFlag))
  const [file, folder, ...rest] = args.filter((one) => !isFlag(one))
  const [keepsStock, isDryRun] = ['--keep-stock', '--dry-run'].map((flag) => flags.delete(flag))
  if (file === undefined || rest.length > 0 || flags.size > 0) throw new ExpectedFailure(USE)
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new ExpectedFailure(`There is no file ${resolve(file)}.`)
  if (folder !== undefined && !existsSync(folder))
    throw new ExpectedFailure(`There is no folder ${resolve(folder)}.`)
  return { file, folder, keepsStock: keepsStock === true, isDryRun: isDryRun === true }
}

/** `import luma [dir] [language=dir …]` */
async function importLuma(input: CommandInput, [folder, ...further]: readonly string[]): Promise<void> {
  const dir = resolve(folder ?? join(input.settings.shopDataDir, 'luma'))
  if (!existsSync(dir)) throw new ExpectedFailure(`There is no folder ${dir}.`)
  const facts: Row[] = []
  const overlays = overlayFolders(further)
  await withDatabase(input, async (db) => {
    const { conversions } = await loadCommerce(db)
    const feed = lumaFeed(dir, { conversions, overlays, facts })
    const report = await bringIn(db, feed)
    input.say(reportTable(report, [...catalogueRows(await countCatalogue(db)), ...facts]))
  })
}

/** What the catalogue holds afterwards, as far as the report does not tell it. */
function catalogueRows({ variants, visible, inactiveCategories, links, pictures }: CatalogueCounts): Row[] {
  return [
    ['variants', variants],
    ['products seen', visible],
    ['inactive categories', inactiveCategories],
    ...Object.entries(links).map(([type, count]): Row => [`links: ${type}`, count]),
    ['pictures', pictures],
  ]
}

/** `de=../shared/data/luma-i18n/de_de` */
function overlayFolders(given: readonly string[]): OverlayFolders {
  const folders: OverlayFolders = {}
  for (const one of given) {
    const [, code = '', dir = ''] = /^(\w+)=(.+)$/.exec(one) ?? []
    const language = LANGUAGES.find((known) => known === code && known !== 'en')
    if (!language) throw new ExpectedFailure(`"${one}" names no language of this shop: de, ru, uk or zh.`)
    if (!existsSync(dir)) throw new ExpectedFailure(`There is no folder ${resolve(dir)}.`)
    folders[language] = dir
  }
  return folders
}

type LumaInput = Pick<Parameters<typeof readLuma>[1], 'conversions'> & {
  overlays: OverlayFolders
  facts: Row[]
}

function lumaFeed(dir: string, { conversions, overlays, facts }: LumaInput): Feed {
  const records = readLuma(dir, {
    conversions,
    overlays,
    measureTone,
    onFacts: (found, texts) => {
      facts.push(
        ['feed: attributes', found.attributes],
        ['feed: pictures', found.pictureFiles],
        ['feed: pictures used', found.usedPictures],
        ['feed: content pictures', found.cmsPictures],
      )
      for (const { language, names, descriptions, unknownSkus } of texts)
        facts.push(
          [`${language}: names`, names],
          [`${language}: descriptions`, descriptions],
          [`${language}: skus unknown (${unknownSkus.slice(0, 5).join(', ')})`, unknownSkus.length],
        )
    },
  })
  return { job: 'command:import', source: 'luma', records, mediaFolders: lumaMediaFolders(dir) }
}
