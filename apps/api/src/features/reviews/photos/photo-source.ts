import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import { getKept } from '#api/adapters/pictures/kept-picture-source.ts'
import type { PictureSource } from '#api/adapters/pictures/picture-source.ts'
import type { Database } from '#api/db/client.ts'
import { uploadedName } from './photo-name.ts'
import { isApprovedPhoto } from './photo-queries.ts'

/** Approved photos in the shop's own sizes, beside drawings and photographs of goods; read only to make one. */
export function reviewPhotoSource(db: Database, store: PhotoStore): PictureSource {
  return {
    async find(path) {
      const name = uploadedName(path)
      if (name === undefined || !(await isApprovedPhoto(db, name))) return undefined
      return {
        contentKey: name,
        isNamedByShop: true,
        open: async () => (await import('sharp')).default(await getKept(store, name)),
      }
    },
  }
}
