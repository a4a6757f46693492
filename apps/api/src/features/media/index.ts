// Pictures in the shop's own sizes: `/media/324x489@2x/w/b/wb01.jpg`, AVIF or WebP by what the reader accepts.
// Made on first request of names the shop shows, two at a time, kept on disk; photographs and drawings alike.
import { join } from 'node:path'
import type { PictureSource } from '#api/adapters/pictures/picture-source.ts'
import type { Database } from '#api/db/client.ts'
import type { Feature } from '#api/routing/feature.ts'
import { serveFilms } from './film/serve-films.ts'
import { MakingQueue } from './making-queue.ts'
import { isNamedPicture } from './named-pictures.ts'
import { PictureCache } from './picture-cache.ts'
import type { PictureService } from './picture-service.ts'
import { servePictures } from './routes.ts'
import { pictureSources } from './sources/picture-sources.ts'
import type { PhotoWish } from './uploads/make-photo.ts'

export { mediaFolders } from './sources/list-media-folders.ts'
export { type PictureDesk, pictureDesk } from './sources/picture-sources.ts'
export { servePhotos } from './uploads/serve-photos.ts'

export type MediaDeps = {
  db: Database
  /** Asked before the folders: photos of reviews, pictures a program registers. */
  sources?: readonly PictureSource[]
  /** Finished pictures are stored below it, in `pictures`. */
  dataDir: string
  /** Searched after the folders the imports named; usually SHOP_DATA_DIR. */
  shopDataDir: string
}

/** A visitor's file as a picture of ours; see there. */
export async function makePhoto(path: string, wish: PhotoWish): Promise<Buffer> {
  return (await import('./uploads/make-photo.ts')).makePhoto(path, wish)
}

const SWEEP_MS = 600_000
const LIMITS = { atOnce: 2, waiting: 300 }

export function createMedia({ db, dataDir, ...deps }: MediaDeps): Feature {
  const cache = new PictureCache(join(dataDir, 'pictures'))
  const pictures: PictureService = {
    sources: pictureSources({ db, ...deps }),
    queue: new MakingQueue(LIMITS),
    cache,
    isNamed: (path) => isNamedPicture(db, path),
  }
  return {
    name: 'media',
    routes: [],
    jobs: [
      {
        name: 'media.sweep-drafts',
        may: 'data:retire',
        run: async ({ now }) => ({ removed: await cache.sweep(now()) }),
      },
    ],
    // They lie on this machine, also where the jobs are others'.
    schedules: [{ job: 'media.sweep-drafts', everyMs: SWEEP_MS, in: 'every process' }],
    plugin: async (app) => {
      serveFilms(app, pictures)
      servePictures(app, pictures)
    },
    stop: async () => {
      for (const { close } of pictures.sources) await close?.()
    },
  }
}
