// Whole frames made into a film every browser plays: a lossy WebP holds one VP8 key frame, and WebM holds many.
import { double, element, text, unsigned } from './ebml.ts'

export type FilmFrames = { frames: readonly Buffer[]; width: number; height: number; framesPerSecond: number }

const VIDEO = 1
const KEY_FRAME = 0x80
const MS_PER_SECOND = 1_000
const NS_PER_MS = 1_000_000

/** `frames` are WebP pictures of the film's size, lossy and without transparency. */
export function toWebm({ frames, width, height, framesPerSecond }: FilmFrames): Buffer {
  const at = (index: number) => Math.round((index * MS_PER_SECOND) / framesPerSecond)
  const info = element(
    0x1549a966,
    unsigned(0x2ad7b1, NS_PER_MS),
    text(0x4d80, 'vitrine'),
    text(0x5741, 'vitrine'),
    double(0x4489, at(frames.length)),
  )
  const picture = element(0xe0, unsigned(0xb0, width), unsigned(0xba, height))
  const track = element(
    0xae,
    unsigned(0xd7, 1),
    unsigned(0x73c5, 1),
    unsigned(0x83, VIDEO),
    text(0x86, 'V_VP8'),
    picture,
  )
  const clusters = secondsOf(frames, framesPerSecond).map((second, index) => {
    const start = index * MS_PER_SECOND
    const blocks = second.map((frame, inside) =>
      block(vp8Of(frame), at(index * framesPerSecond + inside) - start),
    )
    return element(0x1f43b675, unsigned(0xe7, start), ...blocks)
  })
  return Buffer.concat([header(), element(0x18538067, info, element(0x1654ae6b, track), ...clusters)])
}

/** The VP8 chunk of a WebP picture. */
export function vp8Of(webp: Buffer): Buffer {
  for (let at = 12; at + 8 <= webp.length; ) {
    const size = webp.readUInt32LE(at + 4)
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + size)
    at += 8 + size + (size % 2)
  }
  throw new Error('The picture is no lossy WebP.')
}

function header(): Buffer {
  return element(
    0x1a45dfa3,
    unsigned(0x4286, 1),
    unsigned(0x42f7, 1),
    unsigned(0x42f2, 4),
    unsigned(0x42f3, 8),
    text(0x4282, 'webm'),
    unsigned(0x4287, 2),
    unsigned(0x4285, 2),
  )
}

function block(frame: Buffer, offsetMs: number): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt8(0x81)
  head.writeInt16BE(offsetMs, 1)
  head.writeUInt8(KEY_FRAME, 3)
  return element(0xa3, head, frame)
}

function secondsOf(frames: readonly Buffer[], framesPerSecond: number): Buffer[][] {
  const seconds = Math.ceil(frames.length / framesPerSecond)
  return Array.from({ length: seconds }, (_, second) =>
    frames.slice(second * framesPerSecond, (second + 1) * framesPerSecond),
  )
}
