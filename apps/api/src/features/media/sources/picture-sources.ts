import { join } from 'node:path'
import { folderSource } from '#api/adapters/pictures/folder-source.ts'
import { nameCardSource } from '#api/adapters/pictures/name-card-source.ts'
import type { FoundPicture, PictureSource } from '#api/adapters/pictures/picture-source.ts'
import type { Database } from '#api/db/client.ts'
import { MakingQueue } from '../making-queue.ts'
import { mediaFolders } from './list-media-folders.ts'

type SourceDeps = { db: Database; sources?: readonly PictureSource[]; shopDataDir: string }

/** Where pictures of goods come from, in the order they are asked. */
export function pictureSources({ db, sources = [], shopDataDir }: SourceDeps): PictureSource[] {
  const fallback = ['luma/media/catalog/product', 'luma/media'].map((folder) => join(shopDataDir, folder))
  return [...sources, folderSource(mediaFolders(db, fallback)), nameCardSource(db)]
}

/** For who draws something with a picture of the shop in it: one at a time, as that is work. */
export type PictureDesk = {
  find: (path: string) => Promise<FoundPicture | undefined>
  queue: MakingQueue
}

export function pictureDesk(deps: SourceDeps): PictureDesk {
  const sources = pictureSources(deps)
  return {
    queue: new MakingQueue({ atOnce: 1, waiting: 40 }),
    async find(path) {
      for (const source of sources) {
        const picture = await source.find(path)
        if (picture) return picture
      }
      return undefined
    },
  }
}
