import { createDrawPool } from '@vitrine/art/draw-pool'
import { decodeSpec } from '@vitrine/art/picture-spec'
import sharp from 'sharp'
import type { PictureSource } from './picture-source.ts'

const PREFIX = 'art/'
const SUFFIX = '.webp'

/** Raised when the drawings change, so that cached ones are made again. */
const EDITION = '2'

/** Pictures of the demo shop: their path says what is to be drawn. */
export function drawnSource(pool = createDrawPool({ workers: 1 })): PictureSource {
  return {
    async find(path) {
      if (!path.startsWith(PREFIX) || !path.endsWith(SUFFIX)) return undefined
      const spec = decodeSpec(path.slice(PREFIX.length, -SUFFIX.length))
      if (spec === undefined) return undefined
      return {
        contentKey: `drawn-${EDITION}`,
        open: async (frame) => {
          const { data, width, height, channels } = await pool.draw(spec, frame)
          return sharp(data, { raw: { width, height, channels } })
        },
      }
    },
    close: () => pool.close(),
  }
}
