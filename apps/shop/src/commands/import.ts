import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  type CatalogueCounts,
  countCatalogue,
  lumaMediaFolders,
  readLuma,
} from '@vitrine/api/features/imports/index'
import { ExpectedFailure } from '../expected-failure.ts'
import { bringIn, type Feed } from './bring-in.ts'
import { reportTable } from './report-table.ts'
import { type CommandInput, withDatabase } from './with-database.ts'

type Row = [string, number]

/** `import luma [dir]` */
export async function runImport(input: CommandInput, [kind, folder]: readonly string[]): Promise<void> {
  if (kind !== 'luma') throw new ExpectedFailure('Use: import luma <dir>.')
  const dir = resolve(folder ?? join(input.settings.shopDataDir, 'luma'))
  if (!existsSync(dir)) throw new ExpectedFailure(`There is no folder ${dir}.`)
  const facts: Row[] = []
  const feed = lumaFeed(dir, facts)
  await withDatabase(input, async (db) => {
    const report = await bringIn(db, feed)
    input.say(reportTable(report, [...shelfRows(await countCatalogue(db)), ...facts]))
  })
}

/** What stands on the shelves afterwards, as far as the report does not tell it. */
function shelfRows({ variants, visible, inactiveCategories, links, pictures }: CatalogueCounts): Row[] {
  return [
    ['variants', variants],
    ['products seen', visible],
    ['inactive categories', inactiveCategories],
    ...Object.entries(links).map(([type, count]): Row => [`links: ${type}`, count]),
    ['pictures', pictures],
  ]
}

function lumaFeed(dir: string, facts: Row[]): Feed {
  const records = readLuma(dir, {
    onFacts: (found) =>
      facts.push(
        ['feed: attributes', found.attributes],
        ['feed: pictures', found.pictureFiles],
        ['feed: pictures used', found.usedPictures],
        ['feed: content pictures', found.cmsPictures],
      ),
  })
  return { source: 'luma', records, mediaFolders: lumaMediaFolders(dir) }
}
