import sharp, { type Sharp } from 'sharp'
import type { FoundPicture } from '#api/adapters/pictures/picture-source.ts'
import { ShopError } from '#api/errors.ts'
import type { PictureFormat } from './picture-format.ts'
import { MAX_PIXELS, type PictureSize } from './picture-size.ts'
import { wouldCropSubject } from './would-crop-subject.ts'

// One thread a picture: two are made at a time, and the rest of the machine belongs to the shop.
sharp.concurrency(1)

const WHITE = { r: 255, g: 255, b: 255 }

export type PictureOrder = { picture: FoundPicture; size: PictureSize; format: PictureFormat }

/** A file that turns out to be no picture, or half of one, is as good as missing. */
export async function makePicture({ picture, size, format }: PictureOrder): Promise<Buffer> {
  const pixels = await picture.open(size)
  try {
    const fitted = size.fit === 'beside' ? await standInMiddle(pixels, size) : await fitInto(pixels, size)
    return await encode(fitted, format, size.isDense)
  } catch {
    throw new ShopError('NOT_FOUND', { message: 'The picture cannot be read.' })
  }
}

/** What is drawn is as wide already; of anything else the middle stands upright, and its ground goes on. */
async function standInMiddle(pixels: Sharp, size: PictureSize): Promise<Sharp> {
  const { width, height } = await pixels.metadata()
  if (width === size.width && height === size.height) return pixels
  const middle = middleOf(size)
  return carriedOn(await fitInto(pixels, middle), middle, size)
}

/** As high as the wide frame, and as upright as a product page's picture. */
function middleOf({ height, ...size }: PictureSize): PictureSize {
  return { ...size, height, fit: 'cover', width: 2 * Math.round((height * 600) / 744 / 2) }
}

/** The outermost pixels go on to the rim: paper and a studio's wall have no end. */
function carriedOn(pixels: Sharp, { width }: PictureSize, wide: PictureSize): Sharp {
  const side = (wide.width - width) / 2
  return pixels.extend({ left: side, right: side, extendWith: 'copy' })
}

async function fitInto(pixels: Sharp, { width, height, fit }: PictureSize): Promise<Sharp> {
  const { width: w = 0, height: h = 0 } = await pixels.metadata()
  if (w * h > MAX_PIXELS) throw new Error('The picture has too many pixels.')
  if (w === width && h === height) return pixels
  if (fit === 'within') return pixels.resize({ width, height, fit: 'inside', withoutEnlargement: true })
  if (await wouldCropSubject(pixels, { width, height }))
    return pixels.flatten({ background: WHITE }).resize({ width, height, fit: 'contain', background: WHITE })
  // People stand upright in portraits: what must go, goes from below.
  return pixels.resize({ width, height, fit: 'cover', position: 'top' })
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
