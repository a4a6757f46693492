// Compares as an eye would: pixelmatch measures colour in YIQ, the way brightness and hue are perceived, and both
// pictures are slightly blurred before, so that a letter's edge does not count and a letter more or less does.
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** A blink against the tens of thousands of a screen, much less than one word of a label. */
const MAX_PIXELS = 24
const TOLERANCE = 0.1
const BLUR_SIGMA = 0.7

export type Difference = {
  /** Of the small pictures. */
  pixels: number
  /** Where, in pixels of the page; undefined when they look the same. */
  where?: string
  /** What differs in red, for people. */
  draw(): Promise<Buffer>
}
type Size = { width: number; height: number }

export async function comparePictures(reference: Buffer, shot: Buffer): Promise<Difference> {
  const size = await sizeOfBoth(reference, shot)
  const [left, right] = await Promise.all([softened(reference, size), softened(shot, size)])
  const drawing = Buffer.alloc(left.length)
  const { width, height } = size
  const pixels = pixelmatch(left, right, drawing, width, height, { threshold: TOLERANCE, includeAA: true })
  const draw = () =>
    sharp(drawing, { raw: { width, height, channels: 4 } })
      .webp()
      .toBuffer()
  return { pixels, draw, ...(pixels > MAX_PIXELS && { where: boxOf(drawing, size) }) }
}

async function sizeOfBoth(...pictures: Buffer[]): Promise<Size> {
  const sizes = await Promise.all(pictures.map((one) => sharp(one).metadata()))
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  }
}

/** What one of them lacks is black, which no page is. */
async function softened(picture: Buffer, { width, height }: Size): Promise<Buffer> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { channels } = info
  return sharp(data, { raw: { width: info.width, height: info.height, channels } })
    .extend({ right: width - info.width, bottom: height - info.height, background: '#000' })
    .blur(BLUR_SIGMA)
    .raw()
    .toBuffer()
}

/** Pixelmatch paints what differs in pure red on greys. */
function boxOf(drawing: Buffer, { width, height }: Size): string {
  const box = { left: width, right: 0, top: height, bottom: 0 }
  for (let at = 0; at < width * height; at += 1) {
    if (drawing[at * 4] === drawing[at * 4 + 1]) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return `x ${box.left * 2}–${box.right * 2}, y ${box.top * 2}–${box.bottom * 2}`
}
