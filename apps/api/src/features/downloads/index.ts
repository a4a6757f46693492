// Files that were bought: named by their order once they are paid for, and fetched by links of their own.
import { join } from 'node:path'
import type { OrderDownload } from '@vitrine/contract/order/downloads'
import { areDownloadsOpen } from '@vitrine/domain/order/money/are-downloads-open'
import type { Dialect } from '@vitrine/domain/store/dialect'
import { textIn } from '@vitrine/domain/store/text-in'
import { type LinkKey, linkKey } from '#api/access/link-key.ts'
import type { OpenPhotos } from '#api/adapters/photos/photo-store.ts'
import type { Database } from '#api/db/client.ts'
import { mediaFolders } from '#api/features/media/index.ts'
import type { Feature } from '#api/routing/feature.ts'
import { writeLink } from './download-link.ts'
import { type FileSources, findFile, type MadeFiles } from './find-file.ts'
import { type BoughtFile, listBoughtFiles } from './list-downloads.ts'
import { serveDownloads } from './serve-downloads.ts'

export type { MadeFiles } from './find-file.ts'

type Deps = {
  db: Database
  photos: OpenPhotos
  shopSecret: Buffer
  shopDataDir: string
  /** Of a shop that makes what it sells. */
  madeFiles?: MadeFiles | undefined
}

/** None before an order is paid for, none once it is off. */
export type ListDownloads = (db: Database, orderId: number, dialect: Dialect) => Promise<OrderDownload[]>

export function createDownloads({ db, photos, shopSecret, shopDataDir, madeFiles }: Deps): {
  feature: Feature
  list: ListDownloads
} {
  const links = linkKey(shopSecret)
  const sources: FileSources = {
    store: photos('download-files'),
    listFolders: mediaFolders(db, [join(shopDataDir, 'luma/media')]),
    made: madeFiles,
  }
  return {
    feature: {
      name: 'downloads',
      routes: [],
      plugin: async (app) => serveDownloads(app, { db, links, sources }),
    },
    list: async (db, orderId, dialect) => {
      const files = (await listBoughtFiles(db, { orderId })).filter(areDownloadsOpen)
      return Promise.all(files.map((file) => toDownload(file, { dialect, links, sources })))
    },
  }
}

type Showing = { dialect: Dialect; links: LinkKey; sources: FileSources }

async function toDownload(bought: BoughtFile, { dialect, links, sources }: Showing): Promise<OrderDownload> {
  const { sku, name, titles, file } = bought
  const found = await findFile(sources, file)
  const filename = found?.filename ?? ''
  const url = found ? writeLink(links, bought, filename) : null
  return { sku, name, title: textIn(titles, dialect) ?? filename, filename, url }
}
