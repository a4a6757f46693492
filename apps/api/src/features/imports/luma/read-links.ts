import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { LinkRecord, LinkType } from '@vitrine/domain/catalog/records'
import { listOf } from './csv/cell-values.ts'
import { readCsv } from './csv/read-csv.ts'
import type { LumaFeed } from './luma-feed.ts'

const FOLDERS = ['catalog', 'configurable', 'downloadable', 'bundle', 'grouped']
const TYPES: readonly LinkType[] = ['related', 'upsell', 'crosssell']

/** Not every folder has every file. */
export async function* readLinks(feed: LumaFeed): AsyncGenerator<LinkRecord> {
  for (const folder of FOLDERS)
    for (const type of TYPES) {
      const file = `fixtures/${folder}/links/${type}.csv`
      if (await isThere(join(feed.dir, file))) yield* linksOf(feed, file, type)
    }
}

async function* linksOf(feed: LumaFeed, file: string, type: LinkType): AsyncGenerator<LinkRecord> {
  for await (const row of readCsv(feed, { file, required: ['sku', 'linked_sku'] })) {
    const sku = row.get('sku').trim()
    for (const [position, linkedSku] of listOf(row.get('linked_sku')).entries())
      yield { kind: 'link', place: row.place, sku, linkedSku, type, position }
  }
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
