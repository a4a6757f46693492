import type { CallReply } from '@vitrine/contract/call'
import type { getPhoto as getCall } from '@vitrine/contract/partner/partner-photos'
import { can } from '@vitrine/domain/access/can'
import { myId } from '#api/access/my-id.ts'
import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { photoName } from '../read/photo-path.ts'

type Asked = { path: string; store: PhotoStore }

/** For the partner it is of, and for the staff; to everybody else there is none. */
export async function getPhoto(ctx: Context, { path, store }: Asked): Promise<CallReply<typeof getCall>> {
  const name = photoName(path)
  const row = await ctx.db
    .selectFrom('promo_photo')
    .select('customer_id')
    .where('name', '=', name)
    .executeTakeFirst()
  const of = row && { owner: row.customer_id, store: ctx.store.storeId }
  const photo = of && can(ctx, 'partner:read', of) ? await store.read(name) : undefined
  if (photo === undefined) throw unknownPhoto()
  return { filename: name, media_type: 'image/webp', picture: photo.toString('base64') }
}

/** Nobody finds it from then on; where the disk is away just then, the sweep takes the file. */
export async function removePhoto(ctx: Context, { path, store }: Asked): Promise<true> {
  const name = photoName(path)
  const { numDeletedRows } = await ctx.db
    .deleteFrom('promo_photo')
    .where('name', '=', name)
    .where('customer_id', '=', myId(ctx))
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw unknownPhoto()
  ctx.afterCommit(() => store.remove(name))
  return true
}

function unknownPhoto(): ShopError {
  return new ShopError('NOT_FOUND', {
    details: [{ path: 'path', key: 'REFUSED', message: 'names no photo of this partner' }],
  })
}
