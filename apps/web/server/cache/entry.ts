import type { Encoding } from './compress.ts'

/** Key, tags, policy and heads of a page. */
const BOOKKEEPING_BYTES = 2_000

export type CachedAnswer = { status: 200 | 304; headers: Record<string, string>; body: Buffer | null }
export type Form = Encoding | 'unchanged'

export type Entry = {
  contentType: string
  tags: readonly string[]
  etag: string
  /** Content-Security-Policy; empty for data. */
  policy: string
  /** The page as brotli. */
  packed: Buffer
  /** Packed as well as is worth it; a page asked for once is packed quickly. */
  isTight: boolean
  /** As they go out: in each encoding asked for so far, and to a browser that has the page. */
  answers: Partial<Record<Form, CachedAnswer>>
}

/** What it takes of the room for pages. */
export function sizeOf({ packed, answers }: Entry): number {
  const unpacked = (answers.identity?.body?.length ?? 0) + (answers.gzip?.body?.length ?? 0)
  return packed.length + unpacked + BOOKKEEPING_BYTES
}
