import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  type CatalogueCounts,
  countCatalogue,
  lumaMediaFolders,
  measureTone,
  type OverlayFolders,
  readLuma,
} from '@vitrine/api/features/imports/index'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { ExpectedFailure } from '../expected-failure.ts'
import { bringIn, type Feed } from './bring-in.ts'
import { reportTable } from './report-table.ts'
import { type CommandInput, withDatabase } from './with-database.ts'

type Row = [string, number]

/** `import luma [dir] [language=dir …]` */
export async function runImport(
  input: CommandInput,
  [kind, folder, ...further]: readonly string[],
): Promise<void> {
  if (kind !== 'luma') throw new ExpectedFailure('Use: import luma <dir> [<language>=<dir> …].')
  const dir = resolve(folder ?? join(input.settings.shopDataDir, 'luma'))
  if (!existsSync(dir)) throw new ExpectedFailure(`There is no folder ${dir}.`)
  const facts: Row[] = []
  const feed = lumaFeed(dir, { overlays: overlayFolders(further), facts })
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

function lumaFeed(dir: string, { overlays, facts }: { overlays: OverlayFolders; facts: Row[] }): Feed {
  const records = readLuma(dir, {
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
  return { source: 'luma', records, mediaFolders: lumaMediaFolders(dir) }
}
