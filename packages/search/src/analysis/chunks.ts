// Where a text can be cut before it is read: no word and no article number reaches across a space or across the
// full-width stops of Chinese. Other punctuation stays, because codes such as "WH10-XS" carry it.
const BREAK = /[\s、。，；：！？（）《》「」『』【】]/

const IS_BREAK = Uint8Array.from({ length: 0x10000 }, (_, code) =>
  BREAK.test(String.fromCharCode(code)) ? 1 : 0,
)

/** A place in a text, with a hash of what stands there. */
export type ChunkPlace = { start: number; end: number; hash: number }

/** Shows every chunk without cutting it out: most are known already, and strings are dear by the million. */
export function visitChunks(text: string, visit: (place: ChunkPlace) => void): void {
  const place: ChunkPlace = { start: 0, end: 0, hash: 0 }
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : 32
    if (IS_BREAK[code] === 0) {
      place.hash = Math.imul(place.hash ^ code, 0x01000193)
      continue
    }
    place.end = at
    if (at > place.start) visit(place)
    place.start = at + 1
    place.hash = 0
  }
}

export function chunksOf(text: string): string[] {
  const chunks: string[] = []
  visitChunks(text, ({ start, end }) => chunks.push(text.slice(start, end)))
  return chunks
}
