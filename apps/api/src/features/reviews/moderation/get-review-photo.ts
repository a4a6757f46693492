import type { CallReply } from '@vitrine/contract/call'
import type { getReviewPhoto as getCall } from '@vitrine/contract/review/moderation'
import { assertMay } from '#api/access/assert-may.ts'
import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { uploadedName } from '../photos/photo-name.ts'

type Asked = { path: string; store: PhotoStore }

/** Whatever became of its review: who judges has to see it. */
export async function getReviewPhoto(
  ctx: Context,
  { path, store }: Asked,
): Promise<CallReply<typeof getCall>> {
  assertMay(ctx, 'review:approve')
  const photo = await store.read(uploadedName(path.slice(1)) ?? '')
  if (photo === undefined)
    throw new ShopError('NOT_FOUND', {
      details: [{ path: 'path', key: 'REFUSED', message: 'names no photo of a review' }],
    })
  return { media_type: 'image/webp', picture: photo.toString('base64') }
}
