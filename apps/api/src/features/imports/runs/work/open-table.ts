import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import type { Database } from '#api/db/client.ts'
import { Refused, told } from '#api/refusal/told.ts'
import { folderIn, type OriginDeps, openOrigin } from '../files/open-origin.ts'
import type { Claimed } from './claim-run.ts'

/** It was swept away, or the store of files has lost it. */
export class FileGone extends Refused {}

type Opened = { bytes: Uint8Array; mediaFolders: string[] }
export type TableDeps = OriginDeps & { store: PhotoStore }

/** The file as it was looked at; without one, what lies at its place now. */
export async function openTable(db: Database, deps: TableDeps, run: Claimed): Promise<Opened> {
  const { origin } = run
  const bytes =
    run.fileId !== null || origin.kind === 'file'
      ? await readKept(db, deps.store, run.fileId)
      : (await openOrigin(origin, deps)).bytes
  // Pictures lie beside the table.
  const mediaFolders = origin.kind === 'folder' ? [await folderIn(deps.shopDataDir, origin.folder)] : []
  return { bytes, mediaFolders }
}

async function readKept(db: Database, store: PhotoStore, fileId: number | null): Promise<Uint8Array> {
  const file = await db
    .selectFrom('import_file')
    .select('name')
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  const bytes = file && (await store.read(file.name))
  if (!bytes) throw new FileGone(told('FILE_GONE'))
  return bytes
}
