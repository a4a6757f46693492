import { encodeBody, pickEncoding } from './compress.ts'
import type { Entry } from './output-cache.ts'

export type Wishes = { ifNoneMatch: string; acceptEncoding: string }
export type CacheState = 'hit' | 'miss'
export type KeptAnswer = { status: 200 | 304; headers: Record<string, string>; body: Buffer | null }

// A browser asks again each time; a cache in front keeps the page for a day and is told by its tags when to forget it.
const KEPT = 'public, max-age=0, s-maxage=86400, must-revalidate'

export async function answerFrom(entry: Entry, wishes: Wishes, cacheState: CacheState): Promise<KeptAnswer> {
  const headers: Record<string, string> = {
    'content-type': entry.contentType,
    'cache-control': KEPT,
    'cache-tag': entry.tags.join(','),
    vary: 'accept-encoding',
    etag: entry.etag,
    'x-cache': cacheState,
  }
  if (wishes.ifNoneMatch === entry.etag) return { status: 304, headers, body: null }
  const encoding = pickEncoding(wishes.acceptEncoding)
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  const body = await encodeBody(entry.body, encoding)
  headers['content-length'] = String(body.length)
  return { status: 200, headers, body }
}
