// The Luma sample shop as neutral records. Its folder is described beside the data; nothing of it is copied.
import { resolve } from 'node:path'
import type { ShopRecord } from '@vitrine/domain/catalog/records'
import { ImportRefused } from '../problems.ts'
import { readBlocks, readPages } from './cms/read-cms.ts'
import { categoryBlocks, readPlacements } from './cms/read-placements.ts'
import { type LumaFacts, type LumaFeed, openFeed } from './luma-feed.ts'
import {
  type OverlayFacts,
  type OverlayFolders,
  overlaid,
  overlayFacts,
  readOverlays,
} from './overlay/read-overlays.ts'
import type { PriceConversions } from './prices.ts'
import { addProductTypes } from './products/derived-attributes.ts'
import { mapAhead } from './products/map-ahead.ts'
import { type MeasureTone, toned } from './products/pictures.ts'
import { readClothes } from './products/read-clothes.ts'
import { readGoods } from './products/read-goods.ts'
import { readAttributes } from './read-attributes.ts'
import { readCategories } from './read-categories.ts'
import { readLinks } from './read-links.ts'
import { readReviews } from './read-reviews.ts'

/** Records read while photographs are being opened: one in ten has one. */
const AHEAD = 64

type Options = {
  /** How the feed's dollars become the prices of each store. */
  conversions: PriceConversions
  /** Where texts in further languages lie. */
  overlays?: OverlayFolders
  /** Looks at a photograph for the colour it comes down to. */
  measureTone?: MeasureTone
  onFacts?: (facts: LumaFacts, overlays: OverlayFacts[]) => void
}

/** Faults in the files end the reading with all of them listed, so that one run shows everything to mend. */
export async function* readLuma(
  dir: string,
  { conversions, overlays: folders = {}, measureTone = async () => undefined, onFacts }: Options,
): AsyncGenerator<ShopRecord> {
  const feed = await openFeed(resolve(dir), conversions)
  const overlays = await readOverlays(feed, folders)
  const told = mapAhead(readAll(feed), (record) => toned(feed, record, measureTone), AHEAD)
  for await (const record of told) yield* overlaid(record, overlays)
  if (feed.problems.count > 0) throw new ImportRefused(feed.problems)
  onFacts?.({ ...feed.facts, usedPictures: feed.usedPictures.size }, overlayFacts(overlays))
}

async function* readAll(feed: LumaFeed): AsyncGenerator<ShopRecord> {
  const placements = await readPlacements(feed)
  await readAttributes(feed)
  await readCategories(feed, categoryBlocks(placements))
  addProductTypes(feed)
  yield* feed.attributes.values()
  yield* feed.categories.records.values()
  yield* readClothes(feed)
  yield* readGoods(feed)
  yield* readLinks(feed)
  yield* readReviews(feed)
  yield* readPages(feed)
  yield* readBlocks(feed, placements)
}

/** Where the pictures named in the records lie. */
export function lumaMediaFolders(dir: string): string[] {
  return [resolve(dir, 'media/catalog/product'), resolve(dir, 'media')]
}
