// Bytes from an address, or from the folder of catalogues on the server: never from elsewhere in it.
import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import { FetchRefused, fetchFile } from '#api/adapters/egress/fetch-file.ts'
import { Refused, told } from '#api/refusal/told.ts'
import { MAX_TABLE_BYTES, MAX_TABLE_MB } from '../../formats/table/decode-text.ts'
import type { Origin } from '../origin.ts'

/** Nothing came from there; for whoever named it. */
export class NotFetched extends Refused {}

export type Brought = { title: string; bytes: Uint8Array }
export type OriginDeps = { shopDataDir: string; fetchFile?: typeof fetchFile }

const FETCH_MS = 60_000
const TABLE = /\.csv(\.gz)?$/i

export async function openOrigin(
  origin: Exclude<Origin, { kind: 'file' }>,
  { shopDataDir, fetchFile: fetch = fetchFile }: OriginDeps,
): Promise<Brought> {
  if (origin.kind === 'folder') return readFolder(await folderIn(shopDataDir, origin.folder))
  try {
    const { url } = origin
    const bytes = await fetch({ url, maxBytes: MAX_TABLE_BYTES, timeoutMs: FETCH_MS })
    return { title: basename(new URL(url).pathname).slice(0, 200) || 'table.csv', bytes }
  } catch (error) {
    throw error instanceof FetchRefused ? new NotFetched(error.told) : error
  }
}

/** Links inside it that lead out of it are followed before they are judged. */
export async function folderIn(root: string, folder: string): Promise<string> {
  const [home, path] = await Promise.all(
    [root, join(root, folder)].map((one) => realpath(one).catch(() => '')),
  )
  if (!home || !path || !`${path}${sep}`.startsWith(`${home}${sep}`))
    throw new NotFetched(told('FOLDER_UNKNOWN'))
  return path
}

async function readFolder(path: string): Promise<Brought> {
  const found = await stat(path)
  if (found.isDirectory()) return readFolder(join(path, await onlyTableIn(path)))
  if (!TABLE.test(path)) throw new NotFetched(told('NO_CSV_NAME'))
  if (found.size > MAX_TABLE_BYTES) throw new NotFetched(told('FILE_TOO_LARGE', { size: MAX_TABLE_MB }))
  return { title: basename(path), bytes: await readFile(path) }
}

async function onlyTableIn(path: string): Promise<string> {
  const [only, ...others] = (await readdir(path)).filter((name) => TABLE.test(name))
  if (only === undefined || others.length > 0)
    throw new NotFetched(told('CSV_FILES', { count: only === undefined ? 0 : others.length + 1 }))
  return only
}
