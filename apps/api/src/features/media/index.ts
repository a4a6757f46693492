// Pictures in the shop's own sizes: `/media/324x489@2x/w/b/wb01.jpg`, AVIF or WebP by what the reader accepts.
// Made on first request, two at a time, kept on disk; photographs and drawings alike.
import { join } from 'node:path'
import { drawnSource } from '#api/adapters/pictures/drawn-source.ts'
import { folderSource } from '#api/adapters/pictures/folder-source.ts'
import type { PictureSource } from '#api/adapters/pictures/picture-source.ts'
import type { Database } from '#api/db/client.ts'
import type { Feature } from '#api/routing/feature.ts'
import { serveFilms } from './film/serve-films.ts'
import { mediaFolders } from './list-media-folders.ts'
import { MakingQueue } from './making-queue.ts'
import { PictureCache } from './picture-cache.ts'
import { servePictures } from './routes.ts'
import type { Studio } from './studio.ts'

export type MediaDeps = {
  db: Database
  /** Pictures of other features, such as photos of reviews. */
  more?: readonly PictureSource[]
  /** Finished pictures are kept below it, in `pictures`. */
  dataDir: string
  /** Searched after the folders the imports named; usually SHOP_DATA_DIR. */
  shopDataDir: string
}

/** A visitor's file as a picture of ours; see there. */
export async function makePhoto(path: string): Promise<Buffer> {
  return (await import('./uploads/make-photo.ts')).makePhoto(path)
}

const LIMITS = { atOnce: 2, waiting: 300 }

export function createMedia({ db, more = [], dataDir, shopDataDir }: MediaDeps): Feature {
  const fallback = ['luma/media/catalog/product', 'luma/media'].map((folder) => join(shopDataDir, folder))
  const studio: Studio = {
    sources: [drawnSource(), ...more, folderSource(mediaFolders(db, fallback))],
    queue: new MakingQueue(LIMITS),
    cache: new PictureCache(join(dataDir, 'pictures')),
  }
  return {
    name: 'media',
    routes: [],
    plugin: async (app) => {
      serveFilms(app, studio)
      servePictures(app, studio)
    },
    stop: async () => {
      for (const { close } of studio.sources) await close?.()
    },
  }
}
