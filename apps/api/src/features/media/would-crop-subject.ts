import type { Sharp } from 'sharp'
import type { PictureFrame } from '#api/adapters/pictures/picture-source.ts'

const LOOK = 48
const WHITE_FROM = 240
const WHITE = { r: 255, g: 255, b: 255 }

/** A thing photographed whole on white, of which filling the frame would cut something off. */
export async function wouldCropSubject(pixels: Sharp, frame: PictureFrame): Promise<boolean> {
  const look = await pixels
    .clone()
    .flatten({ background: WHITE })
    .resize({ width: LOOK, height: LOOK, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
  const isWhite = (x: number, y: number) => (look[y * LOOK + x] ?? 0) >= WHITE_FROM
  const { width = 1, height = 1 } = await pixels.metadata()
  const visibleRatio = (frame.width / frame.height) * (height / width)
  if (visibleRatio >= 1 || !isRimWhite(isWhite)) return false
  const cut = Math.ceil(((1 - visibleRatio) / 2) * LOOK)
  return hasContent(isWhite, 0, cut) || hasContent(isWhite, LOOK - cut, LOOK)
}

/** People are cut by the lower rim of their photograph; things lie free. */
function isRimWhite(isWhite: (x: number, y: number) => boolean): boolean {
  const last = LOOK - 1
  for (let at = 0; at < LOOK; at += 1)
    if (!isWhite(at, 0) || !isWhite(at, last) || !isWhite(0, at) || !isWhite(last, at)) return false
  return true
}

function hasContent(isWhite: (x: number, y: number) => boolean, from: number, to: number): boolean {
  for (let x = from; x < to; x += 1) for (let y = 0; y < LOOK; y += 1) if (!isWhite(x, y)) return true
  return false
}
