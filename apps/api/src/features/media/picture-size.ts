/**
 * `cover` fills the frame exactly; `within` keeps the whole picture, at most that large; `beside` fills a wide frame
 * with the picture in the middle and its own ground carried on to both sides.
 */
export type PictureSize = {
  width: number
  height: number
  fit: 'cover' | 'within' | 'beside'
  isDense: boolean
}

/** What is taken apart at all, whoever it is from: beyond it a small file would fill the memory. */
export const MAX_PIXELS = 50_000_000

/** The only sizes there are: an open list would let anyone fill the disk. Cart, catalogue and gallery are spec §2. */
const SIZES: Record<string, Omit<PictureSize, 'isDense'>> = {
  '64x80': { width: 64, height: 80, fit: 'cover' },
  '210x300': { width: 210, height: 300, fit: 'cover' },
  '324x489': { width: 324, height: 489, fit: 'cover' },
  '600x744': { width: 600, height: 744, fit: 'cover' },
  '960x1120': { width: 960, height: 1120, fit: 'cover' },
  '1200x1488': { width: 1200, height: 1488, fit: 'cover' },
  // What messengers and networks show of a shared link.
  '1200x630': { width: 1200, height: 630, fit: 'beside' },
  wide: { width: 1440, height: 1440, fit: 'within' },
}

const DENSE = '@2x'

/** `324x489` or, for dense screens, `324x489@2x`. */
export function findPictureSize(name: string): PictureSize | undefined {
  const isDense = name.endsWith(DENSE)
  const base = isDense ? name.slice(0, -DENSE.length) : name
  const size = Object.hasOwn(SIZES, base) ? SIZES[base] : undefined
  if (size === undefined) return undefined
  const times = isDense ? 2 : 1
  return { ...size, width: size.width * times, height: size.height * times, isDense }
}
