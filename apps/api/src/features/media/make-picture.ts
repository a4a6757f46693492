import sharp, { type Sharp } from 'sharp'
import type { FoundPicture } from '#api/adapters/pictures/picture-source.ts'
import type { PictureFormat } from './picture-format.ts'
import type { PictureSize } from './picture-size.ts'

// One thread a picture: two are made at a time, and the rest of the machine belongs to the shop.
sharp.concurrency(1)

const PIXEL_LIMIT = 50_000_000
const WHITE = { r: 255, g: 255, b: 255 }

export type PictureOrder = { picture: FoundPicture; size: PictureSize; format: PictureFormat }

export async function makePicture({ picture, size, format }: PictureOrder): Promise<Buffer> {
  const pixels = await picture.open(size)
  return encode(await fitInto(pixels, size), format, size.isDense)
}

async function fitInto(pixels: Sharp, { width, height, fit }: PictureSize): Promise<Sharp> {
  const { width: w = 0, height: h = 0, orientation = 1 } = await pixels.metadata()
  if (w * h > PIXEL_LIMIT) throw new Error('The picture has too many pixels.')
  if (w === width && h === height) return pixels
  if (fit === 'within') return pixels.resize({ width, height, fit: 'inside', withoutEnlargement: true })
  const ratio = orientation >= 5 ? h / w : w / h
  // Square photographs show things on white; cutting their sides off would cut the thing itself.
  if (ratio > 0.95 && width / height < 0.95 && (await hasWhiteCorners(pixels, { w, h })))
    return pixels.resize({ width, height, fit: 'contain', background: WHITE })
  // People stand upright in portraits: what must go, goes from below.
  return pixels.resize({ width, height, fit: 'cover', position: 'top' })
}

async function hasWhiteCorners(pixels: Sharp, { w, h }: { w: number; h: number }): Promise<boolean> {
  const { data } = await pixels
    .clone()
    .flatten({ background: WHITE })
    .resize({ width: 16, height: Math.max(2, Math.round((16 * h) / w)), fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const corners = [data[0], data[15], data[data.length - 16], data[data.length - 1]]
  return corners.every((value) => value !== undefined && value > 240)
}

/** Twice the pixels on the same spot forgive coarser steps, and cost the line less. */
function encode(pixels: Sharp, format: PictureFormat, isDense: boolean): Promise<Buffer> {
  if (format === 'avif') return pixels.avif({ quality: isDense ? 42 : 56, effort: 2 }).toBuffer()
  if (format === 'webp') return pixels.webp({ quality: isDense ? 68 : 78, effort: 3 }).toBuffer()
  return pixels
    .flatten({ background: WHITE })
    .jpeg({ quality: isDense ? 72 : 82, progressive: true })
    .toBuffer()
}
