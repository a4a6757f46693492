import { holdsTag } from '@vitrine/domain/held-tag'
import { type Encoding, packForOld, packTightly, pickEncoding, unpack } from './compress.ts'
import type { CachedAnswer, Entry, Form } from './entry.ts'
import type { OutputCache } from './output-cache.ts'

export type Preferences = { ifNoneMatch: string; acceptEncoding: string }

// A browser asks again each time. A cache in front answers a crowd for two seconds: nobody tells it what changed, and a
// changed price is seen everywhere within that time.
const CACHED = 'public, max-age=0, s-maxage=2, must-revalidate'
// Data may be that old in a browser, too: what it fetched as a button went down is there for the press (`followed-links.tsx`).
const CACHED_DATA = 'public, max-age=2, must-revalidate'

/** A kept page is asked for far more often than made: each of its forms is put together once, and then is at hand. */
export function createAnswers(cache: OutputCache) {
  const making = new Map<string, Promise<CachedAnswer>>()
  const tightening = new WeakSet<Entry>()

  function answerAgain(
    key: string,
    preferences: Preferences,
  ): CachedAnswer | Promise<CachedAnswer> | undefined {
    const entry = cache.find(key)
    if (!entry) return undefined
    const form = formFor(entry, preferences)
    if (form === 'br' && !entry.isTight) tighten(key, entry)
    return entry.answers[form] ?? make(key, entry, form)
  }

  function make(key: string, entry: Entry, form: Form): CachedAnswer | Promise<CachedAnswer> {
    if (form === 'identity' || form === 'gzip') return once(key, entry, form)
    const answer = form === 'br' ? answerIn(entry, form, entry.packed) : unchanged(entry)
    entry.answers[form] = answer
    return answer
  }

  // Simultaneous readers of a form share one making of it.
  function once(key: string, entry: Entry, form: 'identity' | 'gzip'): Promise<CachedAnswer> {
    const name = `${form} ${entry.etag} ${key}`
    const already = making.get(name)
    if (already) return already
    const made = unpackAs(form, entry).then((answer) => {
      const current = cache.peek(key)
      if (current?.etag === entry.etag)
        cache.replace(key, current, { ...current, answers: { ...current.answers, [form]: answer } })
      return answer
    })
    making.set(name, made)
    const done = () => making.delete(name)
    made.then(done, done)
    return made
  }

  /** Somebody came for it a second time: from now on it is sent smaller. */
  function tighten(key: string, entry: Entry): void {
    if (tightening.has(entry)) return
    tightening.add(entry)
    void packAnew(entry).then((packed) => {
      const current = cache.peek(key)
      if (current?.etag !== entry.etag) return
      const answers = { ...current.answers, br: answerIn(entry, 'br', packed) }
      cache.replace(key, current, { ...current, packed, isTight: true, answers })
    })
  }

  return { answerAgain }
}

/** To the one it was made for: the page as it is lies at hand. */
export async function answerFirst(
  entry: Entry,
  plain: Buffer,
  preferences: Preferences,
): Promise<CachedAnswer> {
  const form = formFor(entry, preferences)
  if (form === 'unchanged') return unchanged(entry)
  return answerIn(entry, form, form === 'br' ? entry.packed : await encode(plain, form))
}

const formFor = (entry: Entry, { ifNoneMatch, acceptEncoding }: Preferences): Form =>
  ifNoneMatch !== '' && holdsTag(ifNoneMatch, entry.etag) ? 'unchanged' : pickEncoding(acceptEncoding)

const encode = async (plain: Buffer, form: 'identity' | 'gzip'): Promise<Buffer> =>
  form === 'gzip' ? packForOld(plain) : plain

const unpackAs = async (form: 'identity' | 'gzip', entry: Entry): Promise<CachedAnswer> =>
  answerIn(entry, form, await encode(await unpack(entry.packed), form))

const packAnew = async ({ packed }: Entry): Promise<Buffer> => packTightly(await unpack(packed))

const unchanged = (entry: Entry): CachedAnswer => ({ status: 304, headers: headersOf(entry), body: null })

function answerIn(entry: Entry, encoding: Encoding, body: Buffer): CachedAnswer {
  const headers = headersOf(entry)
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  headers['content-length'] = String(body.length)
  return { status: 200, headers, body }
}

function headersOf({ contentType, tags, etag, policy }: Entry): Record<string, string> {
  return {
    'content-type': contentType,
    'cache-control': contentType.startsWith('text/html') ? CACHED : CACHED_DATA,
    'cache-tag': tags.join(','),
    vary: 'accept-encoding',
    etag,
    'x-cache': 'hit',
    ...(policy && { 'content-security-policy': policy }),
  }
}
