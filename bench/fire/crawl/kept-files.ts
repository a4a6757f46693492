// What nginx keeps, read from its files: the key, the head and the body as a reader would see it.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type Kept = { file: string; key: string; head: string; body: string }

const KEY = '\nKEY: '
const END_OF_HEAD = '\r\n\r\n'

export function keptFiles(folder: string): Kept[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .flatMap(({ parentPath, name }) => readKept(join(parentPath, name)))
}

function readKept(file: string): Kept[] {
  // One that is being replaced may be gone.
  if (!existsSync(file)) return []
  const bytes = readFileSync(file)
  const begin = bytes.indexOf(KEY)
  const head = bytes.indexOf('HTTP/', begin)
  const end = bytes.indexOf(END_OF_HEAD, head)
  if (begin < 0 || end < 0) return []
  const said = bytes.subarray(head, end).toString()
  return [
    {
      file,
      key: bytes.subarray(begin + KEY.length, bytes.indexOf('\n', begin + 1)).toString(),
      head: said,
      body: plain(bytes.subarray(end + END_OF_HEAD.length), said),
    },
  ]
}

function plain(body: Buffer, head: string): string {
  if (/^content-encoding: br/im.test(head)) return brotliDecompressSync(body).toString()
  return /^content-encoding: gzip/im.test(head) ? gunzipSync(body).toString() : body.toString('latin1')
}

/** As a CDN does with a purge: what names one of the tags goes. Answers how many went. */
export function dropTagged(folder: string, tags: readonly string[]): number {
  const named = keptFiles(folder).filter(({ head }) => {
    const own = /^cache-tag: (.*)$/im.exec(head)?.[1]?.trim().split(',') ?? []
    return tags.includes('*') || own.some((tag) => tags.includes(tag))
  })
  for (const { file } of named) rmSync(file)
  return named.length
}
