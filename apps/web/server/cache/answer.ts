import { type Encoding, encodeBody, pickEncoding } from './compress.ts'
import type { CachedAnswer, Entry } from './output-cache.ts'

export type Preferences = { ifNoneMatch: string; acceptEncoding: string }

// A browser asks again each time; a cache in front keeps the page for a day and is told by its tags when to forget it.
const CACHED = 'public, max-age=0, s-maxage=86400, must-revalidate'

/** A kept page is asked for far more often than made: each of its forms is put together once, and then is at hand. */
export function answerFrom(entry: Entry, preferences: Preferences): CachedAnswer | Promise<CachedAnswer> {
  const form = preferences.ifNoneMatch === entry.etag ? 'unchanged' : pickEncoding(preferences.acceptEncoding)
  return entry.answers[form] ?? makeAnswer(entry, form)
}

async function makeAnswer(entry: Entry, form: keyof Entry['answers']): Promise<CachedAnswer> {
  const answer: CachedAnswer =
    form === 'unchanged'
      ? { status: 304, headers: headersOf(entry), body: null }
      : { status: 200, ...(await encoded(entry, form)) }
  entry.answers[form] = answer
  return answer
}

async function encoded(entry: Entry, encoding: Encoding) {
  const body = await encodeBody(entry.body, encoding)
  const headers = headersOf(entry)
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  headers['content-length'] = String(body.length)
  return { headers, body }
}

function headersOf({ contentType, tags, etag, policy }: Entry): Record<string, string> {
  return {
    'content-type': contentType,
    'cache-control': CACHED,
    'cache-tag': tags.join(','),
    vary: 'accept-encoding',
    etag,
    'x-cache': 'hit',
    ...(policy && { 'content-security-policy': policy }),
  }
}
