import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import type { PictureSource } from '#api/adapters/pictures/picture-source.ts'
import type { Database } from '#api/db/client.ts'
import { uploadedName } from './photo-name.ts'
import { isApprovedPhoto } from './photo-queries.ts'

/** Approved photos in the shop's own sizes, beside drawings and photographs of goods. */
export function reviewPhotoSource(db: Database, store: PhotoStore): PictureSource {
  return {
    async find(path) {
      const name = uploadedName(path)
      if (name === undefined || !(await isApprovedPhoto(db, name))) return undefined
      const photo = await store.read(name)
      if (photo === undefined) return undefined
      return {
        contentKey: name,
        isNamedByShop: true,
        open: async () => (await import('sharp')).default(photo),
      }
    },
  }
}
