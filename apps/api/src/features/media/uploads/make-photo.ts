// A visitor's file as a picture of ours: looked at, decoded, turned upright, made small and written anew, so that
// nothing of the file itself remains: no place it was taken at, no second file behind the first.
import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'
import { ShopError } from '#api/errors.ts'
import { MakingQueue } from '../making-queue.ts'
import { MAX_PIXELS } from '../picture-size.ts'

const KINDS: Record<string, string> = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' }
const LEAST_SIDE = 16
const LONGEST_SIDE = 1600

// One at a time, whoever sends: decoding is the most expensive thing a stranger can ask of the shop.
const queue = new MakingQueue({ atOnce: 1, waiting: 60 })

export type PhotoWish = {
  /** Of the form, for whoever is told what is wrong. */
  field: string
  /** Cut to a square with sides this long, around what catches the eye. */
  square?: number
  /** Of what is not cut; as of a visitor's photo where nothing is said. */
  longestSide?: number
}

/** Answers WebP. `path` is also the key: a file is made once. */
export function makePhoto(path: string, wish: PhotoWish): Promise<Buffer> {
  return queue.run(path, () => decode(path, wish))
}

async function decode(
  path: string,
  { field, square, longestSide = LONGEST_SIDE }: PhotoWish,
): Promise<Buffer> {
  const refuse = (why: string) => refusal(field, why)
  const kind = await fileTypeFromFile(path)
  const format = KINDS[kind?.mime ?? '']
  if (format === undefined) throw refuse('is not a JPEG, PNG or WebP picture')
  try {
    const picture = sharp(path, {
      limitInputPixels: MAX_PIXELS,
      failOn: 'error',
      sequentialRead: true,
      pages: 1,
    })
    const { format: found, width, height } = await picture.metadata()
    if (found !== format || Math.min(width, height) < LEAST_SIDE) throw refuse('is too small')
    return await picture
      .rotate()
      .resize(square ? squareOf(square) : wholeOf(longestSide))
      .webp({ quality: 80, effort: 3 })
      .toBuffer()
  } catch (error) {
    if (error instanceof ShopError) throw error
    throw refuse('cannot be read, or has too many pixels')
  }
}

const wholeOf = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const
const squareOf = (side: number) =>
  ({ width: side, height: side, fit: 'cover', position: 'attention' }) as const

function refusal(field: string, why: string): ShopError {
  return new ShopError('VALIDATION', {
    message: `${field}: a file ${why}`,
    details: [{ path: field, key: 'REFUSED', message: why }],
  })
}
