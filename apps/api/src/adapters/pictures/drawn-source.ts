import { createDrawPool } from '@vitrine/art/draw-pool'
import type { PictureSource } from './picture-source.ts'

const PREFIX = 'art/'
const SUFFIX = '.webp'

/** Raised when the drawings change, so that cached ones are made again. */
const EDITION = '4'

/**
 * Pictures of the demo shop: their path says what is to be drawn. The table of garments waits for the first such path:
 * a shop that opens needs none of it for its first page.
 */
export function drawnSource(pool = createDrawPool({ workers: 1 })): PictureSource {
  return {
    async find(path) {
      if (!path.startsWith(PREFIX) || !path.endsWith(SUFFIX)) return undefined
      const { decodeSpec } = await import('@vitrine/art/picture-spec')
      const spec = decodeSpec(path.slice(PREFIX.length, -SUFFIX.length))
      if (spec === undefined) return undefined
      return {
        contentKey: `drawn-${EDITION}`,
        open: async (frame) => {
          const { data, width, height, channels } = await pool.draw(spec, frame)
          const { default: sharp } = await import('sharp')
          return sharp(data, { raw: { width, height, channels } })
        },
      }
    },
    close: () => pool.close(),
  }
}
