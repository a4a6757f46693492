// A partner's own photos: theirs and the staff's to see, and so answered by a call and not by an address for everybody.
import { MOST_PHOTOS } from '@vitrine/domain/partner/products/promotion'
import { z } from 'zod'
import { IdSchema, TokenSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'

export const PHOTO_UPLOADS = {
  field: 'images',
  maxFiles: MOST_PHOTOS.atOnce,
  maxFileBytes: 12 * 1024 * 1024,
} as const

/** `/b/….webp`, as lists of the cabinet name it. */
const PhotoPathSchema = z
  .string()
  .regex(/^\/b\/[0-9a-f]{32}\.webp$/, 'is not a photo of the cabinet')
  .meta({ example: `/b/${'f'.repeat(32)}.webp` })
const PictureSchema = z.object({
  filename: z.string(),
  media_type: z.string(),
  /** In base64. */
  picture: z.string(),
})

export const uploadPhotos = defineCall({
  id: 'blogger.uploadPhotos',
  method: 'POST',
  path: '/api/blogger/upload_photos',
  may: 'partner:change',
  storeScoped: false,
  summary: 'Photos of a piece or a set; the same `key` again answers the same photos, and stores none twice',
  query: z.object({ token: TokenSchema }),
  body: z.strictObject({ item_id: IdSchema, key: z.uuid().optional() }),
  uploads: PHOTO_UPLOADS,
  // A slow line may take minutes for a picture.
  patienceMs: 180_000,
  reply: z.object({ images: z.array(z.string()) }),
})

export const getPhoto = defineCall({
  id: 'blogger.photo',
  method: 'GET',
  path: '/api/blogger/photo',
  may: 'partner:read',
  storeScoped: false,
  summary: 'A photo by its path, for the partner it is of and the staff',
  query: z.object({ token: TokenSchema, path: PhotoPathSchema }),
  reply: PictureSchema,
})

export const removePhoto = defineCall({
  id: 'blogger.removePhoto',
  method: 'POST',
  path: '/api/blogger/remove_photo',
  may: 'partner:change',
  storeScoped: false,
  summary: 'Take a photo of one’s own away',
  query: z.object({ token: TokenSchema }),
  body: z.strictObject({ path: PhotoPathSchema }),
  reply: z.literal(true),
})
