// Pictures that were brought for products and categories: `k/<name>`, in a store of their own.
import { CATALOGUE_UPLOADS } from '@vitrine/contract/catalog/editing/product-parts'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import { newPhotoName, type PhotoStore } from '#api/adapters/photos/photo-store.ts'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { invalidInput } from '#api/errors.ts'
import { makePhoto } from '#api/features/media/index.ts'
import type { Upload } from '#api/routing/serve.ts'

export const BROUGHT_FOLDER = 'k'
const OWN = new RegExp(`^${BROUGHT_FOLDER}/([0-9a-f]{32}\\.webp)$`)
const { field } = CATALOGUE_UPLOADS
const LONGEST_SIDE = 2_400

/** One nothing comes to show is swept away. */
export async function uploadPicture(
  ctx: Context,
  { uploads, store }: { uploads: readonly Upload[]; store: PhotoStore },
): Promise<{ path: string }> {
  assertMay(ctx, 'catalog:write')
  const [upload] = uploads
  if (!upload) throw invalidInput([{ path: field, key: 'REQUIRED', message: 'no picture came' }])
  const picture = await makePhoto(upload.path, { field, longestSide: LONGEST_SIDE })
  const name = newPhotoName()
  await store.keep(name, picture)
  return { path: `${BROUGHT_FOLDER}/${name}` }
}

export async function wasBrought(store: PhotoStore, path: string): Promise<boolean> {
  const name = OWN.exec(path)?.[1]
  return name !== undefined && (await store.has(name))
}

/** Those of the names nothing shows: no category, no product, no order it was bought with. */
export async function selectUnshown(db: Database, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with given as (select name, ${`${BROUGHT_FOLDER}/`} || name as path from unnest(${[...names]}::text[]) as name),
      unshown as (select * from given g where not exists (select from category c where c.image = g.path)
        and not exists (select from product_media m where m.path = g.path))
    select name from unshown u
    where not exists (select from shop_order_line l where l.thumbnail = u.path)`.execute(db)
  return rows.map(({ name }) => name)
}
