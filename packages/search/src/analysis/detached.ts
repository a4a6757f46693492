/** V8 lets slices from this length on share, and so keep alive, the text they were cut from. */
const SHORTEST_SHARED = 13

/** A piece of a text as a string of its own, to be kept longer than the text. */
export function detached(piece: string): string {
  return piece.length < SHORTEST_SHARED ? piece : piece.split('').join('')
}
