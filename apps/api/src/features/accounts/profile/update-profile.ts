import type { CallParsed } from '@vitrine/contract/call'
import type { updateProfile as updateCall } from '@vitrine/contract/user/profile-changes'
import type { User } from '@vitrine/contract/user/user'
import { myId } from '#api/access/my-id.ts'
import { dropPhotos, type PhotoStore } from '#api/adapters/photos/photo-store.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import type { Upload } from '#api/routing/serve.ts'
import { getUser } from '../customer-queries.ts'
import { keepPhoto } from '../photo/own-photo.ts'

type Wish = {
  said: CallParsed<typeof updateCall>['body']
  uploads: readonly Upload[]
  photos: PhotoStore
}

/** What is not said stays. A name once given can be changed, not taken back. */
export async function updateProfile(ctx: Context, { said, uploads, photos }: Wish): Promise<User> {
  const { firstname } = said
  if (firstname !== undefined && !/\p{L}/u.test(firstname)) throw new ShopError('ENTER_YOUR_NAME')
  const [upload] = uploads
  const photo = upload && (await keepPhoto(photos, upload.path))
  const values = Object.fromEntries(
    Object.entries({ ...said, ...(photo && { photo }) }).filter(([, value]) => value !== undefined),
  )
  const former = await write(ctx, values).catch(async (error) => {
    if (photo) await dropPhotos(photos, [photo])
    throw error
  })
  if (former !== null && 'photo' in values) await dropPhotos(photos, [former])
  return getUser(ctx, myId(ctx))
}

/** Answers the photo there was before. */
function write(ctx: Context, values: object): Promise<string | null> {
  const me = myId(ctx)
  return inTransaction(ctx, async ({ db }) => {
    // An account that is being deleted takes nothing more.
    const row = await db
      .selectFrom('customer')
      .select('photo')
      .where('customer_id', '=', me)
      .where('enabled', '=', true)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new ShopError('UNAUTHORIZED')
    if (Object.keys(values).length > 0)
      await db.updateTable('customer').set(values).where('customer_id', '=', me).execute()
    return row.photo
  })
}
