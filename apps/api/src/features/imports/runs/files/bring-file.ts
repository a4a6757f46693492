import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { CallParsed, CallReply } from '@vitrine/contract/call'
import type { bringImportFile } from '@vitrine/contract/catalog/imports/import-files'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import { myId } from '#api/access/my-id.ts'
import { newPhotoName, type PhotoStore } from '#api/adapters/photos/photo-store.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { json } from '#api/db/json.ts'
import { invalidInput } from '#api/errors.ts'
import { told, toldReply } from '#api/refusal/told.ts'
import type { Upload } from '#api/routing/serve.ts'
import { Unreadable } from '../../formats/table/decode-text.ts'
import { type Origin, whereOf } from '../origin.ts'
import { NotFetched, type OriginDeps, openOrigin } from './open-origin.ts'
import { peekTable } from './peek-table.ts'

type Body = CallParsed<typeof bringImportFile>['body']
export type FileDeps = OriginDeps & { store: PhotoStore }
type Given = { body: Body; uploads: readonly Upload[] }

/** Read and looked at before it is kept: what is no table is refused here, by its line. */
export async function bringFile(
  ctx: Context,
  deps: FileDeps,
  given: Given,
): Promise<CallReply<typeof bringImportFile>> {
  assertMay(ctx, 'catalog:import')
  const origin = originOf(given)
  const path = origin.kind === 'file' ? 'file' : origin.kind
  try {
    const { title, bytes } = origin.kind === 'file' ? await readUpload(given) : await openOrigin(origin, deps)
    const attributes = await ctx.db.selectFrom('attribute').select('code').execute()
    const codes = attributes.map(({ code }) => code)
    const seen = await peekTable({ name: title, bytes, charset: given.body.charset }, codes)
    const name = newPhotoName('gz')
    await deps.store.keep(name, await packed(bytes))
    const id = await writeFileRow(ctx, { name, title, origin, size: bytes.byteLength })
    return { id, title, bytes: bytes.byteLength, ...seen }
  } catch (error) {
    if (!(error instanceof Unreadable || error instanceof NotFetched)) throw error
    throw invalidInput([{ path, ...toldReply(error.told) }])
  }
}

/** A file, an address or a folder: one of them. */
function originOf({ body: { url, folder }, uploads }: Given): Origin {
  const given = [uploads.length > 0, url !== undefined, folder !== undefined].filter(Boolean)
  if (given.length === 0)
    throw invalidInput([{ path: 'file', key: 'REQUIRED', ...toldReply(told('NO_TABLE')) }])
  if (given.length > 1)
    throw invalidInput([{ path: url === undefined ? 'folder' : 'url', ...toldReply(told('TWO_TABLES')) }])
  if (url !== undefined) return { kind: 'url', url }
  return folder === undefined ? { kind: 'file' } : { kind: 'folder', folder }
}

async function readUpload({ body, uploads: [upload] }: Given) {
  return { title: body.name || 'table.csv', bytes: upload ? await readFile(upload.path) : Buffer.alloc(0) }
}

const isPacked = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b

async function packed(bytes: Uint8Array): Promise<Buffer> {
  return isPacked(bytes) ? Buffer.from(bytes) : promisify(gzip)(bytes)
}

type FileRow = { name: string; title: string; origin: Origin; size: number }

function writeFileRow(ctx: Context, { name, title, origin, size }: FileRow): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const { file_id: id } = await ctx.db
      .insertInto('import_file')
      .values({
        ...{ name, title, origin: json(origin), bytes: size },
        ...{ uploaded_at: ctx.now(), uploaded_by: myId(ctx) },
      })
      .returning('file_id')
      .executeTakeFirstOrThrow()
    const after = { title, bytes: size, from: whereOf(origin) }
    await audit(ctx, { may: 'catalog:import', entity: 'import_file', id, after })
    return id
  })
}
