import type { Sharp } from 'sharp'
import { createDrawPool, type DrawPool } from './draw-pool.ts'

const PREFIX = 'art/'
const SUFFIX = '.webp'

/** Raised when the drawings change, so that cached ones are made again. */
const EDITION = '5'
/** Raised when films are made in another way. */
const FILM_EDITION = '1'

type Frame = { width: number; height: number }
export type DrawnPicture = {
  contentKey: string
  open: (frame: Frame) => Promise<Sharp>
  film: { contentKey: string; type: string; make: () => Promise<Buffer> }
}

/**
 * Pictures of the demo shop for a shop's media: their path says what is to be drawn. The table of garments waits for
 * the first such path: a shop that opens needs none of it for its first page.
 */
export function drawnSource(pool: DrawPool = createDrawPool({ workers: 1 })) {
  return {
    async find(path: string): Promise<DrawnPicture | undefined> {
      if (!path.startsWith(PREFIX) || !path.endsWith(SUFFIX)) return undefined
      const { decodeSpec } = await import('./picture-spec.ts')
      const spec = decodeSpec(path.slice(PREFIX.length, -SUFFIX.length))
      if (spec === undefined) return undefined
      const open = async (frame: Frame) => {
        const { data, width, height, channels } = await pool.draw(spec, frame)
        const { default: sharp } = await import('sharp')
        return sharp(data, { raw: { width, height, channels } })
      }
      const make = async () => {
        const { closeUp, FILM_SOURCE } = await import('./film/close-up.ts')
        return closeUp(await open(FILM_SOURCE))
      }
      const film = { contentKey: `${EDITION}-${FILM_EDITION}`, type: 'video/webm', make }
      return { contentKey: `drawn-${EDITION}`, open, film }
    },
    close: () => pool.close(),
  }
}
