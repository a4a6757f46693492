import type { CallParsed, CallReply } from '@vitrine/contract/call'
import type { uploadPhotos as uploadCall } from '@vitrine/contract/partner/partner-photos'
import { myId } from '#api/access/my-id.ts'
import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import type { Context } from '#api/context.ts'
import { isDuplicate } from '#api/db/database-error.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { invalidInput } from '#api/errors.ts'
import type { Upload } from '#api/routing/serve.ts'
import { keyReused } from '../read/key-reused.ts'
import { getOwnPieces } from '../read/own-pieces.ts'
import { photoPath } from '../read/photo-path.ts'
import { insertPhotos, PHOTO_FIELD, withPhotos } from './keep-photos.ts'

type Sent = CallParsed<typeof uploadCall>['body'] & { uploads: readonly Upload[]; store: PhotoStore }

/** A photo whose answer got lost is sent again under the same key: it is there once. */
export async function uploadPhotos(
  ctx: Context,
  { item_id, key, uploads, store }: Sent,
): Promise<CallReply<typeof uploadCall>> {
  if (uploads.length === 0)
    throw invalidInput([{ path: PHOTO_FIELD, key: 'REQUIRED', message: 'no photo came' }])
  const asked = { ids: [item_id], pathOf: () => 'item_id' }
  await getOwnPieces(ctx, asked)
  const before = await sentBefore(ctx, { item_id, key })
  if (before.length > 0) return answer(before)
  try {
    return await withPhotos({ store, uploads }, (names) =>
      inTransaction(ctx, async (ctx) => {
        await getOwnPieces(ctx, { ...asked, lock: true })
        await insertPhotos(ctx, { names, promoId: item_id, key })
        return answer(names)
      }),
    )
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return answer(await sentBefore(ctx, { item_id, key }))
  }
}

const answer = (names: readonly string[]) => ({ images: names.map(photoPath) })

async function sentBefore(ctx: Context, { item_id, key }: Pick<Sent, 'item_id' | 'key'>): Promise<string[]> {
  if (key === undefined) return []
  const rows = await ctx.db
    .selectFrom('promo_photo')
    .select(['name', 'promo_id'])
    .where('customer_id', '=', myId(ctx))
    .where('key', '=', key)
    .orderBy('position')
    .execute()
  if (rows.some(({ promo_id }) => promo_id !== item_id)) throw keyReused()
  return rows.map(({ name }) => name)
}
