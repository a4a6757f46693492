import type { CategoryRecord } from '@vitrine/domain/catalog/records'
import { cellText } from './csv/cell-values.ts'
import { type Row, readCsv } from './csv/read-csv.ts'
import type { LumaFeed } from './luma-feed.ts'

const FOLDERS = ['catalog', 'configurable', 'downloadable', 'cms']
const COLUMNS = {
  required: ['name', 'url_key', 'path', 'active', 'include_in_menu', 'position'],
  optional: ['is_anchor', 'display_mode', 'custom_layout_update', 'page_layout', 'require_media'],
}

/** The same category may come in several files; the first one counts. Blocks stand in by their category's url key. */
export async function readCategories(feed: LumaFeed, blockOf: ReadonlyMap<string, string>): Promise<void> {
  let position = 0
  for (const folder of FOLDERS)
    for await (const row of readCsv(feed, { file: `fixtures/${folder}/categories.csv`, ...COLUMNS })) {
      position += 1
      addCategory(feed, row, { position, block: blockOf.get(row.get('url_key')) })
    }
}

function addCategory(feed: LumaFeed, row: Row, around: Pick<Found, 'position' | 'block'>): void {
  const parentPath = row.get('path')
  const name = cellText(row.get('name'))
  const path = parentPath === '' ? name : `${parentPath}/${name}`
  if (feed.categories.keyOf(path) !== undefined) return
  const parentKey = parentPath === '' ? null : feed.categories.keyOf(parentPath)
  if (parentKey !== undefined) feed.categories.add(path, toCategory(row, { ...around, parentKey, name }))
  else feed.problems.add({ place: row.place, message: `the category "${parentPath}" is not known` })
}

type Found = { parentKey: string | null; name: string; position: number; block: string | undefined }

function toCategory(row: Row, { parentKey, name, position, block }: Found): CategoryRecord {
  const urlKey = row.get('url_key')
  return {
    kind: 'category',
    key: parentKey === null ? urlKey : `${parentKey}/${urlKey}`,
    parentKey,
    // Only top categories carry a position; below them the order of the rows is meant.
    position: Number(row.get('position')) || 100 + position,
    isActive: row.get('active') === '1',
    includeInMenu: row.get('include_in_menu') === '1',
    ...(block !== undefined && { block }),
    texts: { en: { name, urlKey } },
  }
}
