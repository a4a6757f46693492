import { MOST_PHOTOS } from '@vitrine/domain/partner/products/promotion'
import { sql } from 'kysely'
import { myId } from '#api/access/my-id.ts'
import { dropPhotos, newPhotoName, type PhotoStore } from '#api/adapters/photos/photo-store.ts'
import type { Context } from '#api/context.ts'
import { invalidInput } from '#api/errors.ts'
import { makePhoto } from '#api/features/media/index.ts'
import type { Upload } from '#api/routing/serve.ts'

export const PHOTO_FIELD = 'images'

/** Made anew, each of them, then written down by `write`: all are there and named, or none is. */
export async function withPhotos<T>(
  { store, uploads }: { store: PhotoStore; uploads: readonly Upload[] },
  write: (names: string[]) => Promise<T>,
): Promise<T> {
  const names: string[] = []
  try {
    for (const { path } of uploads) {
      const photo = await makePhoto(path, { field: PHOTO_FIELD })
      const name = newPhotoName()
      await store.keep(name, photo)
      names.push(name)
    }
    return await write(names)
  } catch (error) {
    await dropPhotos(store, names)
    throw error
  }
}

type Named = { names: readonly string[]; promoId: number; postId?: number; key?: string | undefined }

/** The piece is locked by whoever writes: of many uploads at once none passes the limit. */
export async function insertPhotos(ctx: Context, { names, promoId, postId, key }: Named): Promise<void> {
  if (names.length === 0) return
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from promo_photo where promo_id = ${promoId}`.execute(ctx.db)
  if ((rows[0]?.n ?? 0) + names.length > MOST_PHOTOS.piece)
    throw invalidInput([
      {
        ...{ path: PHOTO_FIELD, key: 'TOO_MANY', params: { limit: MOST_PHOTOS.piece } },
        message: `a piece has at most ${MOST_PHOTOS.piece} photos`,
      },
    ])
  const row = { customer_id: myId(ctx), promo_id: promoId, post_id: postId ?? null, key: key ?? null }
  await ctx.db
    .insertInto('promo_photo')
    .values(names.map((name, position) => ({ ...row, name, position, created_at: ctx.now() })))
    .execute()
}
