import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { readDownloadFile } from '@vitrine/domain/catalog/download/download-file'
import { type FileBelow, fileBelow } from '#api/adapters/file-below.ts'
import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import type { ByteRange } from '#api/plugins/reply/byte-range.ts'

/** Files a program makes itself, by the path a product names: only for who fetches one. */
export type MadeFiles = (path: string) => (() => Promise<Buffer>) | undefined

export type FileSources = {
  /** What the staff uploaded. */
  store: PhotoStore
  listFolders: () => Promise<readonly string[]>
  made?: MadeFiles | undefined
}

/** `etag` names these very bytes: who was cut off goes on only with the same ones. */
export type OpenFile = { size: number; etag: string; read(part?: ByteRange): Readable | Buffer }
export type FoundFile =
  | { filename: string; url: string }
  | { filename: string; open(): Promise<OpenFile | undefined> }

/** Where Magento keeps the files of its downloads, below its media. */
const BELOW = ['', 'downloadable/files/links/']

/** Undefined where there is no such file. */
export async function findFile(
  { store, listFolders, made }: FileSources,
  named: string,
): Promise<FoundFile | undefined> {
  const file = readDownloadFile(named)
  if (!file) return undefined
  if (file.kind === 'link') return { filename: lastOf(file.url), url: file.url }
  const { filename } = file
  if (file.kind === 'upload')
    return (await store.has(file.name))
      ? { filename, open: async () => whole(await store.read(file.name)) }
      : undefined
  for (const folder of await listFolders())
    for (const below of BELOW) {
      const found = await fileBelow(folder, below + file.path)
      if (found) return { filename, open: async () => onDisk(found) }
    }
  const make = made?.(file.path)
  return make && { filename, open: async () => whole(await make()) }
}

const onDisk = ({ file, size, mtimeMs }: FileBelow): OpenFile => ({
  ...{ size, etag: `"${size}-${Math.floor(mtimeMs)}"` },
  read: (part) => createReadStream(file, part && { start: part.from, end: part.to }),
})

const whole = (body: Buffer | undefined): OpenFile | undefined =>
  body && {
    ...{ size: body.length, etag: `"${createHash('sha1').update(body).digest('hex')}"` },
    read: (part) => (part ? body.subarray(part.from, part.to + 1) : body),
  }

const lastOf = (url: string): string => new URL(url).pathname.split('/').at(-1) || new URL(url).host
