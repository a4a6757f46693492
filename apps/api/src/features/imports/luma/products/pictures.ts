import { join } from 'node:path'
import type { MediaRecord, ShopRecord, SourcePlace } from '@vitrine/domain/catalog/records'
import { NOT_INDIVIDUALLY } from '@vitrine/domain/catalog/standing'
import { readCsv } from '../csv/read-csv.ts'
import type { LumaFeed } from '../luma-feed.ts'

/** The picture must be there; it is remembered as used. */
export function usePicture(feed: LumaFeed, path: string, place: SourcePlace): MediaRecord {
  if (!feed.pictures.has(path)) feed.problems.add({ place, message: `the picture "${path}" is missing` })
  feed.usedPictures.add(path)
  return { path, kind: 'image' }
}

/** Pictures by sku from a file of its own, in order; one called main goes first. */
export async function readPictures(feed: LumaFeed, file: string): Promise<Map<string, MediaRecord[]>> {
  const bySku = new Map<string, MediaRecord[]>()
  for await (const row of readCsv(feed, { file, required: ['sku', 'image'] })) {
    const path = row.get('image')
    const media = bySku.get(row.get('sku')) ?? []
    bySku.set(row.get('sku'), media)
    if (path.includes('_main')) media.unshift(usePicture(feed, path, row.place))
    else media.push(usePicture(feed, path, row.place))
  }
  return bySku
}

export type MeasureTone = (file: string) => Promise<string | undefined>

/** What a list shows gets its tone. Opening every photograph would take longer than all the rest of an import. */
export async function toned(feed: LumaFeed, record: ShopRecord, measure: MeasureTone): Promise<ShopRecord> {
  if (record.kind !== 'product' || record.visibility === NOT_INDIVIDUALLY) return record
  const [lead, ...others] = record.media
  if (lead === undefined || !feed.pictures.has(lead.path)) return record
  const tone = await measure(join(feed.dir, 'media/catalog/product', lead.path))
  return { ...record, media: [{ ...lead, ...(tone && { tone }) }, ...others] }
}
