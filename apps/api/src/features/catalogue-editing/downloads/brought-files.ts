// Files that were brought to be sold: `upload/<name>/<their own name>`, in a store of their own.
import { readFile } from 'node:fs/promises'
import { DOWNLOAD_UPLOADS } from '@vitrine/contract/catalog/editing/downloads'
import { uploadedFile } from '@vitrine/domain/catalog/download/download-file'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import { newPhotoName, type PhotoStore } from '#api/adapters/photos/photo-store.ts'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { invalidInput } from '#api/errors.ts'
import type { Upload } from '#api/routing/serve.ts'

const { field } = DOWNLOAD_UPLOADS

/** One no product comes to name is swept away. */
export async function uploadDownload(
  ctx: Context,
  { uploads, store }: { uploads: readonly Upload[]; store: PhotoStore },
): Promise<{ file: string }> {
  assertMay(ctx, 'catalog:write')
  const [upload] = uploads
  const bytes = upload && (await readFile(upload.path))
  if (!bytes || bytes.length === 0)
    throw invalidInput([{ path: field, key: 'REQUIRED', message: upload ? 'is empty' : 'no file came' }])
  const name = newPhotoName('bin')
  await store.keep(name, bytes)
  return { file: uploadedFile(name, upload.filename) }
}

/** Those of the names no product sells, on sale or retired: who bought it comes for it later, too. */
export async function selectUnsold(db: Database, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${[...names]}::text[]) as given(name)
    where name not in (select split_part(file, '/', 2) from download_link where file like 'upload/%')`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}
