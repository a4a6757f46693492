import { DESIGN_UPLOADS } from '@vitrine/contract/design/editor'
import { assertMay } from '#api/access/assert-may.ts'
import { newPhotoName, type PhotoStore } from '#api/adapters/photos/photo-store.ts'
import type { Context } from '#api/context.ts'
import { invalidInput } from '#api/errors.ts'
import { makePhoto } from '#api/features/media/index.ts'
import type { Upload } from '#api/routing/serve.ts'

const { field } = DESIGN_UPLOADS
/** A slide is drawn twice as dense on good screens. */
const LONGEST_SIDE = 2_400

/** All of them, or none; a file no slide comes to show is swept away. */
export async function uploadPictures(
  ctx: Context,
  { uploads, store }: { uploads: readonly Upload[]; store: PhotoStore },
): Promise<{ paths: string[] }> {
  assertMay(ctx, 'design:change')
  if (uploads.length === 0) throw invalidInput([{ path: field, key: 'REQUIRED', message: 'no picture came' }])
  const pictures: Buffer[] = []
  for (const { path } of uploads) pictures.push(await makePhoto(path, { field, longestSide: LONGEST_SIDE }))
  const paths: string[] = []
  for (const picture of pictures) {
    const name = newPhotoName()
    await store.keep(name, picture)
    paths.push(`d/${name}`)
  }
  return { paths }
}
