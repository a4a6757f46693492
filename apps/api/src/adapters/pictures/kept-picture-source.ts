import type { Sharp } from 'sharp'
import { ShopError } from '#api/errors.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import type { PictureFrame, PictureSource } from './picture-source.ts'

/**
 * Pictures the staff brought, in the shop's own sizes, cut around what they said must stay in sight: `d/<name>.f20-80.webp`.
 * Read only to make a size that was never made: while the bucket is away, the others still come from disk.
 */
export function keptPictureSource(store: PhotoStore, folder: string): PictureSource {
  const own = new RegExp(`^${folder}/([0-9a-f]{32})(?:\\.f(\\d{1,3})-(\\d{1,3}))?\\.webp$`)
  const isKept = rememberKept(store)
  return {
    async find(path) {
      const [, name, x = '50', y = '50'] = own.exec(path) ?? []
      if (name === undefined || !(await isKept(`${name}.webp`))) return undefined
      const focus = { x: percent(x), y: percent(y) }
      return {
        contentKey: `${name} ${focus.x} ${focus.y}`,
        isNamedByShop: true,
        open: async (frame) => cutAround(await getKept(store, `${name}.webp`), frame, focus),
      }
    },
  }
}

/** What was there once is not looked for again, and what cannot be looked for now may well be there. */
function rememberKept(store: PhotoStore): (name: string) => Promise<boolean> {
  const kept = new Set<string>()
  return async (name) => {
    if (kept.has(name)) return true
    const isThere = await store.has(name).catch(() => undefined)
    if (isThere) kept.add(name)
    return isThere ?? true
  }
}

export async function getKept(store: PhotoStore, name: string): Promise<Buffer> {
  const picture = await store.read(name)
  if (picture === undefined) throw new ShopError('NOT_FOUND', { message: 'There is no such picture.' })
  return picture
}

const percent = (digits: string): number => Math.min(100, Number(digits))

type Focus = { x: number; y: number }

/** The largest part of the frame's shape with the point as near to its middle as the picture allows. */
async function cutAround(bytes: Buffer, { width, height }: PictureFrame, focus: Focus): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  const { width: w, height: h } = await sharp(bytes).metadata()
  const scale = Math.min(w / width, h / height)
  const part = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
  const start = (whole: number, cut: number, at: number) =>
    Math.round(Math.min(whole - cut, Math.max(0, (whole * at) / 100 - cut / 2)))
  const region = { ...part, left: start(w, part.width, focus.x), top: start(h, part.height, focus.y) }
  return sharp(bytes).extract(region).resize({ width, height })
}
