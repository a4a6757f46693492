/** Three bytes of room a character, which is what UTF-8 takes at most; a page of more than a million is no everyday one. */
const MOST_ROOM = 4 * 1024 * 1024
const encoder = new TextEncoder()
let room = new Uint8Array(0)

/**
 * The pieces of a page as it is sent. Joined first, a page with a single sign beyond Latin would be copied as a string of two
 * bytes a character, and written into three times the room it then takes.
 */
export function bytesOf(pieces: readonly string[]): Buffer {
  const most = pieces.reduce((sum, piece) => sum + 3 * piece.length, 0)
  if (most > MOST_ROOM) return Buffer.from(pieces.join(''))
  if (most > room.length) room = new Uint8Array(most)
  let length = 0
  for (const piece of pieces) length += encoder.encodeInto(piece, room.subarray(length)).written
  // Its own: a piece of a larger block would hold all of it.
  const bytes = Buffer.allocUnsafeSlow(length)
  bytes.set(room.subarray(0, length))
  return bytes
}
